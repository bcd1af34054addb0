import type { DataSource } from 'typeorm';
import { type Desk, UnitOfWork } from '../../../application/unit-of-work.port.js';
import { postgresDesk } from './postgres-desk.js';
import { promptTransaction } from './prompt-transaction.js';

/** Units of work as transactions of PostgreSQL, at its default isolation: unique keys decide, not checks before writes. */
export class PostgresUnitOfWork extends UnitOfWork {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  run<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
    return promptTransaction(this.dataSource, (manager) => work(postgresDesk(manager)));
  }
}
