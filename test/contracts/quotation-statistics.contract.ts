import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { DEFAULT_TIME_ZONE, setOfficeTimeZone, toEndOfOfficeDay, toStartOfOfficeDay } from '../../domain/office-day.js';
import { DEFAULT_SETTINGS } from '../../domain/operations/settings.js';
import { countExtractedValues } from '../../domain/quoting/correction/value-origin.js';
import type { QuotationDraft } from '../../domain/quoting/quotation.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import { changeQuotationStatus, reviseQuotation } from '../support/change-quotation.js';
import { aPricedShipment, aQuotation } from '../support/fixtures/quotations.js';
import { anEmptyRequest, aShipmentRequest } from '../support/fixtures/shipments.js';
import { type OpenContext, setUpContext } from './contract-context.js';

const EVERYTHING: QuotationFilter = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

const TO_PANAMA = aPricedShipment(
  aShipmentRequest({
    airportDestination: 'PTY',
    destination: { country: 'PA', city: undefined, address: undefined },
  }),
  { destination: 'airport' },
);

let lastEmailId = 0;

function aQuotationAt(moment: string, overrides: Partial<QuotationDraft> = {}): QuotationDraft {
  lastEmailId += 1;
  const { id: _id, revision: _revision, ...draft } = aQuotation({ emailId: lastEmailId });
  return { ...draft, createdAt: new Date(moment), clientEmail: 'compras@roble.example', ...overrides };
}

function keepTotalOnly(draft: QuotationDraft, usd: number): QuotationDraft {
  const totals = { ...draft.charges.totals, finalTotal: Big(usd) };
  return { ...draft, charges: { ...draft.charges, lines: [], totals } };
}

/** What sums over quotations promise. */
export function describeQuotationStatisticsContract(name: string, open: OpenContext): void {
  describe(`${name} as the dashboard's figures`, () => {
    const context = setUpContext(open);
    const readTotals = (filter: Partial<QuotationFilter>) =>
      context().statistics.getTotals({ ...EVERYTHING, ...filter });
    const countBy = async (filter: Partial<QuotationFilter>) => {
      const { count } = await readTotals(filter);
      const all = await context().statistics.getStatistic({ ...EVERYTHING, ...filter }, 5);
      expect(all.totals.count).toBe(count);
      expect(all.byDay.reduce((sum, day) => sum + day.count, 0)).toBe(count);
      expect(all.byCountry.reduce((sum, country) => sum + country.count, 0)).toBe(count);
      const page = await context().quotations.findPage({ ...EVERYTHING, ...filter }, 1, 10);
      expect(page.total).toBe(count);
      return count;
    };

    it('is zero everywhere on an empty server', async () => {
      expect(await context().statistics.getStatistic(EVERYTHING, 5)).toEqual({
        totals: {
          ...{ count: 0, grossKg: Big(0), volumeM3: Big(0), valueUsd: Big(0), strictCount: 0 },
          ...{ valuesRead: 0, valuesCorrected: 0 },
        },
        byCountry: [],
        byDay: [],
        topDomains: [],
      });
      expect(await context().statistics.countAll()).toBe(0);
      expect(await context().statistics.listSenderDomains(200)).toEqual([]);
    });

    it('sums weights, volumes and amounts to the last decimal, and tells strict amounts from stored ones', async () => {
      const { quotations, statistics } = context();
      const draft = aQuotationAt('2024-02-10T00:00:00.000Z');
      await quotations.add(draft);
      await quotations.add(aQuotationAt('2024-02-10T23:59:59.999Z', { ...TO_PANAMA, clientEmail: 'x@pacaya.example' }));
      await quotations.add(keepTotalOnly(aQuotationAt('2024-02-12T12:00:00.000Z'), 100.1));
      await quotations.add(aQuotationAt('2024-02-12T13:00:00.000Z', { clientEmail: 'a@unknown' }));
      const ours = draft.charges.totals.finalTotal;
      const panama = TO_PANAMA.charges.totals.finalTotal;
      const statisticsRead = await statistics.getStatistic(EVERYTHING, 5);
      expect(statisticsRead.totals).toEqual({
        count: 4,
        grossKg: Big(1280),
        volumeM3: Big('7.68'),
        valueUsd: ours.times(2).plus(panama).plus('100.1'),
        strictCount: 3,
        valuesRead: 47,
        valuesCorrected: 0,
      });
      expect(statisticsRead.byCountry).toHaveLength(2);
      expect(statisticsRead.byCountry).toContainEqual({ country: 'PA', count: 1, valueUsd: panama });
      expect(statisticsRead.byDay).toEqual([
        // Six in the evening at the office.
        { day: '2024-02-09', count: 1, valueUsd: ours },
        { day: '2024-02-10', count: 1, valueUsd: panama },
        { day: '2024-02-12', count: 2, valueUsd: ours.plus('100.1') },
      ]);
      expect(statisticsRead.topDomains).toEqual([
        { domain: 'roble.example', count: 2 },
        { domain: 'pacaya.example', count: 1 },
      ]);
      expect((await statistics.getStatistic(EVERYTHING, 1)).topDomains).toHaveLength(1);
      expect(await statistics.listSenderDomains(200)).toEqual(['pacaya.example', 'roble.example']);
      expect(await statistics.countAll()).toBe(4);
    });

    it('cuts periods to the millisecond, also within a day and across months', async () => {
      const at = (moment: string) => new Date(moment);
      expect(await countBy({ from: at('2024-02-10T00:00:00.000Z') })).toBe(4);
      expect(await countBy({ from: at('2024-02-10T00:00:00.001Z') })).toBe(3);
      expect(await countBy({ to: at('2024-02-10T23:59:59.999Z') })).toBe(2);
      expect(await countBy({ to: at('2024-02-10T23:59:59.998Z') })).toBe(1);
      expect(await countBy({ from: at('2024-02-10T01:00:00Z'), to: at('2024-02-10T02:00:00Z') })).toBe(0);
      expect(await countBy({ from: at('2024-02-10T01:00:00Z'), to: at('2024-02-12T12:00:00Z') })).toBe(2);
      expect(await countBy({ from: at('2023-12-31T23:00:00Z'), to: at('2024-04-01T01:00:00Z') })).toBe(4);
      expect(await countBy({ from: at('2024-02-13T00:00:00Z'), to: at('2024-02-12T00:00:00Z') })).toBe(0);
    });

    it('narrows by every field of the list', async () => {
      expect(await countBy({ country: 'PA' })).toBe(1);
      expect(await countBy({ country: 'PA', status: 'completed' })).toBe(1);
      expect(await countBy({ country: 'PA', status: 'sent' })).toBe(0);
      expect(await countBy({ domain: 'Roble.example' })).toBe(2);
      expect(await countBy({ domain: 'roble.example', from: new Date('2024-02-11T00:00:00Z') })).toBe(1);
      expect(await countBy({ text: 'PACAYA' })).toBe(1);
      expect(await countBy({ text: 'roble', status: 'completed' })).toBe(2);
      expect(await countBy({ text: 'ro', status: 'completed' })).toBe(2);
      expect(await countBy({ text: 'bl' })).toBe(0);
      const ofText = await context().statistics.getStatistic({ ...EVERYTHING, text: 'ro' }, 5);
      expect(ofText.topDomains).toEqual([{ domain: 'roble.example', count: 2 }]);
      const { topDomains } = await context().statistics.getStatistic({ ...EVERYTHING, country: 'PA' }, 5);
      expect(topDomains).toEqual([{ domain: 'pacaya.example', count: 1 }]);
    });

    it('follows a quotation that changes, and does not keep what was taken back', async () => {
      const { quotations, unitOfWork } = context();
      const { id } = await quotations.add(aQuotationAt('2024-05-05T12:00:00Z'));
      await changeQuotationStatus(quotations, id, 'sent');
      expect(await countBy({ status: 'sent' })).toBe(1);
      await reviseQuotation(
        quotations,
        id,
        aQuotationAt('2024-06-07T12:00:00Z', { ...TO_PANAMA, clientEmail: 'x@otra.example' }),
      );
      expect(await countBy({ from: new Date('2024-05-01T00:00:00Z') })).toBe(1);
      expect(await countBy({ country: 'PA', from: new Date('2024-06-01T00:00:00Z') })).toBe(1);
      expect(await context().statistics.listSenderDomains(200)).toContain('otra.example');
      const broken = unitOfWork.run(async (stores) => {
        await stores.quotations.add(aQuotationAt('2024-05-05T12:00:00Z'));
        throw new Error('taken back');
      });
      await expect(broken).rejects.toThrow('taken back');
      expect(await countBy({})).toBe(5);
    });

    it('stays exact where many quotations of one day come in at once', async () => {
      const { quotations } = context();
      const from = new Date('2025-01-01T00:00:00Z');
      const moments = Array.from({ length: 24 }, (_, hour) =>
        new Date(from.getTime() + hour * 3_600_000).toISOString(),
      );
      await Promise.all(moments.map((moment) => quotations.add(aQuotationAt(moment))));
      expect(await countBy({ from })).toBe(24);
    });

    it('reads the same quotations row by row, the newest first and no more than wanted', async () => {
      const readSeries = async (filter: Partial<QuotationFilter>, limit: number) => {
        const rows = [];
        for await (const portion of context().quotationExport.stream({ ...EVERYTHING, ...filter }, limit))
          rows.push(...portion);
        return rows;
      };
      const rows = await readSeries({}, 10_000);
      expect(rows).toHaveLength(await countBy({}));
      expect(await readSeries({}, 7)).toEqual(rows.slice(0, 7));
      const moments = rows.map((row) => row.createdAt.getTime());
      expect(moments).toEqual([...moments].sort((a, b) => b - a));
      const [manual] = await readSeries({ to: new Date('2024-02-12T12:00:00Z') }, 1);
      expect(manual).toMatchObject({
        quoteAmount: '100.10',
        isStrict: false,
        country: 'CR',
        airport: 'SJO',
        grossKg: '320',
        ...{ originAirport: 'MIA', incoterm: 'DAP', validUntil: expect.any(Date) },
        clientName: aShipmentRequest().sender.company,
      });
    });

    it('counts the values that were read and those that a person corrected, whatever a request leaves out', async () => {
      const corrected = ['goods.weight', 'goods.dangerous', 'destination.city'];
      const requests = [
        aShipmentRequest({ corrected }),
        { ...anEmptyRequest(), corrected },
        aShipmentRequest({ goods: { grossWeightKg: 0, dangerous: true, description: '' }, origin: undefined }),
      ];
      const country = 'HN';
      const toDraft = (request: ShipmentRequest, hour: number) => {
        const draft = aQuotationAt(`2023-07-01T0${hour}:00:00Z`, { request, clientEmail: 'a@sedas.example' });
        return { ...draft, charges: { ...draft.charges, country } };
      };
      const stored = [];
      for (const [hour, request] of requests.entries())
        stored.push(await context().quotations.add(toDraft(request, hour)));
      const expected = requests.map(countExtractedValues).reduce((sum, one) => {
        return { read: sum.read + one.read, corrected: sum.corrected + one.corrected };
      });
      expect(expected).toEqual({ read: 26, corrected: 6 });
      const statisticsRead = { valuesRead: expected.read, valuesCorrected: expected.corrected };
      expect(await readTotals({ country })).toMatchObject(statisticsRead);
      expect(await readTotals({ domain: 'sedas.example' })).toMatchObject(statisticsRead);
      expect(await readTotals({ country, to: new Date('2023-07-01T01:30:00Z') })).toMatchObject({ valuesCorrected: 6 });
      await reviseQuotation(context().quotations, stored[1]?.id ?? 0, toDraft(anEmptyRequest(), 1));
      expect(await readTotals({ country })).toMatchObject({ valuesRead: expected.read - 3, valuesCorrected: 3 });
      const { totals: all } = await context().statistics.getStatistic({ ...EVERYTHING, country }, 5);
      expect(all).toMatchObject({ count: 3, valuesRead: expected.read - 3, valuesCorrected: 3 });
    });

    it('sums what is left by customer and airport where costs are known', async () => {
      const { quotations, statistics } = context();
      const clientEmail = 'ana@margen.example';
      const withCost = (draft: QuotationDraft, costed: number, cost: number): QuotationDraft => {
        const totals = { ...draft.charges.totals, costed: Big(costed), cost: Big(cost) };
        return { ...draft, clientEmail, charges: { ...draft.charges, totals } };
      };
      await quotations.add(withCost(aQuotationAt('2026-03-01T10:00:00Z'), 100, 70));
      await quotations.add(withCost(aQuotationAt('2026-03-02T10:00:00Z'), 50.5, 60));
      await quotations.add(withCost(aQuotationAt('2026-03-03T10:00:00Z', TO_PANAMA), 900, 1));
      await quotations.add(aQuotationAt('2026-03-02T10:00:00Z'));
      const roble = { domain: 'margen.example', airport: 'SJO', count: 2, revenueUsd: Big(150.5), costUsd: Big(130) };
      const panama = { domain: 'margen.example', airport: 'PTY', count: 1, revenueUsd: Big(900), costUsd: Big(1) };
      expect(await statistics.listMargins(EVERYTHING, 10)).toEqual([panama, roble]);
      expect(await statistics.listMargins(EVERYTHING, 1)).toEqual([panama]);
      const until = { ...EVERYTHING, to: new Date('2026-03-02T12:00:00Z') };
      expect(await statistics.listMargins(until, 10)).toEqual([roble]);
      expect(await statistics.listMargins({ ...EVERYTHING, domain: 'other.example' }, 10)).toEqual([]);
    });

    it('counts by the days of the forwarder, those of another time zone once it is chosen', async () => {
      const { quotations, settings, statistics } = context();
      const in2031 = { from: new Date('2031-01-01T06:00:00Z'), to: new Date('2031-12-31T05:59:59.999Z') };
      await quotations.add(aQuotationAt('2031-03-02T05:59:59.999Z'));
      await quotations.add(aQuotationAt('2031-03-02T06:00:00Z'));
      await quotations.add(aQuotationAt('2031-03-02T15:00:00Z'));
      const listDays = async (filter: Partial<QuotationFilter> = {}) => {
        const { byDay } = await statistics.getStatistic({ ...EVERYTHING, ...in2031, ...filter }, 5);
        return byDay.map(({ day, count }) => [day, count]);
      };
      const costaRica = [
        ['2031-03-01', 1],
        ['2031-03-02', 2],
      ];
      expect(await listDays()).toEqual(costaRica);
      expect(await listDays({ text: 'roble' })).toEqual(costaRica);
      expect(await listDays({ from: toStartOfOfficeDay('2031-03-02'), to: toEndOfOfficeDay('2031-03-02') })).toEqual([
        ['2031-03-02', 2],
      ]);
      try {
        setOfficeTimeZone('Asia/Tokyo');
        await settings.save({ ...DEFAULT_SETTINGS, timeZone: 'Asia/Tokyo' });
        const tokyo = [
          ['2031-03-02', 2],
          ['2031-03-03', 1],
        ];
        expect(await listDays()).toEqual(tokyo);
        expect(await listDays({ text: 'roble' })).toEqual(tokyo);
        const second = { from: toStartOfOfficeDay('2031-03-02'), to: toEndOfOfficeDay('2031-03-02') };
        expect(await listDays(second)).toEqual([['2031-03-02', 2]]);
      } finally {
        setOfficeTimeZone(DEFAULT_TIME_ZONE);
        await settings.save(DEFAULT_SETTINGS);
      }
    });
  });
}
