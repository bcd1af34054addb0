import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { buildBreaksFromRanges } from '../../../../../domain/tariff/formula/bands-from-ranges.js';
import { priceByBreaks } from '../../../../../domain/tariff/formula/rate-breaks.js';
import { toRateFormula, validateRateFormula } from '../../../../../domain/tariff/formula/rate-formula.js';

const priceOf = (ranges: Parameters<typeof buildBreaksFromRanges>[0], kg: number) => {
  const breaks = buildBreaksFromRanges(ranges);
  if ('problem' in breaks) throw new Error(breaks.problem);
  expect(validateRateFormula({ breaks }, {})).toEqual([]);
  const formula = toRateFormula({ breaks }, 'chargeable_weight');
  return formula?.breaks && priceByBreaks(formula.breaks, Big(kg), 1).amount?.toNumber();
};

describe('A table of weight breaks', () => {
  const handler = [
    { from: 1, upTo: 50, price: { amount: 150 } },
    { from: 51, upTo: 100, price: { amount: 300 } },
    { from: 101, upTo: undefined, price: { rate: 4 } },
  ];
  const waybill = [
    { from: undefined, upTo: 45, price: { amount: 25 } },
    { from: 45, upTo: 100, price: { rate: 2 } },
    { from: 300, upTo: 500, price: { rate: 1 } },
  ];

  it.each([
    [handler, [1, 50, 50.5, 51, 100, 101, 500], [150, 150, 300, 300, 300, 404, 2000]],
    [waybill, [44.9, 45, 99, 150, 300, 499, 600], [25, 90, 198, undefined, 300, 499, undefined]],
    [handler.slice(1), [20, 51, 60], [undefined, 300, 300]],
  ])('prices every weight by its row, and what no row speaks of on request (%#)', (ranges, weights, prices) => {
    expect(weights.map((kg) => priceOf(ranges, kg))).toEqual(prices);
  });

  it('is refused where rows overlap, or end before they begin', () => {
    const price = { amount: 1 };
    const ranges = [
      { from: 0, upTo: 50, price },
      { from: 40, upTo: 90, price },
    ];
    expect(buildBreaksFromRanges(ranges)).toEqual({ index: 1, problem: 'overlap' });
    expect(buildBreaksFromRanges([...ranges].reverse())).toEqual({ index: 0, problem: 'overlap' });
    expect(buildBreaksFromRanges([{ from: 50, upTo: 40, price }])).toEqual({ index: 0, problem: 'turned' });
  });

  it('prices every whole kilogram by the row that names it, in any order of the rows', () => {
    const limits = fc.uniqueArray(fc.integer({ min: 2, max: 2000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(limits, fc.boolean(), (unordered, isReversed) => {
        const ends = [...unordered].sort((a, b) => a - b);
        const rows = ends.map((upTo, at) => ({
          from: at === 0 ? 1 : (ends[at - 1] ?? 0) + 1,
          upTo,
          price: { amount: at + 1 },
        }));
        const shown = isReversed ? [...rows].reverse() : rows;
        for (const { from, upTo, price } of rows) {
          expect(priceOf(shown, from)).toBe(price.amount);
          expect(priceOf(shown, upTo)).toBe(price.amount);
        }
      }),
      { numRuns: 50 },
    );
  });
});
