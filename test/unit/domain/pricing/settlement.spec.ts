import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { isCountryOf } from '../../../../domain/geography/country.js';
import {
  computeLocal,
  computePayable,
  convertPayable,
  findLocalCurrency,
  toLocalRate,
} from '../../../../domain/pricing/settlement.js';

const ZERO = { compulsory: Big(0), delivery: Big(0), additional: Big(0), optional: Big(0) };
const totalOf = (usd: Big | string, untaxed?: string) => ({
  ...{ ...ZERO, finalTotal: Big(usd) },
  ...(untaxed ? { untaxed: Big(untaxed) } : {}),
});
const COSTA_RICA = { id: 1, code: 'CR', alpha3: 'CRI', name: 'Costa Rica' };

describe('The settlement of a total', () => {
  it('taxes what is taxable of S1 as it comes to by hand', () => {
    const settlement = { taxPercent: Big(13), local: undefined };
    expect(computePayable(totalOf('217.88'), settlement)).toEqual({
      net: Big('217.88'),
      tax: Big('28.32'),
      payable: Big('246.2'),
    });
    expect(computePayable(totalOf('217.88', '17.88'), settlement)?.tax).toEqual(Big(26));
    expect(computePayable(totalOf('217.88'), { taxPercent: Big(0), local: undefined })?.payable).toEqual(Big('217.88'));
    expect(computePayable(totalOf('217.88'), { taxPercent: undefined, local: undefined })).toBeUndefined();
  });

  it('is told in the local currency at the rate of the day with its margin', () => {
    const local = toLocalRate({
      currency: 'CRC',
      validFrom: '2026-03-02',
      unitsPerUsd: Big(505),
      marginPercent: Big(2),
    });
    expect(local).toEqual({ currency: 'CRC', day: '2026-03-02', unitsPerUsd: Big('515.1') });
    expect(computeLocal(totalOf('100'), { taxPercent: undefined, local })?.payable).toEqual(Big(51_510));
    expect(computeLocal(totalOf('100'), { taxPercent: undefined, local: undefined })).toBeUndefined();
  });

  it('adds up in both currencies, whatever the total, the tax and the rate', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 }).map((one) => Big(one).div(100));
    const rate = fc.integer({ min: 1, max: 10_000_000 }).map((one) => Big(one).div(10_000));
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 50 }), rate, (usd, percent, unitsPerUsd) => {
        const settled = computePayable(totalOf(usd), { taxPercent: Big(percent), local: undefined });
        if (!settled) throw new Error('no amounts');
        expect(settled.payable).toEqual(settled.net.plus(settled.tax));
        const inLocal = convertPayable(settled, { currency: 'CRC', day: '2026-03-02', unitsPerUsd });
        expect(inLocal.payable).toEqual(inLocal.net.plus(inLocal.tax));
        // Two roundings differ from one by a cent at most.
        expect(inLocal.payable.minus(settled.payable.times(unitsPerUsd)).abs().lte('0.01')).toBe(true);
      }),
    );
  });

  it('knows the currencies of the served countries, and whether a customer is of one', () => {
    expect(['CR', 'NI', 'HN', 'GT', 'SV', 'PA', 'US'].map(findLocalCurrency)).toEqual([
      ...['CRC', 'NIO', 'HNL', 'GTQ'],
      ...[undefined, undefined, undefined],
    ]);
    expect(
      ['costa rica', 'CR', 'CRI', 'United States', ' ', undefined].map((one) => isCountryOf(one, COSTA_RICA)),
    ).toEqual([...[true, true, true, false], ...[undefined, undefined]]);
  });
});
