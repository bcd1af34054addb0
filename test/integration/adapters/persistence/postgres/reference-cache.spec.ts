import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource } from '../../../../../adapters/persistence/postgres/data-source.js';
import { PostgresReferenceData } from '../../../../../adapters/persistence/postgres/airport-directory/postgres-airport-directory.js';
import { StandingData } from '../../../../../adapters/persistence/postgres/reference-cache/read-through-cache.js';
import { standingStores } from '../../../../../adapters/persistence/postgres/reference-cache/cached-reference-stores.js';
import { postgresDesk } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { PostgresUnitOfWork } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { WORK_KINDS } from '../../../../../application/jobs/job-queue.port.js';
import { aRateOf } from '../../../../support/fixtures/rates.js';
import { openTestDesk, type TestDesk } from '../../../../support/postgres/test-database.js';

const DOMAIN = 'rutas-del-istmo.example';
const SENDER = { mailDomain: DOMAIN, companyName: 'Rutas', country: undefined, isApproved: false, notes: undefined };

describe('What is remembered of what staff keep', () => {
  let place: TestDesk;
  let other: ReturnType<typeof createDataSource>;
  let subject = 0;
  beforeAll(async () => {
    place = await openTestDesk();
    other = await createDataSource(place.url, { poolSize: 2 }).initialize();
  });
  afterAll(async () => {
    await other.destroy();
    await place.drop();
  });

  /** A process that works the queue, and one where staff are at work. */
  function twoProcesses() {
    const { manager } = place.dataSource;
    const standing = new StandingData();
    const desk = postgresDesk(manager, standing);
    const kept = standingStores(desk, new PostgresReferenceData(manager), standing);
    const takeWork = async () => {
      subject += 1;
      await desk.queue.enqueue('answer-email', subject, new Date());
      const work = await desk.queue.take(WORK_KINDS, 60);
      if (work) await desk.queue.finish(work);
    };
    return { kept, takeWork, staff: postgresDesk(other.manager), unitOfWork: new PostgresUnitOfWork(other) };
  }

  it('holds for the next piece of work, whichever process changed it', async () => {
    const { kept, takeWork, staff } = twoProcesses();
    await takeWork();
    expect(await kept.rates.ratesAt('SJO')).toEqual([]);
    const { id } = await staff.rates.add(aRateOf({ service: 'HNDL', base: 10 }));
    await takeWork();
    expect((await kept.rates.ratesAt('SJO')).map((rate) => rate.baseRate.toString())).toEqual(['10']);
    await staff.rates.replace(id, aRateOf({ service: 'HNDL', base: 11 }));
    await takeWork();
    expect((await kept.rates.ratesAt('SJO')).map((rate) => rate.baseRate.toString())).toEqual(['11']);
    await staff.rates.remove(id);
    await takeWork();
    expect(await kept.rates.ratesAt('SJO')).toEqual([]);
  });

  it('does not hold before the change is kept, and never where it is undone', async () => {
    const { kept, takeWork, unitOfWork } = twoProcesses();
    await takeWork();
    await kept.senders.find(DOMAIN);
    const undone = unitOfWork.run(async (desk) => {
      await desk.senders.add(SENDER, new Date());
      await takeWork();
      expect(await kept.senders.find(DOMAIN)).toBeUndefined();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await takeWork();
    expect(await kept.senders.find(DOMAIN)).toBeUndefined();
  });

  it('is asked of the database once, until something changes', async () => {
    const { kept, takeWork, staff } = twoProcesses();
    await takeWork();
    const first = await kept.disclaimers.all();
    await takeWork();
    expect(await kept.disclaimers.all()).toBe(first);
    await staff.disclaimers.add({ title: 'Peak days', content: 'Ask us.', priority: 3, airportIds: [2] });
    await takeWork();
    expect(await kept.disclaimers.all()).toHaveLength(first.length + 1);
  });

  it.each([
    'country',
    'airport',
    'rate',
    'tax_rate',
    'recognized_sender',
    'consignment',
    'disclaimer',
    'disclaimer_airport',
    'desk_setting',
  ])('counts every change of %s', async (table) => {
    const versionOf = async () => {
      const [row]: Array<{ version: string }> = await other.query('SELECT version FROM standing_version');
      return Number(row?.version);
    };
    for (const change of [
      `DELETE FROM ${table} WHERE false`,
      `INSERT INTO ${table} SELECT * FROM ${table} WHERE false`,
    ]) {
      const before = await versionOf();
      await other.query(change);
      expect(await versionOf()).toBe(before + 1);
    }
  });

  it('forgets nothing for a count that comes late, and remembers no failed look', async () => {
    const standing = new StandingData();
    standing.seen(7);
    expect(await standing.of('rates', async () => 'new')).toBe('new');
    standing.seen(6);
    expect(await standing.of('rates', async () => 'other')).toBe('new');
    await expect(standing.of('taxes', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await standing.of('taxes', async () => 'there')).toBe('there');
  });
});
