import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foldChanges } from '../../../../../adapters/persistence/postgres/analytics/rollups.js';
import { PostgresQuotationStatistics } from '../../../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresQuotations } from '../../../../../adapters/persistence/postgres/quotations/postgres-quotation.repository.js';
import { quotationStatisticsContract } from '../../../../contracts/quotation-statistics.contract.js';
import { aQuotationOf } from '../../../../support/fixtures/quotations.js';
import { openPostgresDesk } from '../../../../contracts/postgres-context.js';
import { openTestDesk, type TestDesk } from '../../../../support/postgres/test-database.js';

quotationStatisticsContract('PostgresQuotationStatistics', openPostgresDesk);

const EVERYTHING = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

describe('the kept figures', () => {
  let desk: TestDesk;
  let lastEmailId = 0;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.drop());

  const quote = async () => {
    lastEmailId += 1;
    const { id: _id, revision: _revision, ...draft } = aQuotationOf({ emailId: lastEmailId });
    const quotations = new PostgresQuotations(desk.dataSource.manager);
    const { id } = await quotations.add(draft);
    await quotations.moveTo(id, 'sent');
  };
  const changes = async () => {
    const [row]: Array<{ left: number }> = await desk.dataSource.query(
      'SELECT count(*)::integer AS left FROM quotation_change',
    );
    return row?.left;
  };

  it('say the same before and after the changes are added up', async () => {
    await quote();
    await quote();
    const statistics = new PostgresQuotationStatistics(desk.dataSource.manager);
    const before = await statistics.of(EVERYTHING, 5);
    expect(await changes()).toBe(6);
    await foldChanges(desk.dataSource.manager);
    expect(await changes()).toBe(0);
    expect(await statistics.of(EVERYTHING, 5)).toEqual(before);
    expect(before.totals.count).toBe(2);
  });

  it('lose and double nothing where they are added up while quotations come in', async () => {
    const statistics = new PostgresQuotationStatistics(desk.dataSource.manager);
    const { manager } = desk.dataSource;
    await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? foldChanges(manager) : quote())));
    await foldChanges(manager);
    expect(await statistics.totalsOf({ ...EVERYTHING, status: 'sent' })).toMatchObject({ count: 10 });
    expect(await statistics.totalsOf({ ...EVERYTHING, status: 'completed' })).toMatchObject({ count: 0 });
  });

  it('are added up by a dashboard that finds many changes', async () => {
    await desk.dataSource.query(`
      INSERT INTO quotation_change
      SELECT '2026-03-02', 'CR', 'sent', 'x.example', sign, sign, sign, sign, sign
      FROM generate_series(1, 1000), (VALUES (1), (-1)) AS signs(sign)`);
    const { totals } = await new PostgresQuotationStatistics(desk.dataSource.manager).of(EVERYTHING, 5);
    expect(totals.count).toBe(10);
    expect(await changes()).toBe(0);
  });
});
