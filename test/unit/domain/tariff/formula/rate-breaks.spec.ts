import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { findBandIndex, priceByBreaks, type RateBreaks } from '../../../../../domain/tariff/formula/rate-breaks.js';
import { toRateFormula, validateRateFormula } from '../../../../../domain/tariff/formula/rate-formula.js';

const cents = fc.integer({ min: 0, max: 100_000 }).map((value) => Big(value).div(100));
const limits = fc
  .uniqueArray(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 })
  .map((all) => [...all].sort((a, b) => a - b));
const sides = fc.constantFrom('lower' as const, 'upper' as const);
const quantity = fc.integer({ min: 0, max: 600_000 }).map((value) => Big(value).div(100));

const breaksOf = (
  mode: RateBreaks['mode'],
  band: fc.Arbitrary<{ amount?: Big; rate?: Big }>,
  isNextBreakCheaper = false,
) =>
  fc.tuple(limits, sides).chain(([all, limitBelongsTo]) =>
    fc.array(band, { minLength: all.length + 1, maxLength: all.length + 1 }).map((prices): RateBreaks => {
      const bands = prices.map(({ amount, rate }, at) => {
        const limit = all[at];
        return { upTo: limit === undefined ? undefined : Big(limit), amount, rate, per: undefined };
      });
      return { mode, limitBelongsTo, isNextBreakCheaper, bands };
    }),
  );
const rateAlone = cents.map((rate) => ({ rate }));
const anyPrice = fc.tuple(cents, cents).map(([amount, rate]) => ({ amount, rate }));
const priceOf = (breaks: RateBreaks, value: Big) => priceByBreaks(breaks, value).amount ?? Big(-1);

describe('the bands of a rate', () => {
  it('neither overlap nor leave a gap: each quantity falls into the one band that holds it', () => {
    fc.assert(
      fc.property(breaksOf('whole', rateAlone), quantity, (breaks, value) => {
        const holding = breaks.bands.filter(({ upTo }, at) => {
          const start = breaks.bands[at - 1]?.upTo;
          const isLower = breaks.limitBelongsTo === 'lower';
          const isAbove = start === undefined || (isLower ? value.gt(start) : value.gte(start));
          const isBelow = upTo === undefined || (isLower ? value.lte(upTo) : value.lt(upTo));
          return isAbove && isBelow;
        });
        expect(holding).toEqual([breaks.bands[findBandIndex(breaks, value)]]);
      }),
    );
  });

  it('of a graduated rate never make a larger quantity cheaper', () => {
    fc.assert(
      fc.property(breaksOf('graduated', anyPrice), quantity, quantity, (breaks, one, other) => {
        const [less, more] = one.lt(other) ? [one, other] : [other, one];
        expect(priceOf(breaks, less).lte(priceOf(breaks, more))).toBe(true);
      }),
    );
  });

  it('of a graduated rate meet at their limits', () => {
    fc.assert(
      fc.property(breaksOf('graduated', rateAlone), (breaks) => {
        for (const { upTo } of breaks.bands) {
          if (!upTo) continue;
          const atLimit = priceOf(breaks, upTo);
          expect(priceOf({ ...breaks, limitBelongsTo: 'lower' }, upTo)).toEqual(atLimit);
          expect(priceOf({ ...breaks, limitBelongsTo: 'upper' }, upTo)).toEqual(atLimit);
        }
      }),
    );
  });

  it('with the next break where it is cheaper never make a larger quantity cheaper', () => {
    fc.assert(
      fc.property(breaksOf('whole', rateAlone, true), quantity, quantity, (breaks, one, other) => {
        const [less, more] = one.lt(other) ? [one, other] : [other, one];
        expect(priceOf(breaks, less).lte(priceOf(breaks, more))).toBe(true);
      }),
    );
  });

  it('with the next break where it is cheaper never cost more than without it', () => {
    fc.assert(
      fc.property(breaksOf('whole', anyPrice, true), quantity, (breaks, value) => {
        expect(priceOf(breaks, value).lte(priceOf({ ...breaks, isNextBreakCheaper: false }, value))).toBe(true);
      }),
    );
  });

  it('of one band price like a base rate', () => {
    fc.assert(
      fc.property(cents, quantity, fc.constantFrom('whole' as const, 'graduated' as const), (rate, value, mode) => {
        const bands = [{ upTo: undefined, amount: undefined, rate, per: undefined }];
        const breaks: RateBreaks = { mode, limitBelongsTo: 'lower', isNextBreakCheaper: false, bands };
        expect(priceOf(breaks, value)).toEqual(rate.times(value));
      }),
    );
  });
});

describe('the check of a formula', () => {
  const check = (bands: ReadonlyArray<Record<string, number | null>>, rest: object = {}) =>
    validateRateFormula({ breaks: { mode: 'whole', bands, ...rest } }, {})[0]?.message;

  it.each([
    [[], 'Please enter at least one band.'],
    [[{ upTo: 10, rate: 1 }], 'The last band is without an end, and only that one.'],
    [[{ rate: 1 }, { rate: 2 }], 'The last band is without an end, and only that one.'],
    [[{ upTo: 10, rate: 1 }, { upTo: 10, rate: 1 }, { rate: 2 }], 'Each band must end above the one before.'],
    [[{ upTo: 0, rate: 1 }, { rate: 2 }], 'Each band must end above the one before.'],
    [[{ rate: -1 }], 'Band values cannot be negative or greater than 1,000,000.'],
    [[{ rate: Number.NaN }], 'Band values cannot be negative or greater than 1,000,000.'],
    [[{ rate: 1, per: 0 }], 'A step must be greater than 0 and at most 1,000,000.'],
  ])('of the bands %j says what is wrong', (bands, message) => {
    expect(check(bands as ReadonlyArray<Record<string, number | null>>)).toBe(message);
  });

  it('lets the next break be cheaper only where a band prices the whole quantity', () => {
    expect(check([{ rate: 1 }], { mode: 'graduated', isNextBreakCheaper: true })).toBe(
      'The next break can be cheaper only where a band prices the whole quantity.',
    );
    expect(check([{ rate: 1 }], { isNextBreakCheaper: true })).toBeUndefined();
  });

  it('wants the charge that a percentage is of, and another one than the own', () => {
    const rate = { criterion: 'other_charge', serviceCode: 'FUEL' };
    expect(validateRateFormula(null, rate)).toMatchObject([{ field: 'referenceCode' }]);
    expect(validateRateFormula({ referenceCode: 'fuel' }, rate)).toMatchObject([{ field: 'referenceCode' }]);
    expect(validateRateFormula({ referenceCode: 'HNDL' }, rate)).toEqual([]);
  });

  it('finds no formula where nothing is entered', () => {
    expect(toRateFormula({ breaks: null, quantityStep: null, referenceCode: 'HNDL' }, 'flat')).toBeUndefined();
  });
});
