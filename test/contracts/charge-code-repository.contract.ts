import { describe, expect, it } from '@jest/globals';
import type { ChargeCodeContent } from '../../domain/tariff/charge-code/charge-code.js';
import { STANDARD_CHARGE_CODES } from '../../domain/tariff/charge-code/standard-charge-codes.js';
import { aRate } from '../support/fixtures/rates.js';
import {
  matchDomainError,
  matchStaleVersion,
  NASTY_REST,
  NASTY_TEXT,
  type OpenContext,
  setUpContext,
} from './contract-context.js';

function aChargeCode(code: string): ChargeCodeContent {
  return {
    code,
    nameEn: 'Fuel surcharge',
    nameEs: 'Recargo por combustible',
    category: 'Additional',
    iataCode: 'MYC',
    application: 'conditional',
    isPassThrough: true,
    isTaxable: false,
    needsReview: false,
  };
}

/** What the list of charge codes promises, wherever it is kept. */
export function describeChargeCodeRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as a list of charge codes`, () => {
    const context = setUpContext(open);

    it('begins with the ten of the specification', async () => {
      const codes = await context().chargeCodes.all();
      const contents = codes.map(({ id: _id, version: _version, updatedAt: _at, ...content }) => content);
      expect(contents).toEqual([...STANDARD_CHARGE_CODES].sort((a, b) => (a.code < b.code ? -1 : 1)));
    });

    it('gives back what was added, by code', async () => {
      const { chargeCodes } = context();
      const added = await chargeCodes.add(aChargeCode('FUEL'));
      expect(added).toMatchObject({ ...aChargeCode('FUEL'), version: 1 });
      expect(await chargeCodes.find(added.id)).toEqual(added);
      const codes = (await chargeCodes.all()).map(({ code }) => code);
      expect(codes).toEqual([...codes].sort());
      expect(codes).toContain('FUEL');
    });

    it('refuses a second one with the same code', async () => {
      await expect(context().chargeCodes.add(aChargeCode('HNDL'))).rejects.toMatchObject(matchDomainError('conflict'));
    });

    it('keeps the code when the rest is changed, and refuses a change of an older version', async () => {
      const { chargeCodes } = context();
      const added = await chargeCodes.add(aChargeCode('TICA'));
      const content = { ...aChargeCode('OTHER'), category: 'Compulsory', iataCode: undefined } as const;
      const changed = await chargeCodes.replace(added.id, content, added.version);
      expect(changed).toMatchObject({ code: 'TICA', category: 'Compulsory', iataCode: undefined, version: 2 });
      await expect(chargeCodes.replace(added.id, content, added.version)).rejects.toMatchObject(
        matchStaleVersion('charge code'),
      );
      await expect(chargeCodes.replace(99_999, content)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('decides the category of the rates that refer to it, and when they are charged', async () => {
      const { chargeCodes, rates } = context();
      const code = await chargeCodes.add(aChargeCode('ESCT'));
      const rate = await rates.add(aRate({ airport: 'GUA', service: 'ESCT', name: code.nameEn, base: 85 }));
      expect(rate).toMatchObject({ category: 'Additional', application: 'conditional', serviceNameEs: code.nameEs });
      await chargeCodes.replace(code.id, { ...code, category: 'Optional', application: 'on-request' });
      const [found] = (await rates.findByAirport('GUA')).filter(({ serviceCode }) => serviceCode === 'ESCT');
      expect(found).toMatchObject({ category: 'Optional', application: 'on-request' });
    });

    it('takes up the code of a rate that nobody has set up, as the rate says, for review', async () => {
      const { chargeCodes, rates } = context();
      const rate = await rates.add(aRate({ airport: 'GUA', service: 'XRAY', name: 'X-ray handling', base: '0.05' }));
      expect(rate.category).toBe('Compulsory');
      const made = (await chargeCodes.all()).find(({ code }) => code === 'XRAY');
      expect(made).toMatchObject({ nameEn: 'X-ray handling', category: 'Compulsory', needsReview: true, version: 1 });
    });

    it('refuses to remove a code that rates refer to, and leaves the unit of work usable', async () => {
      const { chargeCodes, rates, unitOfWork } = context();
      const code = await chargeCodes.add(aChargeCode('SECU'));
      const rate = await rates.add(aRate({ airport: 'GUA', service: 'SECU', base: 1 }));
      await expect(chargeCodes.remove(code.id, 99)).rejects.toMatchObject(matchDomainError('conflict'));
      await unitOfWork.run(async (tx) => {
        await expect(tx.chargeCodes.remove(code.id)).rejects.toMatchObject(matchDomainError('conflict'));
        await tx.rates.remove(rate.id);
        await expect(tx.chargeCodes.remove(code.id, 99)).rejects.toMatchObject(matchStaleVersion('charge code'));
        await tx.chargeCodes.remove(code.id, 1);
      });
      expect(await chargeCodes.find(code.id)).toBeUndefined();
      await expect(chargeCodes.remove(code.id)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('undoes what a failed unit of work did', async () => {
      const { chargeCodes, unitOfWork } = context();
      const failing = unitOfWork.run(async (tx) => {
        await tx.chargeCodes.add(aChargeCode('GONE'));
        throw new Error('planned');
      });
      await expect(failing).rejects.toThrow('planned');
      expect((await chargeCodes.all()).some(({ code }) => code === 'GONE')).toBe(false);
    });

    it('keeps text that databases stumble over', async () => {
      const added = await context().chargeCodes.add({ ...aChargeCode('NASTY'), nameEs: NASTY_TEXT });
      expect(added.nameEs).toContain(NASTY_REST);
    });
  });
}
