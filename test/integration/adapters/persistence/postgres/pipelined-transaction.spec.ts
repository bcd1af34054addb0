import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { run } from '../../../../../adapters/persistence/postgres/query.js';
import { promptTransaction } from '../../../../../adapters/persistence/postgres/unit-of-work/pipelined-transaction.js';
import { openTestDesk, type TestDesk } from '../../../../support/postgres/test-database.js';

const MARK = 'INSERT INTO desk_mark (name, at) VALUES ($1, now())';

describe('A transaction whose statements travel together', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk(2);
  });
  afterAll(() => desk.drop());

  const marks = async () => {
    const { rows } = await run<{ name: string }>(desk.dataSource.manager, 'SELECT name FROM desk_mark ORDER BY name');
    return rows.map(({ name }) => name);
  };

  it('does them in the order in which they were asked for, and keeps them all', async () => {
    const counts = await promptTransaction(desk.dataSource, (manager) =>
      Promise.all([
        run(manager, MARK, ['a']),
        run(manager, "UPDATE desk_mark SET name = 'b' WHERE name = 'a'"),
        run(manager, "SELECT 1 FROM desk_mark WHERE name = 'b'"),
      ]),
    );
    expect(counts.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(await marks()).toEqual(['b']);
  });

  it('keeps none of them where one fails, whatever is still asked for', async () => {
    let straggler: Promise<unknown> = Promise.resolve();
    const cutShort = promptTransaction(desk.dataSource, async (manager) => {
      await run(manager, MARK, ['lost']);
      straggler = (async () => {
        while (true) await run(manager, MARK, [`straggler ${Math.random()}`]);
      })();
      await Promise.all([run(manager, MARK, ['together']), run(manager, MARK, ['b']), straggler]);
    });
    await expect(cutShort).rejects.toMatchObject({ driverError: { code: '23505' } });
    await expect(straggler).rejects.toThrow();
    expect(await marks()).toEqual(['b']);
  });

  it('calls it a fault where the server rolls back in place of committing', async () => {
    const swallowed = promptTransaction(desk.dataSource, async (manager) => {
      await run(manager, MARK, ['before the fault']);
      await run(manager, 'SELECT 1 / 0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('rolled back');
    expect(await marks()).toEqual(['b']);
  });

  it('lets nobody use the connection who comes after the end', async () => {
    let late: () => Promise<unknown> = () => Promise.resolve();
    await promptTransaction(desk.dataSource, async (manager) => {
      await run(manager, MARK, ['c']);
      late = () => run(manager, MARK, ['late']);
    });
    await expect(late()).rejects.toThrow('over');
    expect(await marks()).toEqual(['b', 'c']);
  });

  it('undoes a part within it alone', async () => {
    await promptTransaction(desk.dataSource, async (manager) => {
      await run(manager, MARK, ['d']);
      const part = manager.transaction(async (inside) => {
        await run(inside, MARK, ['e']);
        throw new Error('only this part');
      });
      await expect(part).rejects.toThrow('only this part');
    });
    expect(await marks()).toEqual(['b', 'c', 'd']);
  });
});
