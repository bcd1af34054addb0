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
 * @throws CommitFailedError if a statement's error was caught in the function: the server answers the COMMIT with a
 *   rollback, which it does not report as an error
 */
export async function runInTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    const result = await work(runner.manager);
    // Not by TypeORM, which does not look at what the server answers.
    const client: ClientBase = await runner.connect();
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new CommitFailedError();
    return result;
  } catch (error) {
    // Where the connection is broken, the server has rolled back already.
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
