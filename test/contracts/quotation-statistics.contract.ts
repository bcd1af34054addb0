import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { countReadValues } from '../../domain/quoting/correction/value-origin.js';
import type { QuotationDraft } from '../../domain/quoting/quotation.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import { aPricedShipmentOf, aQuotationOf } from '../support/fixtures/quotations.js';
import { aRequestWithoutFacts, aShipmentRequestOf } from '../support/fixtures/shipments.js';
import { deskForContract, type OpenDesk } from './contract-context.js';

const EVERYTHING: QuotationFilter = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

const TO_PANAMA = aPricedShipmentOf(
  aShipmentRequestOf({
    airportDestination: 'PTY',
    destination: { country: 'PA', city: undefined, address: undefined },
  }),
  { delivery: 'airport' },
);

let lastEmailId = 0;

function quotationAt(moment: string, words: Partial<QuotationDraft> = {}): QuotationDraft {
  lastEmailId += 1;
  const { id: _id, revision: _revision, ...draft } = aQuotationOf({ emailId: lastEmailId });
  return { ...draft, createdAt: new Date(moment), clientEmail: 'compras@roble.example', ...words };
}

function withTotalAlone(draft: QuotationDraft, usd: number): QuotationDraft {
  const totals = { ...draft.charges.totals, finalTotal: Big(usd) };
  return { ...draft, charges: { ...draft.charges, lines: [], totals } };
}

/** What sums over quotations promise. */
export function quotationStatisticsContract(name: string, open: OpenDesk): void {
  describe(`${name} as the dashboard's figures`, () => {
    const desk = deskForContract(open);
    const totals = (filter: Partial<QuotationFilter>) => desk().statistics.totalsOf({ ...EVERYTHING, ...filter });
    const counted = async (filter: Partial<QuotationFilter>) => {
      const { count } = await totals(filter);
      const all = await desk().statistics.of({ ...EVERYTHING, ...filter }, 5);
      expect(all.totals.count).toBe(count);
      expect(all.byDay.reduce((sum, day) => sum + day.count, 0)).toBe(count);
      expect(all.byCountry.reduce((sum, country) => sum + country.count, 0)).toBe(count);
      const page = await desk().quotations.page({ ...EVERYTHING, ...filter }, 1, 10);
      expect(page.total).toBe(count);
      return count;
    };

    it('is zero everywhere on an empty desk', async () => {
      expect(await desk().statistics.of(EVERYTHING, 5)).toEqual({
        totals: {
          ...{ count: 0, grossKg: Big(0), volumeM3: Big(0), valueUsd: Big(0), strictCount: 0 },
          ...{ valuesRead: 0, valuesCorrected: 0 },
        },
        byCountry: [],
        byDay: [],
        topDomains: [],
      });
      expect(await desk().statistics.countAll()).toBe(0);
      expect(await desk().statistics.senderDomains(200)).toEqual([]);
    });

    it('sums weights, volumes and amounts to the last decimal, and tells strict amounts from stored ones', async () => {
      const { quotations, statistics } = desk();
      const draft = quotationAt('2024-02-10T00:00:00.000Z');
      await quotations.add(draft);
      await quotations.add(quotationAt('2024-02-10T23:59:59.999Z', { ...TO_PANAMA, clientEmail: 'x@pacaya.example' }));
      await quotations.add(withTotalAlone(quotationAt('2024-02-12T12:00:00.000Z'), 100.1));
      await quotations.add(quotationAt('2024-02-12T13:00:00.000Z', { clientEmail: 'a@unknown' }));
      const ours = draft.charges.totals.finalTotal;
      const panama = TO_PANAMA.charges.totals.finalTotal;
      const figures = await statistics.of(EVERYTHING, 5);
      expect(figures.totals).toEqual({
        count: 4,
        grossKg: Big(1280),
        volumeM3: Big('7.68'),
        valueUsd: ours.times(2).plus(panama).plus('100.1'),
        strictCount: 3,
        valuesRead: 47,
        valuesCorrected: 0,
      });
      expect(figures.byCountry).toHaveLength(2);
      expect(figures.byCountry).toContainEqual({ country: 'PA', count: 1, valueUsd: panama });
      expect(figures.byDay).toEqual([
        { day: '2024-02-10', count: 2, valueUsd: ours.plus(panama) },
        { day: '2024-02-12', count: 2, valueUsd: ours.plus('100.1') },
      ]);
      expect(figures.topDomains).toEqual([
        { domain: 'roble.example', count: 2 },
        { domain: 'pacaya.example', count: 1 },
      ]);
      expect((await statistics.of(EVERYTHING, 1)).topDomains).toHaveLength(1);
      expect(await statistics.senderDomains(200)).toEqual(['pacaya.example', 'roble.example']);
      expect(await statistics.countAll()).toBe(4);
    });

    it('cuts periods to the millisecond, also within a day and across months', async () => {
      const at = (moment: string) => new Date(moment);
      expect(await counted({ from: at('2024-02-10T00:00:00.000Z') })).toBe(4);
      expect(await counted({ from: at('2024-02-10T00:00:00.001Z') })).toBe(3);
      expect(await counted({ to: at('2024-02-10T23:59:59.999Z') })).toBe(2);
      expect(await counted({ to: at('2024-02-10T23:59:59.998Z') })).toBe(1);
      expect(await counted({ from: at('2024-02-10T01:00:00Z'), to: at('2024-02-10T02:00:00Z') })).toBe(0);
      expect(await counted({ from: at('2024-02-10T01:00:00Z'), to: at('2024-02-12T12:00:00Z') })).toBe(2);
      expect(await counted({ from: at('2023-12-31T23:00:00Z'), to: at('2024-04-01T01:00:00Z') })).toBe(4);
      expect(await counted({ from: at('2024-02-13T00:00:00Z'), to: at('2024-02-12T00:00:00Z') })).toBe(0);
    });

    it('narrows by every field of the list', async () => {
      expect(await counted({ country: 'PA' })).toBe(1);
      expect(await counted({ country: 'PA', status: 'completed' })).toBe(1);
      expect(await counted({ country: 'PA', status: 'sent' })).toBe(0);
      expect(await counted({ domain: 'Roble.example' })).toBe(2);
      expect(await counted({ domain: 'roble.example', from: new Date('2024-02-11T00:00:00Z') })).toBe(1);
      expect(await counted({ text: 'PACAYA' })).toBe(1);
      expect(await counted({ text: 'roble', status: 'completed' })).toBe(2);
      expect(await counted({ text: 'ro', status: 'completed' })).toBe(2);
      expect(await counted({ text: 'bl' })).toBe(0);
      const ofText = await desk().statistics.of({ ...EVERYTHING, text: 'pa' }, 5);
      expect(ofText.topDomains).toEqual([{ domain: 'pacaya.example', count: 1 }]);
      const { topDomains } = await desk().statistics.of({ ...EVERYTHING, country: 'PA' }, 5);
      expect(topDomains).toEqual([{ domain: 'pacaya.example', count: 1 }]);
    });

    it('follows a quotation that changes, and does not keep what was taken back', async () => {
      const { quotations, unitOfWork } = desk();
      const { id } = await quotations.add(quotationAt('2024-05-05T12:00:00Z'));
      await quotations.moveTo(id, 'sent');
      expect(await counted({ status: 'sent' })).toBe(1);
      await quotations.revise(id, quotationAt('2024-06-07T12:00:00Z', { ...TO_PANAMA, clientEmail: 'x@otra.example' }));
      expect(await counted({ from: new Date('2024-05-01T00:00:00Z') })).toBe(1);
      expect(await counted({ country: 'PA', from: new Date('2024-06-01T00:00:00Z') })).toBe(1);
      expect(await desk().statistics.senderDomains(200)).toContain('otra.example');
      const broken = unitOfWork.run(async (stores) => {
        await stores.quotations.add(quotationAt('2024-05-05T12:00:00Z'));
        throw new Error('taken back');
      });
      await expect(broken).rejects.toThrow('taken back');
      expect(await counted({})).toBe(5);
    });

    it('stays exact where many quotations of one day come in at once', async () => {
      const { quotations } = desk();
      const from = new Date('2025-01-01T00:00:00Z');
      const moments = Array.from({ length: 24 }, (_, hour) =>
        new Date(from.getTime() + hour * 3_600_000).toISOString(),
      );
      await Promise.all(moments.map((moment) => quotations.add(quotationAt(moment))));
      expect(await counted({ from })).toBe(24);
    });

    it('reads the same quotations row by row, the newest first and no more than wanted', async () => {
      const read = async (filter: Partial<QuotationFilter>, limit: number) => {
        const rows = [];
        for await (const portion of desk().ledger.read({ ...EVERYTHING, ...filter }, limit)) rows.push(...portion);
        return rows;
      };
      const rows = await read({}, 10_000);
      expect(rows).toHaveLength(await counted({}));
      expect(await read({}, 7)).toEqual(rows.slice(0, 7));
      const moments = rows.map((row) => row.createdAt.getTime());
      expect(moments).toEqual([...moments].sort((a, b) => b - a));
      const [byHand] = await read({ to: new Date('2024-02-12T12:00:00Z') }, 1);
      expect(byHand).toMatchObject({
        quoteAmount: '100.10',
        isStrict: false,
        country: 'CR',
        airport: 'SJO',
        grossKg: '320',
      });
    });

    it('counts the values that were read and those that a person corrected, whatever a request leaves out', async () => {
      const corrected = ['goods.weight', 'goods.dangerous', 'destination.city'];
      const requests = [
        aShipmentRequestOf({ corrected }),
        { ...aRequestWithoutFacts(), corrected },
        aShipmentRequestOf({ goods: { grossWeightKg: 0, dangerous: true, description: '' }, origin: undefined }),
      ];
      const country = 'HN';
      const draftOf = (request: ShipmentRequest, hour: number) => {
        const draft = quotationAt(`2023-07-01T0${hour}:00:00Z`, { request, clientEmail: 'a@sedas.example' });
        return { ...draft, charges: { ...draft.charges, country } };
      };
      const kept = [];
      for (const [hour, request] of requests.entries()) kept.push(await desk().quotations.add(draftOf(request, hour)));
      const wanted = requests.map(countReadValues).reduce((sum, one) => {
        return { read: sum.read + one.read, corrected: sum.corrected + one.corrected };
      });
      expect(wanted).toEqual({ read: 26, corrected: 6 });
      const figures = { valuesRead: wanted.read, valuesCorrected: wanted.corrected };
      expect(await totals({ country })).toMatchObject(figures);
      expect(await totals({ domain: 'sedas.example' })).toMatchObject(figures);
      expect(await totals({ country, to: new Date('2023-07-01T01:30:00Z') })).toMatchObject({ valuesCorrected: 6 });
      await desk().quotations.revise(kept[1]?.id ?? 0, draftOf(aRequestWithoutFacts(), 1));
      expect(await totals({ country })).toMatchObject({ valuesRead: wanted.read - 3, valuesCorrected: 3 });
      const { totals: all } = await desk().statistics.of({ ...EVERYTHING, country }, 5);
      expect(all).toMatchObject({ count: 3, valuesRead: wanted.read - 3, valuesCorrected: 3 });
    });
  });
}
