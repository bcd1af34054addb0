import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource } from '../../../adapters/postgres/data-source.js';
import { migrate } from '../../../adapters/postgres/migrate.js';
import { PostgresReferenceData } from '../../../adapters/postgres/reference-data/postgres-reference-data.js';
import { AIRPORTS, COUNTRIES } from '../../../adapters/sample-desk/countries-and-airports.js';
import { openTestDesk, type TestDesk } from './test-database.js';

describe('the migrations', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.drop());

  it('lay down the countries and airports of the desk', async () => {
    const reference = new PostgresReferenceData(desk.dataSource.manager);
    expect(await reference.countries()).toEqual(COUNTRIES);
    expect(await reference.airports()).toEqual(AIRPORTS);
  });

  it('have nothing left to do the second time, also where several processes start at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => createDataSource(desk.url, { poolSize: 2 }).initialize()));
    try {
      expect(await Promise.all(others.map((other) => migrate(other)))).toEqual([[], [], []]);
    } finally {
      await Promise.all(others.map((other) => other.destroy()));
    }
  });

  it('give every table the columns that the program reads and writes', async () => {
    for (const { tableName, columns } of desk.dataSource.entityMetadatas) {
      const rows: Array<{ column_name: string; is_nullable: string }> = await desk.dataSource.query(
        'SELECT column_name, is_nullable FROM information_schema.columns WHERE table_name = $1',
        [tableName],
      );
      const inDatabase = rows.map((row) => `${tableName}.${row.column_name} ${row.is_nullable}`).sort();
      const inProgram = columns
        .filter((column) => column.databaseName !== 'search_text')
        .map((column) => `${tableName}.${column.databaseName} ${column.isNullable ? 'YES' : 'NO'}`);
      expect(inDatabase.filter((column) => !column.includes('search_text'))).toEqual([...new Set(inProgram)].sort());
    }
  });
});
