import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresQuotationAnalytics } from '../../../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { mergeRollupChanges } from '../../../../../adapters/persistence/postgres/analytics/rollups.js';
import { buildAcceptedVolumeQuery } from '../../../../../adapters/persistence/postgres/quotations/accepted-volume.query.js';
import { PostgresQuotationRepository } from '../../../../../adapters/persistence/postgres/quotations/postgres-quotation.repository.js';
import { describeAcceptedVolumeContract } from '../../../../contracts/accepted-volume.contract.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { describeQuotationStatisticsContract } from '../../../../contracts/quotation-statistics.contract.js';
import { changeQuotationStatus } from '../../../../support/change-quotation.js';
import { aQuotation } from '../../../../support/fixtures/quotations.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

describeQuotationStatisticsContract('PostgresQuotationAnalytics', openPostgresContext);
describeAcceptedVolumeContract('PostgresQuotationRepository', openPostgresContext);

const EVERYTHING = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

describe('the kept figures', () => {
  let database: MigratedDatabase;
  let lastEmailId = 0;
  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.drop());

  const addQuotation = async () => {
    lastEmailId += 1;
    const { id: _id, revision: _revision, ...draft } = aQuotation({ emailId: lastEmailId });
    const quotations = new PostgresQuotationRepository(database.dataSource.manager);
    const { id } = await quotations.add(draft);
    await changeQuotationStatus(quotations, id, 'sent');
  };
  const countChanges = async () => {
    const [row]: Array<{ left: number }> = await database.dataSource.query(
      'SELECT count(*)::integer AS left FROM quotation_rollup_delta',
    );
    return row?.left;
  };

  it('say the same before and after the changes are added up', async () => {
    await addQuotation();
    await addQuotation();
    const statistics = new PostgresQuotationAnalytics(database.dataSource.manager);
    const before = await statistics.getStatistic(EVERYTHING, 5);
    expect(await countChanges()).toBe(6);
    await mergeRollupChanges(database.dataSource.manager);
    expect(await countChanges()).toBe(0);
    expect(await statistics.getStatistic(EVERYTHING, 5)).toEqual(before);
    expect(before.totals.count).toBe(2);
  });

  it('lose and double nothing where they are added up while quotations come in', async () => {
    const statistics = new PostgresQuotationAnalytics(database.dataSource.manager);
    const { manager } = database.dataSource;
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? mergeRollupChanges(manager) : addQuotation())),
    );
    await mergeRollupChanges(manager);
    expect(await statistics.getTotals({ ...EVERYTHING, status: 'sent' })).toMatchObject({ count: 10 });
    expect(await statistics.getTotals({ ...EVERYTHING, status: 'completed' })).toMatchObject({ count: 0 });
  });

  it('are added up by a dashboard that finds many changes', async () => {
    await database.dataSource.query(`
      INSERT INTO quotation_rollup_delta
      SELECT '2026-03-02', 'CR', 'sent', 'x.example', sign, sign, sign, sign, sign
      FROM generate_series(1, 1000), (VALUES (1), (-1)) AS signs(sign)`);
    const { totals } = await new PostgresQuotationAnalytics(database.dataSource.manager).getStatistic(EVERYTHING, 5);
    expect(totals.count).toBe(10);
    expect(await countChanges()).toBe(0);
  });
});

describe('the volume of a customer', () => {
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.drop());

  it('is found by its index, however many quotations others have accepted', async () => {
    const filter = { mailDomain: 'lago.example', mailbox: undefined, from: new Date(0), before: new Date(1) };
    const { text, parameters } = buildAcceptedVolumeQuery(filter);
    const plan: Array<Record<string, string>> = await database.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query(`EXPLAIN ${text}`, parameters);
    });
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('quotation_accepted_idx');
    expect(lines).not.toContain('Seq Scan on quotation');
  });
});
