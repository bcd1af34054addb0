import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { toCents } from '../../../../../domain/money/usd.js';
import { calculateCharges } from '../../../../../domain/pricing/complete-charges.js';
import { applyRate } from '../../../../../domain/tariff/apply-rate.js';
import { resolveEffectiveTariff } from '../../../../../domain/tariff/effective-tariff.js';
import {
  findExchangeRateOn,
  toExchangeRateDraft,
  validateExchangeRate,
} from '../../../../../domain/tariff/exchange-rate/exchange-rate.js';
import { PRICING_DAY, STANDARD_RULES } from '../../../../support/fixtures/quotations.js';
import { aRate, aTariffAt } from '../../../../support/fixtures/rates.js';
import { someQuantities } from '../../../../support/fixtures/shipments.js';

const colones = (units: string | number, margin: string | number = 0, from = PRICING_DAY, until = from) =>
  toExchangeRateDraft({
    currency: 'crc',
    validFrom: from,
    validUntil: until,
    unitsPerUsd: Number(units),
    marginPercent: Number(margin),
  });
const shipment = {
  incoterm: 'DAP',
  airport: 'SJO',
  country: 'CR',
  delivery: { name: 'Heredia', distanceKm: 13 },
  quantities: someQuantities({ grossKg: 45, chargeableKg: 45, cifValueUsd: 3200.5 }),
} as const;
const quantities = { ...shipment.quantities, extraKm: undefined };

describe('A rate in another currency', () => {
  it.each([
    [aRate({ service: 'HNDL', base: 25_000 }), 500, 0, '50'],
    [aRate({ service: 'HNDL', base: 25_000 }), 500, 2, '51'],
    [aRate({ service: 'HNDL', criterion: 'gross_weight', base: 90, minimum: 13_500 }), 505.5, 0, '26.71'],
    [aRate({ service: 'CUST', criterion: 'cif_value', base: 3 }), 505.5, 2, '96.02'],
    [aRate({ service: 'CUST', criterion: 'cif_value', base: 3, minimum: 150_000 }), 500, 0, '300'],
  ])('is converted at the exchange rate of the day, with its margin (%#)', (rate, units, margin, usd) => {
    const conversion = colones(units, margin);
    const applied = applyRate({ ...rate, currency: 'CRC', conversion }, quantities);
    expect(applied.amount?.toString()).toBe(usd);
    expect(applied.trace).toMatch(/CRC at [\d.]+ CRC\/USD of 2\d{3}-\d\d-\d\d.* = [\d.,]+ USD$/);
    expect(applied.trace.split(' at ')[0]).not.toContain('USD');
  });

  it('says how its amount came about', () => {
    const rate = aRate({ service: 'HNDL', criterion: 'gross_weight', base: 90, minimum: 13_500, currency: 'CRC' });
    const { trace, rate: perKg } = applyRate({ ...rate, conversion: colones(505.5, 2) }, quantities);
    expect(trace).toBe(
      `90 CRC/kg × 45.00 kg gross = 4,050.00 → minimum 13,500.00 → 13,500.00 CRC at 505.50 CRC/USD of ${PRICING_DAY} + 2 % = 27.24 USD`,
    );
    expect(perKg.toString()).toBe('0.181602');
  });

  it('is never counted as dollars where the day has no exchange rate, and says so', () => {
    const rates = [
      ...aTariffAt('SJO').filter(({ serviceCode }) => !['HNDL', 'DELV'].includes(serviceCode)),
      aRate({ service: 'HNDL', base: 25_000, currency: 'CRC' }),
      aRate({ service: 'DELV', base: 30_000, currency: 'CRC' }),
    ];
    const { lines, missing } = calculateCharges(
      shipment,
      resolveEffectiveTariff(rates, PRICING_DAY, [colones(500, 0, '2020-01-01', '2020-12-31')]),
      STANDARD_RULES,
    );
    const unpriced = lines.filter(({ serviceCode }) => ['HNDL', 'DELV'].includes(serviceCode));
    expect(unpriced.map(({ amount }) => amount)).toEqual([undefined, undefined]);
    expect(missing.map(({ serviceCode, currency }) => [serviceCode, currency])).toEqual([
      ['DELV', 'CRC'],
      ['HNDL', 'CRC'],
    ]);
    expect(missing[1]?.reason).toBe(
      `Airport Handling is in CRC, and there is no exchange rate of CRC for ${PRICING_DAY}.`,
    );
    const priced = calculateCharges(
      shipment,
      resolveEffectiveTariff(rates, PRICING_DAY, [colones(500)]),
      STANDARD_RULES,
    );
    expect(priced.missing).toEqual([]);
    expect(priced.lines.find(({ serviceCode }) => serviceCode === 'DELV')?.amount?.toString()).toBe('60');
  });

  it('comes to what its figures come to in dollars, for every amount, rate and margin', () => {
    const decimal = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((one) => Big(one).div(100));
    fc.assert(
      fc.property(decimal(900_000), decimal(4000), fc.integer({ min: 0, max: 500 }), (amount, units, margin) => {
        const conversion = colones(units.toString(), margin / 10);
        const rate = aRate({ service: 'DOCS', base: amount.toString(), currency: 'CRC' });
        const { amount: usd } = applyRate({ ...rate, conversion }, quantities);
        const exact = amount.div(units).times(Big(1000).plus(margin)).div(1000);
        expect(usd?.minus(exact).abs().lte('0.00500001')).toBe(true);
      }),
    );
  });

  it('takes the same percentage of a value as a rate in dollars', () => {
    const cents = fc.integer({ min: 1, max: 9_000_000 }).map((one) => Big(one).div(100));
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 400_000 }),
        fc.integer({ min: 0, max: 50 }),
        (value, units, margin) => {
          const rate = aRate({ service: 'CUST', criterion: 'cif_value', base: 3 });
          const of = { ...quantities, cifValueUsd: value };
          const conversion = colones(units / 100, margin);
          const converted = applyRate({ ...rate, currency: 'CRC', conversion }, of);
          expect(converted.amount?.toString()).toBe(toCents(value.times(3).div(100)).toString());
          expect(converted.quantity?.toString()).toBe(value.toString());
          expect(converted.rate.toString()).toBe('3');
        },
      ),
    );
  });
});

describe('An exchange rate', () => {
  it('is used on its own days alone, the one that began last first', () => {
    const month = colones(505, 0, '2026-11-01', '2026-11-30');
    const day = colones(508, 0, '2026-11-15');
    const find = (on: string, currency = 'CRC') =>
      findExchangeRateOn([month, day], currency, on)?.unitsPerUsd.toNumber();
    expect([
      find('2026-10-31'),
      find('2026-11-01'),
      find('2026-11-15'),
      find('2026-11-16'),
      find('2026-12-01'),
    ]).toEqual([...[undefined, 505, 508, 505, undefined]]);
    expect(find('2026-11-15', 'GTQ')).toBeUndefined();
  });

  it.each([
    [{ currency: 'USD' }, 'currency'],
    [{ currency: 'COL' }, 'currency'],
    [{ validFrom: '2026-02-30' }, 'validFrom'],
    [{ validUntil: '2026-01-01' }, 'validUntil'],
    [{ unitsPerUsd: 0 }, 'unitsPerUsd'],
    [{ unitsPerUsd: Number.NaN }, 'unitsPerUsd'],
    [{ marginPercent: -1 }, 'marginPercent'],
    [{ notes: 'x'.repeat(201) }, 'notes'],
  ])('is refused with %j', (change, field) => {
    const entry = { currency: 'CRC', validFrom: '2026-11-01', unitsPerUsd: 505.5 };
    expect(validateExchangeRate(entry)).toEqual([]);
    expect(validateExchangeRate({ ...entry, ...change }).map((one) => one.field)).toEqual([field]);
  });
});
