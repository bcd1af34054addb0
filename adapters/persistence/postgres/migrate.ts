import type { DataSource } from 'typeorm';
import { POSTGRES_MESSAGES } from './postgres.messages.js';

/** A number of our own: processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_431_984_412;
const MIN_SERVER_VERSION = 140_000;

/**
 * Brings the tables up to date; harmless where they are. Several processes may call it at once.
 * @returns the names of the migrations that ran
 * @throws Error where the server is older than PostgreSQL 14
 */
export async function migrate(dataSource: DataSource): Promise<readonly string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const [{ version }]: [{ version: number }] = await runner.query(
      "SELECT current_setting('server_version_num')::integer AS version",
    );
    if (version < MIN_SERVER_VERSION) throw new Error(POSTGRES_MESSAGES.serverTooOld);
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      return (await dataSource.runMigrations()).map((migration) => migration.name);
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await runner.release();
  }
}
