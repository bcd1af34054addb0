import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertDurability } from '../../../../../adapters/persistence/postgres/assert-durability.js';
import { createDataSource } from '../../../../../adapters/persistence/postgres/data-source.js';
import { openTestDatabase, type TestDatabase } from '../../../../support/postgres/test-database.js';

describe('the durability that a database must have', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.drop());

  /** Looks at a connection with a setting of its own, as the role or the database may give it. */
  async function checkWith(setting: string): Promise<void> {
    const url = new URL(database.url);
    url.searchParams.set('options', `-c ${setting}`);
    const dataSource = await createDataSource(url.href, { poolSize: 2 }).initialize();
    try {
      await assertDurability(dataSource);
    } finally {
      await dataSource.destroy();
    }
  }

  it.each(['on', 'local', 'remote_write', 'remote_apply'])('is there with synchronous_commit %s', async (value) => {
    await expect(checkWith(`synchronous_commit=${value}`)).resolves.toBeUndefined();
  });

  it('is not there without synchronous_commit, and one sentence says so', async () => {
    await expect(checkWith('synchronous_commit=off')).rejects.toThrow(
      /^The database runs with synchronous_commit off, so an accepted email could be lost at a power cut: [^.]*\.$/,
    );
  });
});
