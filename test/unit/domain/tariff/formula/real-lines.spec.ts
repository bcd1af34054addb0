import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { parseBreaksText } from '../../../../../application/tariff/breaks-text.js';
import { applyRate, type Quantities } from '../../../../../domain/tariff/apply-rate.js';
import { toRateFormula } from '../../../../../domain/tariff/formula/rate-formula.js';
import type { RateCriterion } from '../../../../../domain/tariff/rate-criterion.js';

interface Line {
  readonly criterion: RateCriterion;
  readonly base?: string;
  readonly breaks?: string;
  readonly min?: number;
  readonly max?: number;
  readonly quantityStep?: number;
  readonly amountStep?: number;
}

const SHIPMENT: Quantities = {
  grossKg: Big(2450),
  chargeableKg: Big(2450),
  pieces: 3,
  extraKm: Big(145),
  distanceKm: Big(170),
  cifValueUsd: Big(96_000),
  goodsValueUsd: Big(96_000),
  thirdPartyInvoiceUsd: Big(500),
  awbCollectTotalUsd: Big(800),
  counts: { un_numbers: Big(2), hours: Big(15), quarter_hours: Big(3), customs_lines: Big(4) },
};

const price = (line: Line, changed: Partial<Quantities> = {}) => {
  const { criterion, quantityStep, amountStep, breaks } = line;
  const formula = toRateFormula({ breaks: parseBreaksText(breaks) ?? null, quantityStep, amountStep }, criterion);
  const limit = (value: number | undefined) => (value === undefined ? undefined : Big(value));
  const rate = { criterion, baseRate: Big(line.base ?? 0), formula };
  return applyRate(
    { ...rate, minimumCharge: limit(line.min), maximumCharge: limit(line.max) },
    { ...SHIPMENT, ...changed },
  );
};

describe('lines of published tariffs', () => {
  it.each<[string, Line, Partial<Quantities>, string]>([
    ['per kg by weight', { criterion: 'gross_weight', breaks: '750: 0.062; 3500: 0.05; +: 0.073' }, {}, '122.50'],
    [
      'at a limit that belongs below',
      { criterion: 'gross_weight', breaks: '750: 0.062; +: 0.05' },
      { grossKg: Big(750) },
      '46.50',
    ],
    [
      'from a limit on',
      { criterion: 'gross_weight', breaks: 'upper; 3000: 0.077; +: 0.067', min: 29.01 },
      { grossKg: Big(3000) },
      '201.00',
    ],
    [
      'an amount per band',
      { criterion: 'gross_weight', breaks: '50: =150; 2000: =1430; +: =1430+400/1000' },
      {},
      '1830.00',
    ],
    ['delivery by distance', { criterion: 'total_kilometers', breaks: '20: =45; 60: ?; +: 1.24' }, {}, '210.80'],
    [
      'delivery within the first band',
      { criterion: 'total_kilometers', breaks: '20: =45; 60: ?; +: 1.24' },
      { distanceKm: Big(13) },
      '45.00',
    ],
    ['dangerous goods per UN number', { criterion: 'un_numbers', base: '75', min: 75 }, {}, '150.00'],
    ['an escort and its further hours', { criterion: 'hours', breaks: 'graduated; 12: =85; +: 5' }, {}, '100.00'],
    [
      'the first and further tariff lines',
      { criterion: 'customs_lines', breaks: 'graduated; 1: =0; +: 21' },
      {},
      '63.00',
    ],
    ['clearance by CIF with bounds', { criterion: 'cif_value', base: '3', min: 300, max: 500 }, {}, '500.00'],
    ['insurance by value', { criterion: 'goods_value', base: '0.019' }, {}, '18.24'],
    [
      'whole kg and the next 5 dollars',
      { criterion: 'gross_weight', base: '0.18', quantityStep: 1, amountStep: 5 },
      { grossKg: Big('44.2') },
      '10.00',
    ],
    ['each started 15 minutes', { criterion: 'quarter_hours', base: '30' }, {}, '90.00'],
    ['a house waybill that is not stated', { criterion: 'hawb', base: '28.63' }, {}, '28.63'],
    [
      'the next break where it is cheaper',
      { criterion: 'chargeable_weight', breaks: 'upper; cheaper; 45: 3; 100: 2; +: 1' },
      { chargeableKg: Big(90) },
      '100.00',
    ],
  ])('price %s', (_name, line, changed, amount) => {
    expect(price(line, changed).amount?.toFixed(2)).toBe(amount);
  });

  it('show the band in the trace', () => {
    const traceOf = (line: Line, changed: Partial<Quantities> = {}) => price(line, changed).trace;
    expect(traceOf({ criterion: 'gross_weight', breaks: '750: 0.062; 3500: 0.05; +: 0.073', max: 100 })).toBe(
      'band over 750.00 up to 3,500.00 kg gross: 0.05 USD/kg × 2,450.00 = 122.50 → maximum 100.00',
    );
    expect(traceOf({ criterion: 'hours', breaks: 'graduated; 12: =85; +: 5' })).toBe(
      'band up to 12.00 hours: 85.00 + band over 12.00 hours: 5 USD/hour × 3.00 = 100.00',
    );
    expect(traceOf({ criterion: 'gross_weight', base: '0.18', quantityStep: 1 }, { grossKg: Big('44.2') })).toBe(
      '44.20 kg gross rounded up to 45.00 → 0.18 USD/kg × 45.00 kg gross = 8.10',
    );
    expect(
      traceOf({ criterion: 'chargeable_weight', breaks: 'upper; cheaper; 100: 2; +: 1' }, { chargeableKg: Big(90) }),
    ).toBe('band from 100.00 kg chargeable: 1 USD/kg × 100.00 = 100.00, billed as 100.00 kg chargeable');
  });

  it('are on request in a band without a price, and where a count is not known', () => {
    const open = price({ criterion: 'total_kilometers', breaks: '20: =45; 60: ?; +: 1.24' }, { distanceKm: Big(40) });
    expect(open).toMatchObject({ amount: undefined, trace: 'band over 20.00 up to 60.00 km is on request' });
    expect(price({ criterion: 'days', base: '9' })).toMatchObject({
      amount: undefined,
      trace: '9 USD/day: on request, the number of days is not known',
    });
  });
});
