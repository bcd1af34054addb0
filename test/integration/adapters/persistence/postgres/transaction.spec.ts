import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../../../../adapters/persistence/postgres/query.js';
import { runInTransaction } from '../../../../../adapters/persistence/postgres/unit-of-work/transaction.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const INSERT_KEY = 'INSERT INTO idempotency_key (name, at) VALUES ($1, now())';

describe('A transaction', () => {
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await openMigratedDatabase(2);
  });
  afterAll(() => database.drop());

  const listKeys = async () => {
    const { rows } = await query<{ name: string }>(
      database.dataSource.manager,
      'SELECT name FROM idempotency_key ORDER BY name',
    );
    return rows.map(({ name }) => name);
  };

  it('does them in the order in which they were asked for, and keeps them all', async () => {
    const counts = await runInTransaction(database.dataSource, async (manager) => [
      await query(manager, INSERT_KEY, ['a']),
      await query(manager, "UPDATE idempotency_key SET name = 'b' WHERE name = 'a'"),
      await query(manager, "SELECT 1 FROM idempotency_key WHERE name = 'b'"),
    ]);
    expect(counts.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(await listKeys()).toEqual(['b']);
  });

  it('keeps none of them where one fails, whatever is still asked for', async () => {
    let straggler: Promise<unknown> = Promise.resolve();
    const cutShort = runInTransaction(database.dataSource, async (manager) => {
      await query(manager, INSERT_KEY, ['lost']);
      straggler = (async () => {
        while (true) await query(manager, INSERT_KEY, [`straggler ${Math.random()}`]);
      })();
      await Promise.all([query(manager, INSERT_KEY, ['together']), query(manager, INSERT_KEY, ['b']), straggler]);
    });
    await expect(cutShort).rejects.toMatchObject({ driverError: { code: '23505' } });
    await expect(straggler).rejects.toThrow();
    expect(await listKeys()).toEqual(['b']);
  });

  it('calls it a fault where the server rolls back in place of committing', async () => {
    const swallowed = runInTransaction(database.dataSource, async (manager) => {
      await query(manager, INSERT_KEY, ['before the fault']);
      await query(manager, 'SELECT 1 / 0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('rolled back');
    expect(await listKeys()).toEqual(['b']);
  });

  it('lets nobody use the connection who comes after the end', async () => {
    let late: () => Promise<unknown> = () => Promise.resolve();
    await runInTransaction(database.dataSource, async (manager) => {
      await query(manager, INSERT_KEY, ['c']);
      late = () => query(manager, INSERT_KEY, ['late']);
    });
    await expect(late()).rejects.toThrow('already released');
    expect(await listKeys()).toEqual(['b', 'c']);
  });

  it('undoes a part within it alone', async () => {
    await runInTransaction(database.dataSource, async (manager) => {
      await query(manager, INSERT_KEY, ['d']);
      const part = manager.transaction(async (inside) => {
        await query(inside, INSERT_KEY, ['e']);
        throw new Error('only this part');
      });
      await expect(part).rejects.toThrow('only this part');
    });
    expect(await listKeys()).toEqual(['b', 'c', 'd']);
  });
});
