import type { DataSource } from 'typeorm';
import { type Desk, UnitOfWork } from '../../../../application/persistence/unit-of-work.port.js';
import { postgresDesk } from './postgres-repositories.js';
import { promptTransaction } from './pipelined-transaction.js';

/** Units of work as transactions of PostgreSQL, at its default isolation: unique keys decide, not checks before writes. */
export class PostgresUnitOfWork extends UnitOfWork {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  run<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
    return promptTransaction(this.dataSource, (manager) => work(postgresDesk(manager)));
  }
}
