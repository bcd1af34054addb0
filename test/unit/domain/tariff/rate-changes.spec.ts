import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { toRateFormula } from '../../../../domain/tariff/formula/rate-formula.js';
import {
  adjustByPercent,
  validateAdjustedAmounts,
  validatePercentChange,
} from '../../../../domain/tariff/percent-change.js';
import { planRateCopy } from '../../../../domain/tariff/plan-rate-copy.js';
import { hasSameTerms } from '../../../../domain/tariff/rate-terms.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { aRate, aTariffAt, type RateOverrides } from '../../../support/fixtures/rates.js';

const adjust = (terms: Omit<RateOverrides, 'service'>, percent: string, limits: 'none' | 'both' = 'none') => {
  const of = { percent: Big(percent), changesMinimum: limits === 'both', changesMaximum: limits === 'both' };
  const { baseRate, minimumCharge, maximumCharge } = adjustByPercent(aRate({ service: 'HNDL', ...terms }), of);
  return [baseRate, minimumCharge, maximumCharge].map((amount) => amount?.toFixed());
};

describe('A change by a percentage', () => {
  it.each([
    ['5', { base: '0.16', criterion: 'gross_weight' }, ['0.168', undefined, undefined]],
    ['-2.5', { base: '1.4', criterion: 'kilometer' }, ['1.365', undefined, undefined]],
    ['3.3', { base: '35', criterion: 'flat' }, ['36.16', undefined, undefined]],
    ['0.5', { base: '0.1111', criterion: 'pieces' }, ['0.1117', undefined, undefined]],
    ['10', { base: '2.5', criterion: 'cif_value', minimum: 20, maximum: 900 }, ['2.75', '20', '900']],
  ] as const)('of %s %% makes of %j %j', (percent, terms, amounts) => {
    expect(adjust(terms, percent)).toEqual(amounts);
  });

  it('takes the limits along by choice, in whole cents', () => {
    expect(adjust({ base: 1, minimum: '10.01', maximum: 99 }, '2.5', 'both')).toEqual(['1.03', '10.26', '101.48']);
  });

  it('leaves no limit where there was none', () => {
    expect(adjust({ base: 1 }, '2', 'both')).toEqual(['1.02', undefined, undefined]);
  });

  it('takes days of storage and their minimum along, since nothing else says what storage costs', () => {
    const steps = [
      { upToDay: 7, rate: 0.14 },
      { upToDay: null, rate: 0.17 },
    ];
    const formula = toRateFormula({ storage: { freeDays: 3, minimumPerDay: 25, steps } }, 'gross_weight');
    const rate = { ...aRate({ service: 'BWSE', base: '0.14', criterion: 'gross_weight' }), formula };
    const adjustStorage = (changesMinimum: boolean) =>
      adjustByPercent(rate, { percent: Big(5), changesMinimum, changesMaximum: true }).formula?.storage;
    expect(adjustStorage(true)).toMatchObject({
      freeDays: 3,
      minimumPerDay: Big('26.25'),
      steps: [
        { upToDay: 7, rate: Big('0.147') },
        { upToDay: undefined, rate: Big('0.1785') },
      ],
    });
    expect(adjustStorage(false)?.minimumPerDay).toEqual(Big(25));
  });

  it('is refused where it is none, takes everything, or is a slip', () => {
    for (const percent of [undefined, 0, -100, -101, 1000.01, Number.NaN])
      expect(validatePercentChange(percent)).toHaveLength(1);
    for (const percent of [-99.99, 0.01, 1000]) expect(validatePercentChange(percent)).toEqual([]);
  });

  it('tells where it makes a rate impossible', () => {
    const raised = { ...aRate({ service: 'HNDL', base: 1, minimum: 110, maximum: 100 }) };
    expect(validateAdjustedAmounts(raised).map(({ message }) => message)).toEqual([
      'Minimum charge cannot be greater than maximum charge.',
    ]);
    expect(validateAdjustedAmounts(aRate({ service: 'HNDL', base: 1_000_001 }))).toHaveLength(1);
    expect(validateAdjustedAmounts(aRate({ service: 'HNDL', base: 1, minimum: 5 }))).toEqual([]);
  });
});

describe('Rates that are copied to another airport', () => {
  const DAY = '2026-03-02';
  const lir = AIRPORTS.find(({ code }) => code === 'LIR') ?? { id: 0, countryId: 0 };
  const planCopy = (from: readonly RateOverrides[], to: readonly RateOverrides[]) =>
    planRateCopy(
      from.map((terms) => aRate({ ...terms, airport: 'SJO' })),
      lir,
      to.map((terms, at) => ({ ...aRate({ ...terms, airport: 'LIR' }), id: at + 1 })),
      DAY,
    ).map(({ kind, before }) => [kind, before?.id]);

  it('are new, changed or the same, by service', () => {
    const from = ['HNDL', 'DOCS', 'BRKD'].map((service) => ({ service, base: 5 }));
    expect(
      planCopy(from, [
        { service: 'DOCS', base: 6 },
        { service: 'BRKD', base: 5 },
      ]),
    ).toEqual([
      ['new', undefined],
      ['changed', 1],
      ['same', 2],
    ]);
  });

  it('lie at the other airport, with all else as it was', () => {
    const [first] = planRateCopy(aTariffAt('SJO'), lir, [], DAY);
    expect(first?.draft).toMatchObject({
      countryId: lir.countryId,
      locationId: lir.id,
      serviceCode: 'HNDL',
      minimumCharge: Big(42),
    });
    expect(first?.draft).not.toHaveProperty('id');
  });

  it('leave behind what has expired, and bring what is to come', () => {
    const from = [
      { service: 'HNDL', base: 4, until: '2026-03-01' },
      { service: 'HNDL', base: 5, from: '2026-03-02', until: '2026-12-31' },
      { service: 'HNDL', base: 6, from: '2027-01-01' },
    ];
    expect(planCopy(from, [])).toEqual([
      ['new', undefined],
      ['new', undefined],
    ]);
    expect(planCopy(from, [{ service: 'HNDL', base: 5 }])).toEqual([
      ['changed', 1],
      ['new', undefined],
    ]);
  });

  it('leave alone days that several rates share', () => {
    const to = [
      { service: 'HNDL', base: 4, until: '2026-06-30' },
      { service: 'HNDL', base: 5, from: '2026-07-01' },
    ];
    expect(planCopy([{ service: 'HNDL', base: 7 }], to)).toEqual([['clash', 1]]);
  });
});

describe('Two rates', () => {
  const rate = aRate({ service: 'HNDL', base: '0.12', minimum: 35 });
  it('say the same whatever their decimals look like and whether no limit is zero', () => {
    expect(hasSameTerms(rate, { ...rate, baseRate: Big('0.120'), maximumCharge: Big(0), description: ' ' })).toBe(true);
  });

  it.each([
    { serviceName: 'Ramp' },
    { criterion: 'pieces' as const },
    { baseRate: Big('0.13') },
    { minimumCharge: undefined },
    { maximumCharge: Big(9) },
    { isRequired: true },
    { description: 'x' },
    { validFrom: '2026-01-01' },
    { validUntil: '2026-01-01' },
  ])('do not say the same with %j', (other) => {
    expect(hasSameTerms(rate, { ...rate, ...other })).toBe(false);
  });
});
