import type { ClientBase } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** A transaction was rolled back instead of committed, because one of its statements had failed. */
class CommitFailedError extends Error {
  constructor() {
    super('The transaction was rolled back at its end, because one of its statements had failed.');
    this.name = 'CommitFailedError';
  }
}

/**
 * Runs a function in a transaction on one pooled connection. Its statements follow each other: each is awaited before
 * the next one.
 * @throws CommitFailedError if a statement's error was caught in the function: the server would answer the COMMIT with a
 *   rollback, which neither it nor TypeORM reports as an error
 */
export function runInTransaction<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return dataSource.transaction(async (manager) => {
    const result = await work(manager);
    if (await hasFailedStatement(manager)) throw new CommitFailedError();
    return result;
  });
}

/** Whether the server takes no more statements in this transaction; the driver knows it from the last answer. */
async function hasFailedStatement({ queryRunner }: EntityManager): Promise<boolean> {
  const client: ClientBase | undefined = await queryRunner?.connect();
  return client?.getTransactionStatus() === 'E';
}
