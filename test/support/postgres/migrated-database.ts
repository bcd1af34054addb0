import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../adapters/persistence/postgres/data-source.js';
import { migrate } from '../../../adapters/persistence/postgres/migrate.js';
import { type DatabaseTemplate, openTestDatabase, type TestDatabase } from './test-database.js';

const MIGRATED: DatabaseTemplate = {
  name: 'migrated',
  fill: async (url) => {
    const dataSource = await createDataSource(url, { poolSize: 2 }).initialize();
    await migrate(dataSource);
    await dataSource.destroy();
  },
};

/** A test database with all tables, and a pool of connections to it. */
export interface MigratedDatabase extends TestDatabase {
  readonly dataSource: DataSource;
}

/** Makes a database whose tables are up to date; `drop` closes the pool, too. */
export async function openMigratedDatabase(poolSize = 10): Promise<MigratedDatabase> {
  const database = await openTestDatabase(MIGRATED);
  const dataSource = await createDataSource(database.url, { poolSize }).initialize();
  const drop = async () => {
    await dataSource.destroy();
    await database.drop();
  };
  return { url: database.url, dataSource, drop };
}
