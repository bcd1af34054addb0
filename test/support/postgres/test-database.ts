import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { toConnectionUrl } from '../../../adapters/persistence/embedded-postgres/server-connection.js';
import { ServerFolder } from '../../../adapters/persistence/embedded-postgres/server-folder.js';
import { startOrAdopt } from '../../../adapters/persistence/embedded-postgres/start-or-adopt.js';
import { createDataSource } from '../../../adapters/persistence/postgres/data-source.js';
import { migrate } from '../../../adapters/persistence/postgres/migrate.js';

/** A database of one spec's own. */
export interface TestDatabase {
  readonly url: string;
  /** Disconnects everybody and removes the database. */
  drop(): Promise<void>;
}

/**
 * Makes an empty database on `TEST_DATABASE_URL`, or else on the run's embedded server, which the first caller starts. It
 * answers before the disk has everything: what survives a power cut is not what these specs are about.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = await resolveServerUrl();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name}`);
  await runOnServer(serverUrl, `ALTER DATABASE ${name} SET synchronous_commit = off`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** A test database with all tables, and a pool of connections to it. */
export interface MigratedDatabase extends TestDatabase {
  readonly dataSource: DataSource;
}

/** Makes a database and brings its tables up to date; `drop` closes the pool, too. */
export async function openMigratedDatabase(poolSize = 10): Promise<MigratedDatabase> {
  const database = await openTestDatabase();
  const dataSource = await createDataSource(database.url, { poolSize }).initialize();
  await migrate(dataSource);
  const drop = async () => {
    await dataSource.destroy();
    await database.drop();
  };
  return { url: database.url, dataSource, drop };
}

async function resolveServerUrl(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  const folder = process.env.ISTMO_TEST_POSTGRES_DIR;
  if (!folder) throw new Error('ISTMO_TEST_POSTGRES_DIR is not set: run the specs by Jest, which sets it up.');
  const serving = await startOrAdopt(await ServerFolder.open(folder), {
    nativeDir: undefined,
    boundToPort: undefined,
    calledOff: new AbortController().signal,
    log: () => undefined,
  });
  return toConnectionUrl(serving);
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
