import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresAirportDirectory } from '../../../../../adapters/persistence/postgres/airport-directory/postgres-airport-directory.js';
import { createDataSource } from '../../../../../adapters/persistence/postgres/data-source.js';
import { createCachedReferenceStores } from '../../../../../adapters/persistence/postgres/reference-cache/cached-reference-stores.js';
import { ReadThroughCache } from '../../../../../adapters/persistence/postgres/reference-cache/read-through-cache.js';
import { createPostgresRepositories } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { PostgresUnitOfWork } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { JOB_TYPES } from '../../../../../application/jobs/job-queue.port.js';
import { createEventPublisher } from '../../../../../apps/api/infrastructure/event-publisher.js';
import { aRate } from '../../../../support/fixtures/rates.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const DOMAIN = 'rutas-del-istmo.example';
const RECOGNIZED_DOMAIN = {
  mailDomain: DOMAIN,
  companyName: 'Rutas',
  country: undefined,
  isApproved: false,
  notes: undefined,
};

describe('What is remembered of what staff keep', () => {
  let database: MigratedDatabase;
  let other: ReturnType<typeof createDataSource>;
  let subject = 0;
  beforeAll(async () => {
    database = await openMigratedDatabase();
    other = await createDataSource(database.url, { poolSize: 2 }).initialize();
  });
  afterAll(async () => {
    await other.destroy();
    await database.drop();
  });

  /** A process that works the queue, and one where staff are at work. */
  function openTwoProcesses() {
    const { manager } = database.dataSource;
    const cache = new ReadThroughCache();
    const repositories = createPostgresRepositories(manager, cache);
    const cached = createCachedReferenceStores(repositories, new PostgresAirportDirectory(manager), cache);
    const claimJob = async () => {
      subject += 1;
      await repositories.queue.enqueue('answer-email', subject, new Date());
      const work = await repositories.queue.claim(JOB_TYPES, 60);
      if (work) await repositories.queue.complete(work);
    };
    return {
      kept: cached,
      takeWork: claimJob,
      staff: createPostgresRepositories(other.manager),
      unitOfWork: new PostgresUnitOfWork(other, createEventPublisher),
    };
  }

  it('holds for the next piece of work, whichever process changed it', async () => {
    const { kept: cached, takeWork: claimJob, staff } = openTwoProcesses();
    await claimJob();
    expect(await cached.rates.findByAirport('SJO')).toEqual([]);
    const { id } = await staff.rates.add(aRate({ service: 'HNDL', base: 10 }));
    await claimJob();
    expect((await cached.rates.findByAirport('SJO')).map((rate) => rate.baseRate.toString())).toEqual(['10']);
    await staff.rates.replace(id, aRate({ service: 'HNDL', base: 11 }));
    await claimJob();
    expect((await cached.rates.findByAirport('SJO')).map((rate) => rate.baseRate.toString())).toEqual(['11']);
    await staff.rates.remove(id);
    await claimJob();
    expect(await cached.rates.findByAirport('SJO')).toEqual([]);
  });

  it('does not hold before the change is kept, and never where it is undone', async () => {
    const { kept: cached, takeWork: claimJob, unitOfWork } = openTwoProcesses();
    await claimJob();
    await cached.recognizedDomains.findBySender(`ana@${DOMAIN}`);
    const undone = unitOfWork.run(async (repositories) => {
      await repositories.recognizedDomains.add(RECOGNIZED_DOMAIN, new Date());
      await claimJob();
      expect(await cached.recognizedDomains.findBySender(`ana@${DOMAIN}`)).toBeUndefined();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await claimJob();
    expect(await cached.recognizedDomains.findBySender(`ana@${DOMAIN}`)).toBeUndefined();
  });

  it('is asked of the database once, until something changes', async () => {
    const { kept: cached, takeWork: claimJob, staff } = openTwoProcesses();
    await claimJob();
    const first = await cached.disclaimers.all();
    await claimJob();
    expect(await cached.disclaimers.all()).toBe(first);
    await staff.disclaimers.add({ title: 'Peak days', content: 'Ask us.', priority: 3, airportIds: [2] });
    await claimJob();
    expect(await cached.disclaimers.all()).toHaveLength(first.length + 1);
  });

  it.each([
    'country',
    'airport',
    'rate',
    'tax_rate',
    'exchange_rate',
    'recognized_domain',
    'mawb_consignee',
    'disclaimer',
    'disclaimer_airport',
    'setting',
  ])('counts every change of %s', async (table) => {
    const readVersion = async () => {
      const [row]: Array<{ version: string }> = await other.query('SELECT version FROM reference_data_version');
      return Number(row?.version);
    };
    for (const change of [
      `DELETE FROM ${table} WHERE false`,
      `INSERT INTO ${table} SELECT * FROM ${table} WHERE false`,
    ]) {
      const before = await readVersion();
      await other.query(change);
      expect(await readVersion()).toBe(before + 1);
    }
  });

  it('forgets nothing for a count that comes late, and remembers no failed look', async () => {
    const cache = new ReadThroughCache();
    cache.invalidateBefore(7);
    expect(await cache.getOrLoad('rates', async () => 'new')).toBe('new');
    cache.invalidateBefore(6);
    expect(await cache.getOrLoad('rates', async () => 'other')).toBe('new');
    await expect(cache.getOrLoad('taxes', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.getOrLoad('taxes', async () => 'there')).toBe('there');
  });
});
