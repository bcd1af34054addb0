import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAirportDirectory } from '../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { InMemoryQuotationAnalytics } from '../../../../adapters/persistence/in-memory/in-memory-quotation-analytics.js';
import {
  createInMemoryRepositories,
  type InMemoryRepositories,
} from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { GetDashboard } from '../../../../application/quoting/get-dashboard.js';
import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { aPricedShipment, aQuotation } from '../../../support/fixtures/quotations.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const NOW = new Date('2026-03-10T12:00:00Z');
const CLOCK = { now: () => NOW };
const EVERYTHING: QuotationFilter = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

describe('the dashboard', () => {
  let repositories: InMemoryRepositories;
  let dashboard: GetDashboard;
  let lastEmailId = 0;
  beforeEach(() => {
    repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock: CLOCK });
    const reference = new InMemoryAirportDirectory(COUNTRIES, AIRPORTS);
    dashboard = new GetDashboard(
      new InMemoryQuotationAnalytics(repositories.quotations),
      repositories.recognizedDomains,
      reference,
      CLOCK,
    );
  });

  const quote = async (moment: string, grossWeightKg = 320, airport = 'SJO') => {
    lastEmailId += 1;
    const request = aShipmentRequest({ goods: { grossWeightKg }, airportDestination: airport });
    const {
      id: _id,
      revision: _revision,
      ...draft
    } = aQuotation({ ...aPricedShipment(request), emailId: lastEmailId });
    await repositories.quotations.add({ ...draft, createdAt: new Date(moment) });
  };
  const getDashboard = (filter: Partial<QuotationFilter>) => dashboard.execute({ ...EVERYTHING, ...filter });

  it('compares whole days with as many whole days before them', async () => {
    await quote('2026-03-01T06:00:00.000Z', 300);
    await quote('2026-03-04T05:59:59.999Z', 500);
    await quote('2026-03-04T06:00:00.000Z', 500);
    await quote('2026-03-07T05:59:59.999Z', 500);
    await quote('2026-03-01T05:59:59.999Z', 9);
    const { total, previous, change, overTime } = await getDashboard({
      from: new Date('2026-03-04T06:00:00.000Z'),
      to: new Date('2026-03-07T05:59:59.999Z'),
    });
    expect(total).toBe(2);
    expect(previous).toMatchObject({ total: 2, averageWeightKg: 400 });
    expect(change).toMatchObject({ total: 0, averageWeightKg: 25, averageVolumeM3: 0 });
    expect(overTime.map(({ day, count }) => [day, count])).toEqual([
      ['2026-03-04', 1],
      ['2026-03-05', 0],
      ['2026-03-06', 1],
    ]);
  });

  it('compares an open period with the same time before it, and shows each of its days up to now', async () => {
    await quote('2026-03-09T12:00:00Z');
    await quote('2026-03-08T12:00:00Z');
    await quote('2026-03-01T12:00:00Z');
    const { total, previous, change, overTime } = await getDashboard({ from: new Date('2026-03-03T12:00:00Z') });
    expect([total, previous?.total, change?.total]).toEqual([2, 1, 100]);
    expect(overTime).toHaveLength(8);
    expect(overTime[0]?.day).toBe('2026-03-03');
    expect(overTime.at(-1)?.day).toBe('2026-03-10');
  });

  it('claims no change where there was nothing before, or no period before', async () => {
    await quote('2026-03-09T12:00:00Z');
    expect(await getDashboard({})).toMatchObject({ previous: null, change: null });
    expect(await getDashboard({ to: NOW })).toMatchObject({ previous: null, change: null });
    expect(await getDashboard({ from: new Date('2026-03-08T00:00:00Z') })).toMatchObject({
      previous: { total: 0 },
      change: null,
    });
  });

  it('begins a long time with its first quotation, and shows nothing of an empty one', async () => {
    expect((await getDashboard({})).overTime).toEqual([]);
    await quote('2026-03-07T12:00:00Z');
    const days = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'];
    expect((await getDashboard({})).overTime.map((one) => one.day)).toEqual(days);
    expect((await getDashboard({ from: new Date('1990-01-01T00:00:00Z') })).overTime.map((one) => one.day)).toEqual(
      days,
    );
  });

  it('counts every country, also those with nothing', async () => {
    await quote('2026-03-07T12:00:00Z', 320, 'GUA');
    const { byCountry } = await getDashboard({});
    expect(byCountry.map((one) => one.code)).toEqual(['PAN', 'CRI', 'NIC', 'HND', 'SLV', 'GTM', 'OTHER']);
    expect(byCountry.filter((one) => one.count > 0)).toMatchObject([{ code: 'GTM', count: 1 }]);
  });
});
