import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import {
  joinReferenceCodes,
  listReferenceCodes,
  sumReferencedCharges,
} from '../../../../../domain/tariff/formula/charge-reference.js';

const CODES = ['HNDL', 'TRNS', 'DELV', 'DELX', 'ZZA'];
const charges = fc
  .dictionary(fc.constantFrom(...CODES), fc.integer({ min: 0, max: 100_000 }), { maxKeys: CODES.length })
  .map((amounts) => new Map(Object.entries(amounts).map(([code, cents]) => [code, Big(cents).div(100)] as const)));
const references = fc.uniqueArray(fc.constantFrom(...CODES), { minLength: 1 });

describe('what a percentage is of', () => {
  it('is one text whatever the case and however often a code is named, and reads the same again', () => {
    expect(listReferenceCodes(' trns + DELV + trns')).toEqual(['TRNS', 'DELV']);
    expect(joinReferenceCodes(['TRNS', '', ' delv '])).toBe('TRNS + DELV');
    expect(joinReferenceCodes([''])).toBeUndefined();
    fc.assert(
      fc.property(references, (codes) => {
        expect(listReferenceCodes(joinReferenceCodes(codes))).toEqual(codes);
      }),
    );
  });

  it('is the sum of the charges that there are, in any order', () => {
    fc.assert(
      fc.property(references, charges, (codes, amounts) => {
        const sum = sumReferencedCharges(joinReferenceCodes(codes), amounts);
        const turned = sumReferencedCharges(joinReferenceCodes([...codes].reverse()), amounts);
        const expected = codes.reduce((total, code) => total.plus(amounts.get(code) ?? 0), Big(0));
        expect(sum?.toFixed(2)).toBe(turned?.toFixed(2));
        expect(sum?.toFixed(2)).toBe(codes.some((code) => amounts.has(code)) ? expected.toFixed(2) : undefined);
      }),
    );
  });

  it('is not known where one of the charges is without an amount', () => {
    fc.assert(
      fc.property(references, charges, (codes, amounts) => {
        const [open = 'HNDL'] = codes;
        const withOpen = new Map<string, Big | undefined>([...amounts, [open, undefined]]);
        expect(sumReferencedCharges(joinReferenceCodes(codes), withOpen)).toBeUndefined();
      }),
    );
  });
});
