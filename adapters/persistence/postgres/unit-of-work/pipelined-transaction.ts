import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { type Connection, corkWrites } from '../query.js';

/** A transaction was rolled back instead of committed, because one of its statements had failed. */
class CommitFailedError extends Error {
  constructor() {
    super('The transaction was rolled back at its end, because one of its statements had failed.');
    this.name = 'CommitFailedError';
  }
}

/** A statement was issued after its transaction had ended: on its connection it would be committed separately. */
class TransactionClosedError extends Error {
  constructor() {
    super('The transaction is over: nothing more can be done in it.');
    this.name = 'TransactionClosedError';
  }
}

/** A connection whose BEGIN is pipelined with the first statement, which saves a round trip. */
class PipelinedQueryRunner extends PostgresQueryRunner {
  private begun: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private guarded: Promise<Connection> | undefined;

  /** The connection, until the transaction has ended. */
  override connect(): Promise<Connection> {
    this.guarded ??= super.connect().then((client: Connection) => ({
      connection: client.connection,
      query: (...asked) => (this.isClosed ? Promise.reject(new TransactionClosedError()) : client.query(...asked)),
    }));
    return this.guarded;
  }

  override async startTransaction(): Promise<void> {
    if (this.transactionDepth > 0) return super.startTransaction();
    const connection = await this.connect();
    this.isTransactionActive = true;
    this.transactionDepth = 1;
    corkWrites(connection);
    this.begun = connection.query({ text: 'START TRANSACTION' });
    // If BEGIN fails, the statement after it fails, too, and the end checks it again.
    this.begun.catch(() => undefined);
  }

  /** @throws CommitFailedError if the server answers a COMMIT with a rollback, which it does not report as an error */
  override async commitTransaction(): Promise<void> {
    if (this.transactionDepth !== 1) return super.commitTransaction();
    await this.begun;
    const connection = await this.connect();
    const committing = connection.query({ text: 'COMMIT' });
    this.isClosed = true;
    const { command } = await committing;
    this.isTransactionActive = false;
    this.transactionDepth = 0;
    if (command !== 'COMMIT') throw new CommitFailedError();
  }

  override async rollbackTransaction(): Promise<void> {
    if (this.transactionDepth !== 1) return super.rollbackTransaction();
    const connection = await this.connect();
    const undoing = connection.query({ text: 'ROLLBACK' });
    this.isClosed = true;
    await undoing;
    this.isTransactionActive = false;
    this.transactionDepth = 0;
  }
}

/** Runs a function in a transaction on one pooled connection. Statements that are issued together are pipelined. */
export async function runInTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  // createDataSource makes no other kind.
  const runner = new PipelinedQueryRunner(dataSource.driver as PostgresDriver, 'master');
  const manager = dataSource.createEntityManager(runner);
  Object.assign(runner, { manager });
  try {
    return await manager.transaction(work);
  } finally {
    await runner.release();
  }
}
