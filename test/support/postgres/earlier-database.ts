import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { createDataSource } from '../../../adapters/persistence/postgres/data-source.js';
import { MIGRATIONS } from '../../../adapters/persistence/postgres/migrations/all-migrations.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';

/** A backup by the release before the tables got their standard names. */
export const FORMAT_1_BACKUP = 'test/support/fixtures/backups/format-1.jsonl.gz';

/** Tables that migrations fill. */
const SEEDED_TABLES = ['country', 'airport'];

/** What a backup leaves out, in the words of then. */
const FILL_THE_REST = `
  INSERT INTO session (sid_hash, data, user_id, expires_at) VALUES ('\\x01', '{}', 1, '2126-05-04T10:00:00Z');
  WITH change AS (DELETE FROM quotation_change RETURNING *), days AS (
    INSERT INTO quotation_day
    SELECT day, country, status, sum(quotations), sum(gross_kg), sum(volume_m3), sum(value_usd), sum(strict),
           sum(values_read), sum(values_corrected)
    FROM change GROUP BY 1, 2, 3
  )
  INSERT INTO quotation_domain_month
  SELECT date_trunc('month', day::timestamp)::date, client_domain, country, status, sum(quotations)
  FROM change WHERE client_domain IS NOT NULL GROUP BY 1, 2, 3, 4;
  UPDATE quotation SET status = 'expired' WHERE id = 3;
  UPDATE quotation SET status = 'pending' WHERE id = 3`;

/** A database of the release before the tables got their standard names, with rows in every table. */
export async function openEarlierDatabase(lastMigration: string): Promise<TestDatabase> {
  const database = await openTestDatabase();
  const { options } = createDataSource(database.url, { poolSize: 2 });
  const names: readonly string[] = MIGRATIONS.map((migration) => new migration().name);
  const migrations = MIGRATIONS.slice(0, names.indexOf(lastMigration) + 1);
  const dataSource = await new DataSource({ ...options, migrations }).initialize();
  try {
    await dataSource.runMigrations();
    await insertRows(dataSource);
    await dataSource.query(FILL_THE_REST);
  } finally {
    await dataSource.destroy();
  }
  return database;
}

async function insertRows(dataSource: DataSource): Promise<void> {
  const lines = gunzipSync(await readFile(FORMAT_1_BACKUP))
    .toString('utf8')
    .split('\n');
  let insert: string | undefined;
  for (const line of lines) {
    if (line.startsWith('#')) {
      const { table, columns = [] }: { table?: string; columns?: string[] } = JSON.parse(line.slice(1));
      const list = columns.map((column) => `"${column}"`).join(', ');
      const isFilled = table !== undefined && !SEEDED_TABLES.includes(table);
      insert = isFilled
        ? `INSERT INTO "${table}" (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM json_populate_record(NULL::"${table}", $1)`
        : undefined;
    } else if (insert && line) await dataSource.query(insert, [line]);
  }
}
