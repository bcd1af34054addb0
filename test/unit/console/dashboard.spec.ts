import { describe, expect, it } from '@jest/globals';
import { listFilterBadges } from '../../../apps/console/src/components/quotation-filters/filter-badges.js';
import {
  ALL_QUOTATIONS,
  hasFilters,
  toServerQuery,
} from '../../../apps/console/src/components/quotation-filters/quotation-filters.js';
import { toCountryRows, toTimeRows } from '../../../apps/console/src/features/dashboard/chart-rows.js';
import type { QuotationStats } from '../../../apps/console/src/features/dashboard/dashboard.endpoints.js';
import { parseView, toSearchParams } from '../../../apps/console/src/features/dashboard/dashboard-url.js';
import { computeSummaryKpis } from '../../../apps/console/src/features/dashboard/summary-kpis.js';

const view = (address: string) => parseView(new URLSearchParams(address));
const NOW = new Date('2026-06-15T12:00:00Z');

const STATS: QuotationStats = {
  total: 1214,
  averageWeightKg: 320.46,
  averageVolumeM3: 1.924,
  totalValue: 5000.5,
  strictCount: 1200,
  fallbackCount: 14,
  dataQualityPercent: 99,
  valuesRead: 9000,
  valuesCorrected: 90,
  correctedPercent: 1,
  previous: { total: 1084, averageWeightKg: 330, averageVolumeM3: 1.92, totalValue: 0 },
  change: { total: 12, averageWeightKg: -3, averageVolumeM3: 0, totalValue: null },
  topDomains: [],
  byCountry: [],
  overTime: [],
  domains: [],
  allTotal: 2000,
};

describe('The address of the dashboard', () => {
  it('survives the way there and back', () => {
    const address = 'period=month&country=CR&domain=norte-cargo.example&from=2026-01-05&to=2026-01-31&open=7';
    expect(toSearchParams(view(address)).toString()).toBe(address);
  });

  it('ignores what makes no sense, and says nothing of what is as usual', () => {
    expect(view('period=decade&country=Costa&from=yesterday&to=2026-13-45&open=-1')).toEqual({
      ...ALL_QUOTATIONS,
      open: undefined,
    });
    expect(toSearchParams(view('')).toString()).toBe('');
    expect(hasFilters(ALL_QUOTATIONS)).toBe(false);
    expect(hasFilters(view('domain=a.example'))).toBe(true);
  });

  it('asks the server for the whole of the last day', () => {
    const query = toServerQuery(view('from=2026-01-05&to=2026-01-31'), NOW);
    expect(new Date(query.get('from') ?? '')).toEqual(new Date('2026-01-05T06:00:00.000Z'));
    expect(new Date(query.get('to') ?? '')).toEqual(new Date('2026-02-01T05:59:59.999Z'));
  });

  it('lets the later of a period and a first day count', () => {
    const early = toServerQuery(view('period=week&from=2020-01-01'), NOW);
    expect(new Date(early.get('from') ?? '').getFullYear()).toBe(2026);
    const late = toServerQuery(view('period=year&from=2026-06-14'), NOW);
    expect(new Date(late.get('from') ?? '')).toEqual(new Date('2026-06-14T06:00:00.000Z'));
  });
});

describe('The active filters', () => {
  it('stand as badges in words', () => {
    const name = (code: string) => (code === 'CR' ? 'Costa Rica' : code);
    expect(listFilterBadges(view('period=month&country=CR&domain=a.example&from=2026-01-05'), name, 'en-US')).toEqual([
      { field: 'period', label: 'Period: Last Month' },
      { field: 'country', label: 'Country: Costa Rica' },
      { field: 'domain', label: 'Domain: a.example' },
      { field: 'from', label: 'From: Jan 5, 2026' },
    ]);
  });
});

describe('The summary cards', () => {
  it('show each figure and its computed change', () => {
    const cards = computeSummaryKpis(STATS, 'month', 'en-US');
    expect(cards.map(({ label, value, change, direction }) => [label, value, change, direction])).toEqual([
      ['Total Quotations', '1,214', '+12%', 'up'],
      ['Avg. Weight (kg)', '320.5', '-3%', 'down'],
      ['Avg. Volume (m³)', '1.92', '0%', 'same'],
      ['Total Value', '$5,000.50', '—', 'unknown'],
    ]);
  });

  it('say why there is no change', () => {
    const [allTime] = computeSummaryKpis({ ...STATS, previous: null, change: null }, 'all', 'en-US');
    expect(allTime?.note).toBe('All Time has no period before it');
    const [month] = computeSummaryKpis({ ...STATS, change: null }, 'month', 'en-US');
    expect(month?.note).toBe('No quotations in the period before');
  });
});

describe('The rows of the charts', () => {
  const COUNTRIES = [
    { id: 2, code: 'CR', alpha3: 'CRI', name: 'Costa Rica' },
    { id: 1, code: 'PA', alpha3: 'PAN', name: 'Panama' },
  ];

  it('show every country of the server, and other destinations only where there are any', () => {
    const counts = [
      { code: 'PAN', count: 3, value: 300 },
      { code: 'OTHER', count: 0, value: 0 },
    ];
    expect(toCountryRows(counts, COUNTRIES).map(({ name, count }) => [name, count])).toEqual([
      ['Costa Rica', 0],
      ['Panama', 3],
    ]);
    const elsewhere = [{ code: 'OTHER', count: 1, value: 9 }];
    expect(toCountryRows(elsewhere, COUNTRIES).at(-1)).toMatchObject({ name: 'Other', alpha2: undefined, count: 1 });
  });

  it('keep the colour of a country whatever is shown', () => {
    const colors = (code: string) => toCountryRows([{ code, count: 1, value: 1 }], COUNTRIES).map(({ color }) => color);
    expect(colors('CRI')).toEqual(colors('PAN'));
  });

  it('are days, and weeks where there are many days', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_unused, index) => ({
        day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
        count: 1,
        value: 2,
      }));
    expect(toTimeRows(days(2), 'en-US')).toEqual([
      { name: 'Jan 1, 2026', at: Date.UTC(2026, 0, 1), count: 1, value: 2 },
      { name: 'Jan 2, 2026', at: Date.UTC(2026, 0, 2), count: 1, value: 2 },
    ]);
    const weeks = toTimeRows(days(100), 'en-US');
    expect(weeks[0]).toEqual({ name: 'Week of Jan 1, 2026', at: Date.UTC(2026, 0, 1), count: 7, value: 14 });
    expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(100);
    expect(toTimeRows([])).toEqual([]);
  });
});
