import type { DataSource } from 'typeorm';
import {
  type CreateEventPublisher,
  type TransactionScope,
  UnitOfWork,
} from '../../../../application/persistence/unit-of-work.port.js';
import { createPostgresRepositories } from './postgres-repositories.js';
import { runInTransaction } from './transaction.js';

/**
 * Units of work as transactions of PostgreSQL, at its default isolation: unique keys detect duplicates, not checks
 * before writes.
 */
export class PostgresUnitOfWork extends UnitOfWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly createEventPublisher: CreateEventPublisher,
  ) {
    super();
  }

  run<T>(work: (tx: TransactionScope) => Promise<T>): Promise<T> {
    return runInTransaction(this.dataSource, (manager) => {
      const repositories = createPostgresRepositories(manager);
      return work({ ...repositories, events: this.createEventPublisher(repositories) });
    });
  }
}
