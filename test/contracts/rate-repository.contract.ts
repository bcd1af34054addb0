import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { RATE_CRITERIA } from '../../domain/tariff/rate-criterion.js';
import { aRate } from '../support/fixtures/rates.js';
import {
  matchDomainError,
  matchStaleVersion,
  NASTY_REST,
  NASTY_TEXT,
  type OpenContext,
  setUpContext,
} from './contract-context.js';

/** What a tariff promises, wherever it is kept. */
export function describeRateRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as a rate book`, () => {
    const context = setUpContext(open);

    it('is confirmed once it has rates, and none of them is a sample', async () => {
      const { rates } = context();
      expect(await rates.isConfirmed()).toBe(false);
      const own = await rates.add(aRate({ airport: 'LIR', service: 'HNDL', base: 12 }));
      expect(await rates.isConfirmed()).toBe(true);
      const sample = await rates.add({ ...aRate({ airport: 'LIR', service: 'DOCS', base: 8 }), isSample: true });
      expect(await rates.isConfirmed()).toBe(false);
      await rates.replace(sample.id, { ...sample, isSample: false });
      expect(await rates.isConfirmed()).toBe(true);
      for (const { id } of [own, sample]) await rates.remove(id);
    });

    it('gives back what was added, decimals to the last digit', async () => {
      const draft = aRate({
        airport: 'SJO',
        service: 'HNDL',
        criterion: 'gross_weight',
        base: '0.1234567890123',
        minimum: 35,
      });
      const added = await context().rates.add({ ...draft, isSample: true });
      const found = await context().rates.find(added.id);
      expect(found).toEqual(added);
      expect(found).toMatchObject({ airportCode: 'SJO', version: 1, isSample: true, criterion: 'gross_weight' });
      expect(found?.baseRate).toEqual(Big('0.1234567890123'));
      expect(found?.minimumCharge).toEqual(Big(35));
      expect(found?.maximumCharge).toBeUndefined();
    });

    it('keeps each of the nine criteria', async () => {
      for (const criterion of RATE_CRITERIA) {
        const rate = aRate({ airport: 'PTY', service: `X${RATE_CRITERIA.indexOf(criterion)}`, criterion, base: 1 });
        const { id } = await context().rates.add(rate);
        expect((await context().rates.find(id))?.criterion).toBe(criterion);
      }
    });

    it('keeps the formula of a rate to the last digit, and takes it away', async () => {
      const { rates } = context();
      const bands = [
        { upTo: Big('20.5'), amount: Big(45), rate: undefined, per: undefined },
        { upTo: undefined, amount: undefined, rate: Big('1.2345678901'), per: Big(1000) },
      ];
      const breaks = { mode: 'graduated', limitBelongsTo: 'upper', isNextBreakCheaper: false, bands } as const;
      const steps = { quantityStep: Big('0.5'), amountStep: Big(5) };
      const draft = aRate({ airport: 'PTY', service: 'FORM', criterion: 'other_charge', base: 45 });
      const formula = { breaks, ...steps, referenceCode: 'HNDL' };
      const added = await rates.add({ ...draft, formula });
      expect((await rates.find(added.id))?.formula).toEqual(formula);
      const plain = await rates.replace(added.id, { ...added, formula: undefined });
      expect((await rates.find(plain.id))?.formula).toBeUndefined();
    });

    it('keeps the conditions of a rate, and several rates of one charge under different ones', async () => {
      const { rates } = context();
      const draft = aRate({ airport: 'PTY', service: 'COND', base: 45 });
      const zone = { name: 'Valley', places: ['Heredia', 'Alajuela'] };
      const conditions = { commodities: ['dangerous'], pieceOver: { lengthCm: 300 }, valueOverUsd: 0.5, zone } as const;
      await rates.add(draft);
      const added = await rates.add({ ...draft, conditions });
      expect((await rates.find(added.id))?.conditions).toEqual(conditions);
      await expect(rates.add({ ...draft, conditions })).rejects.toMatchObject(matchDomainError('conflict'));
      const other = await rates.replace(added.id, { ...added, conditions: { commodities: ['cold'] } });
      expect((await rates.find(other.id))?.conditions).toEqual({ commodities: ['cold'] });
      await expect(rates.replace(added.id, { ...added, conditions: undefined })).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
      await rates.remove(added.id);
    });

    it('refuses a second rate for one service at one airport, also as an edit', async () => {
      const { rates } = context();
      const docs = await rates.add(aRate({ airport: 'LIR', service: 'DOCS', base: 40 }));
      await rates.add(aRate({ airport: 'LIR', service: 'BRKD', base: 40 }));
      await expect(rates.add(aRate({ airport: 'LIR', service: 'DOCS', base: 41 }))).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
      await expect(rates.replace(docs.id, aRate({ airport: 'LIR', service: 'BRKD', base: 1 }))).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
    });

    it('keeps from which day until which day a rate is in force, and lists one after the other', async () => {
      const { rates } = context();
      const of = (from?: string, until?: string) =>
        rates.add(aRate({ airport: 'LIR', service: 'CUST', base: 1, ...(from && { from }), ...(until && { until }) }));
      const next = await of('2026-07-01', '2026-12-31');
      const first = await of(undefined, '2026-06-30');
      const last = await of('2027-01-01');
      expect(await rates.find(next.id)).toMatchObject({ validFrom: '2026-07-01', validUntil: '2026-12-31' });
      expect(await rates.find(last.id)).toMatchObject({ validFrom: '2027-01-01', validUntil: undefined });
      const listed = (await rates.findByAirport('LIR')).filter(({ serviceCode }) => serviceCode === 'CUST');
      expect(listed.map(({ id }) => id)).toEqual([first.id, next.id, last.id]);
    });

    it('refuses a rate for days that have one already, and names that one', async () => {
      const { rates } = context();
      const terms = { airport: 'LIR', service: 'BWSE', base: 1 };
      const first = await rates.add(aRate({ ...terms, until: '2026-06-30' }));
      const second = await rates.add(aRate({ ...terms, from: '2026-07-01' }));
      for (const days of [
        {},
        { until: '2026-01-01' },
        { from: '2026-06-30', until: '2026-06-30' },
        { from: '2026-05-01' },
      ]) {
        await expect(rates.add(aRate({ ...terms, ...days }))).rejects.toMatchObject({
          ...matchDomainError('conflict'),
          message:
            'This airport already has a rate for this service. It is BWSE at LIR, valid until 2026-06-30: ' +
            `/air-freight-rates?rate=${first.id}`,
        });
      }
      await expect(rates.replace(first.id, { ...first, validUntil: '2026-07-01' })).rejects.toMatchObject({
        message: expect.stringContaining(`valid from 2026-07-01: /air-freight-rates?rate=${second.id}`),
      });
      const shorter = await rates.replace(first.id, { ...first, validUntil: '2026-06-29' }, first.version);
      expect(shorter).toMatchObject({ version: 2, validUntil: '2026-06-29' });
    });

    it('lets one of several simultaneous rates for the same days win', async () => {
      const { rates } = context();
      const froms = ['2026-01-01', '2026-02-01', '2026-03-01'];
      const added = froms.map((from) => rates.add(aRate({ airport: 'LIR', service: 'DISB', base: 1, from })));
      const outcomes = await Promise.allSettled(added);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('leaves a unit of work usable after a refusal', async () => {
      const rate = aRate({ airport: 'LIR', service: 'COLL', base: 1 });
      const stored = await context().unitOfWork.run(async ({ rates }) => {
        await rates.add(rate);
        await rates.add(rate).catch(() => undefined);
        return rates.add({ ...rate, serviceCode: 'TRNS' });
      });
      expect(await context().rates.find(stored.id)).toEqual(stored);
    });

    it('refuses an airport that is none of the server, or that lies in another country', async () => {
      const rate = aRate({ airport: 'SAL', service: 'HNDL', base: 1 });
      for (const place of [{ locationId: 99 }, { countryId: 1 }]) {
        await expect(context().rates.add({ ...rate, ...place })).rejects.toMatchObject(matchDomainError('invalid'));
      }
    });

    it('counts the edits and refuses one that started from an older version', async () => {
      const { rates } = context();
      const first = await rates.add(aRate({ airport: 'MGA', service: 'HNDL', base: 10 }));
      const second = await rates.replace(
        first.id,
        { ...first, baseRate: Big(11), maximumCharge: Big(90) },
        first.version,
      );
      expect(second).toMatchObject({ id: first.id, version: 2, maximumCharge: Big(90) });
      await expect(rates.replace(first.id, first, first.version)).rejects.toMatchObject(matchStaleVersion('rate'));
      expect(await rates.replace(first.id, first)).toMatchObject({
        version: 3,
        baseRate: Big(10),
        maximumCharge: undefined,
      });
    });

    it('lets one of two simultaneous edits of the same version win', async () => {
      const { rates } = context();
      const rate = await rates.add(aRate({ airport: 'MGA', service: 'DOCS', base: 10 }));
      const edits = [20, 30, 40].map((base) => rates.replace(rate.id, { ...rate, baseRate: Big(base) }, rate.version));
      const outcomes = await Promise.allSettled(edits);
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    });

    it('says that an unknown rate is missing', async () => {
      const { rates } = context();
      expect(await rates.find(999_999)).toBeUndefined();
      await expect(rates.remove(999_999)).rejects.toMatchObject(matchDomainError('missing'));
      const draft = aRate({ service: 'HNDL', base: 1 });
      await expect(rates.replace(999_999, draft, 1)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('lists by country, airport and service', async () => {
      const { rates } = context();
      await rates.add(aRate({ airport: 'GUA', service: 'TRNS', base: 1 }));
      await rates.add(aRate({ airport: 'GUA', service: 'CUST', base: 1 }));
      await rates.add(aRate({ airport: 'SAP', service: 'HNDL', base: 1 }));
      await rates.add(aRate({ airport: 'TGU', service: 'HNDL', base: 1 }));
      const list = (await rates.all()).map((rate) => `${rate.airportCode} ${rate.serviceCode}`);
      const listed = list.filter((one) => /^(?:GUA|SAP|TGU) /.test(one));
      expect(listed).toEqual(['GUA CUST', 'GUA TRNS', 'SAP HNDL', 'TGU HNDL']);
      expect(list.indexOf('SJO HNDL')).toBeLessThan(list.indexOf('GUA CUST'));
      expect((await rates.findByAirport('GUA')).map((rate) => rate.serviceCode)).toEqual(['CUST', 'TRNS']);
      expect(await rates.findByAirport('XXX\0')).toEqual([]);
    });

    it('removes a rate for good', async () => {
      const { rates } = context();
      const { id } = await rates.add(aRate({ airport: 'SAL', service: 'DISB', base: 1 }));
      await expect(rates.remove(id, 99)).rejects.toMatchObject(matchStaleVersion('rate'));
      expect(await rates.find(id)).toBeDefined();
      await rates.remove(id, 1);
      expect(await rates.find(id)).toBeUndefined();
    });

    it('takes any text', async () => {
      const rate = aRate({ airport: 'SAL', service: 'COLL', base: 1 });
      const { id } = await context().rates.add({ ...rate, description: NASTY_TEXT });
      expect((await context().rates.find(id))?.description).toContain(NASTY_REST);
    });
  });
}
