import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { PostgresAirportDirectory } from '../../../../../adapters/persistence/postgres/airport-directory/postgres-airport-directory.js';
import { createDataSource } from '../../../../../adapters/persistence/postgres/data-source.js';
import { migrate } from '../../../../../adapters/persistence/postgres/migrate.js';
import { MIGRATIONS } from '../../../../../adapters/persistence/postgres/migrations/all-migrations.js';
import { PostgresQuotationRepository } from '../../../../../adapters/persistence/postgres/quotations/postgres-quotation.repository.js';
import { AIRPORTS, COUNTRIES } from '../../../../../adapters/seed/countries-and-airports.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';
import { openTestDatabase } from '../../../../support/postgres/test-database.js';

const EVERYTHING = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
};

describe('the migrations', () => {
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.drop());

  it('lay down the countries and airports of the server', async () => {
    const reference = new PostgresAirportDirectory(database.dataSource.manager);
    expect(await reference.countries()).toEqual(COUNTRIES);
    expect(await reference.airports()).toEqual(AIRPORTS);
  });

  it('have nothing left to do the second time, also where several processes start at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => createDataSource(database.url, { poolSize: 2 }).initialize()));
    try {
      expect(await Promise.all(others.map((other) => migrate(other)))).toEqual([[], [], []]);
    } finally {
      await Promise.all(others.map((other) => other.destroy()));
    }
  });

  it('give every table the columns that the program reads and writes', async () => {
    for (const { tableName, columns } of database.dataSource.entityMetadatas) {
      const rows: Array<{ column_name: string; is_nullable: string }> = await database.dataSource.query(
        'SELECT column_name, is_nullable FROM information_schema.columns WHERE table_name = $1',
        [tableName],
      );
      const inDatabase = rows.map((row) => `${tableName}.${row.column_name} ${row.is_nullable}`).sort();
      const inProgram = columns.map(
        (column) => `${tableName}.${column.databaseName} ${column.isNullable ? 'YES' : 'NO'}`,
      );
      expect(inDatabase).toEqual([...new Set(inProgram)].sort());
    }
  });

  it('pass also where the server forbids extensions', async () => {
    const { url, drop } = await openTestDatabase();
    const asOwner = await createDataSource(url, { poolSize: 1 }).initialize();
    const { guestUrl, undo } = await forbidExtensions(asOwner, url);
    const guest = createDataSource(guestUrl, { poolSize: 2 });
    try {
      await guest.initialize();
      await expect(guest.query('CREATE EXTENSION pg_trgm')).rejects.toThrow('permission denied');
      expect(await migrate(guest)).toHaveLength(MIGRATIONS.length);
      expect(await guest.query('SELECT 1 FROM pg_extension WHERE extname = $1', ['pg_trgm'])).toEqual([]);
      const list = await new PostgresQuotationRepository(guest.manager).findPage({ ...EVERYTHING, text: 'SJO' }, 1, 10);
      expect(list).toEqual({ rows: [], total: 0 });
    } finally {
      if (guest.isInitialized) await guest.destroy();
      await undo();
      await asOwner.destroy();
      await drop();
    }
  });

  it('can be taken back to the empty database', async () => {
    const { dataSource, drop } = await openMigratedDatabase();
    try {
      for (const _migration of MIGRATIONS) await dataSource.undoLastMigration();
      const left: Array<{ table_name: string }> = await dataSource.query(
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
      );
      expect(left.map((row) => row.table_name)).toEqual(['migration']);
    } finally {
      await drop();
    }
  });
});

/** Somebody who may make tables and no extensions: the owner without that right, or a guest of a superuser, who has every right. */
async function forbidExtensions(
  asOwner: DataSource,
  url: string,
): Promise<{ guestUrl: string; undo(): Promise<void> }> {
  const [{ isSuperuser, database }]: [{ isSuperuser: boolean; database: string }] = await asOwner.query(
    'SELECT rolsuper AS "isSuperuser", current_database() AS database FROM pg_roles WHERE rolname = current_user',
  );
  if (!isSuperuser) {
    await asOwner.query(`REVOKE CREATE ON DATABASE ${database} FROM CURRENT_USER`);
    return { guestUrl: url, undo: async () => undefined };
  }
  const role = `guest_${randomBytes(4).toString('hex')}`;
  await asOwner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'guest'; GRANT CREATE ON SCHEMA public TO ${role}`);
  const guestUrl = new URL(url);
  guestUrl.username = role;
  guestUrl.password = 'guest';
  return {
    guestUrl: guestUrl.href,
    undo: async () => void (await asOwner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)),
  };
}
