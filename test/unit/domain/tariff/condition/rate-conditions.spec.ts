import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { chooseRates, compareSpecificity } from '../../../../../domain/tariff/condition/choose-rates.js';
import { formatConditionsText, parseConditionsText } from '../../../../../domain/tariff/condition/conditions-text.js';
import { evaluateConditions } from '../../../../../domain/tariff/condition/evaluate-conditions.js';
import { formatConditions } from '../../../../../domain/tariff/condition/format-conditions.js';
import {
  isSameConditions,
  listConditionKinds,
  type RateConditions,
  serializeConditions,
  toRateConditions,
  toRateConditionsEntry,
} from '../../../../../domain/tariff/condition/rate-conditions.js';
import {
  COMMODITY_CLASSES,
  NO_FACTS,
  REQUESTED_SERVICES,
  type ShipmentFacts,
} from '../../../../../domain/tariff/condition/shipment-facts.js';
import { validateRateConditions } from '../../../../../domain/tariff/condition/validate-conditions.js';
import { DAY_KINDS } from '../../../../../domain/tariff/condition/working-days.js';
import type { Rate } from '../../../../../domain/tariff/rate.js';
import { aRate } from '../../../../support/fixtures/rates.js';

const figure = fc.integer({ min: 1, max: 5_000 });
const some = <One>(values: readonly One[]) => fc.subarray([...values], { minLength: 1 });
const entries = fc.record(
  {
    commodities: some(COMMODITY_CLASSES),
    dangerousClasses: some(['2.1', '3', '9']),
    unNumbersFrom: fc.integer({ min: 1, max: 5 }),
    services: some(REQUESTED_SERVICES),
    pieceOver: fc.record({ lengthCm: figure, heightCm: figure, weightKg: figure }, { requiredKeys: ['lengthCm'] }),
    valueOverUsd: figure,
    days: some(DAY_KINDS),
    hours: fc.record({ from: fc.integer({ min: 0, max: 11 }), until: fc.integer({ min: 12, max: 24 }) }),
    customers: some(['norte.example', 'ana@sur.example', 'wca']),
    zone: fc.record({ name: fc.constant('Valley'), places: some(['Heredia', 'Alajuela', 'Escazú']) }),
    origins: some(['MIA', 'US', 'europe']),
    incoterms: some(['DAP', 'DDP', 'EXW']),
    grossKgUpTo: figure,
    volumeM3UpTo: figure,
    grossKgOver: figure,
  },
  { requiredKeys: [] },
);
const conditionsOf = entries.map((entry) => toRateConditions(entry));
const facts: fc.Arbitrary<ShipmentFacts> = fc.record({
  commodities: some(COMMODITY_CLASSES),
  dangerousClasses: fc.subarray(['2.1', '3', '9']),
  unNumbers: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  pieces: fc.array(fc.record({ lengthCm: figure, widthCm: figure, heightCm: figure }), { maxLength: 2 }),
  pieceCount: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  grossKg: fc.option(
    figure.map((value) => Big(value)),
    { nil: undefined },
  ),
  volumeM3: fc.option(
    figure.map((value) => Big(value)),
    { nil: undefined },
  ),
  valueUsd: fc.option(
    figure.map((value) => Big(value)),
    { nil: undefined },
  ),
  incoterm: fc.constantFrom('DAP', 'DDP', undefined),
  services: fc.subarray([...REQUESTED_SERVICES]),
  storageDays: fc.constant(undefined),
  origins: fc.subarray(['MIA', 'US', 'europe']),
  dayKind: fc.constantFrom(...DAY_KINDS),
  hour: fc.option(fc.integer({ min: 0, max: 23 }), { nil: undefined }),
  customer: fc.constantFrom('eva@norte.example', 'ana@sur.example', undefined),
  networks: fc.subarray(['wca']),
  deliveryPlaces: fc.subarray(['heredia', 'Escazu']),
});
const rateOf = (id: number, conditions: RateConditions | undefined): Rate => ({
  ...aRate({ service: 'HNDL', base: id }),
  id,
  conditions,
});
const rates = fc
  .array(conditionsOf, { minLength: 1, maxLength: 6 })
  .map((all) => all.map((conditions, at) => rateOf(at + 1, conditions)));

describe('the rates of one charge', () => {
  it('have one winner at most, the most specific one that holds, in whatever order they come', () => {
    fc.assert(
      fc.property(rates, facts, fc.integer({ min: 0, max: 5 }), (all, of, turn) => {
        const chosen = chooseRates(all, of).rates;
        const turned = [...all.slice(turn), ...all.slice(0, turn)];
        expect(chooseRates(turned, of).rates).toEqual(chosen);
        const holding = all.filter(({ conditions }) => evaluateConditions(conditions, of) === 'holds');
        expect(chosen).toHaveLength(Math.min(1, holding.length));
        for (const rate of holding) expect(compareSpecificity(chosen[0] ?? rate, rate)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('are in one order without ties', () => {
    fc.assert(
      fc.property(conditionsOf, conditionsOf, conditionsOf, (one, other, third) => {
        const [a, b, c] = [rateOf(1, one), rateOf(2, other), rateOf(3, third)] as const;
        expect(Math.sign(compareSpecificity(a, b))).toBe(-Math.sign(compareSpecificity(b, a)));
        expect(compareSpecificity(a, b)).not.toBe(0);
        const isOrdered = compareSpecificity(a, b) < 0 && compareSpecificity(b, c) < 0;
        if (isOrdered) expect(compareSpecificity(a, c)).toBeLessThan(0);
      }),
    );
  });

  it('lose to one that asks for the same and for more', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const [first, ...kinds] = listConditionKinds(toRateConditions(entry));
        if (first === undefined || kinds.length === 0) return;
        const fewer = toRateConditions({ ...entry, [first]: undefined });
        expect(compareSpecificity(rateOf(2, toRateConditions(entry)), rateOf(1, fewer))).toBeLessThan(0);
      }),
    );
  });

  it('lose to a narrower limit of the same kind: the smallest vehicle that takes the cargo', () => {
    const vans = [3_500, 800, 1_500].map((grossKgUpTo, at) => rateOf(at + 1, { grossKgUpTo }));
    const chosen = (kg: number) => chooseRates(vans, { ...NO_FACTS, grossKg: Big(kg) }).rates[0]?.conditions;
    expect([chosen(700), chosen(801), chosen(1_500), chosen(4_000)]).toEqual([
      { grossKgUpTo: 800 },
      { grossKgUpTo: 1_500 },
      { grossKgUpTo: 1_500 },
      undefined,
    ]);
  });

  it('that are undecided are told where they would win', () => {
    const all = [rateOf(1, undefined), rateOf(2, { valueOverUsd: 1_000 })];
    expect(chooseRates(all, NO_FACTS)).toEqual({ rates: [all[0]], undecided: [all[1]] });
    expect(chooseRates(all, { ...NO_FACTS, valueUsd: Big(1_000) })).toEqual({ rates: [all[0]], undecided: [] });
    expect(chooseRates(all, { ...NO_FACTS, valueUsd: Big('1000.01') }).rates).toEqual([all[1]]);
  });

  it('of a conditional charge apply by their conditions alone', () => {
    const conditional = { ...rateOf(1, undefined), application: 'conditional' as const };
    const escort = { ...rateOf(2, { services: ['escort'] }), application: 'conditional' as const };
    expect(chooseRates([conditional, escort], NO_FACTS).rates).toEqual([]);
    expect(chooseRates([conditional, escort], { ...NO_FACTS, services: ['escort'] }).rates).toEqual([escort]);
  });
});

describe('conditions', () => {
  it('are the same after they were stored', () => {
    fc.assert(
      fc.property(conditionsOf, (conditions) => {
        const stored = JSON.parse(JSON.stringify(toRateConditionsEntry(conditions)));
        expect(serializeConditions(toRateConditions(stored))).toBe(serializeConditions(conditions));
        expect(isSameConditions(toRateConditions(stored), conditions)).toBe(true);
        expect(validateRateConditions(stored)).toEqual(
          (conditions?.grossKgOver ?? 0) >= (conditions?.grossKgUpTo ?? Infinity) ? expect.anything() : [],
        );
      }),
    );
  });

  it('are the same after they stood in a cell', () => {
    fc.assert(
      fc.property(conditionsOf, (conditions) => {
        const read = toRateConditions(parseConditionsText(formatConditionsText(conditions)));
        expect(serializeConditions(read)).toBe(serializeConditions(conditions));
      }),
    );
    const cell = 'Class: dangerous, cold; piece length over: 300; hours: 20-6; zone: West = Heredia, Alajuela';
    expect(formatConditionsText(toRateConditions(parseConditionsText(cell)))).toBe(
      'class: dangerous, cold; piece length over: 300; hours: 20-6; zone: West = Heredia, Alajuela',
    );
    for (const text of ['class', 'colour: red', 'value over: -1', 'hours: 8', 'kg over: 1e3']) {
      expect(() => parseConditionsText(text)).toThrow('is no condition');
    }
  });

  it('do not depend on the order in which they were entered', () => {
    const one = toRateConditions({
      commodities: ['cold', 'dangerous'],
      origins: ['us', 'MIA'],
      customers: [' B.example', 'a.example'],
    });
    const other = toRateConditions({
      commodities: ['dangerous', 'cold'],
      origins: ['MIA', 'US'],
      customers: ['a.example', 'b.example'],
    });
    expect(isSameConditions(one, other)).toBe(true);
    expect(toRateConditions({ commodities: [], pieceOver: {}, zone: { name: ' ', places: [] } })).toBeUndefined();
  });

  it.each<[string, RateConditions, Partial<ShipmentFacts>, string]>([
    ['a class', { commodities: ['dangerous'] }, { commodities: ['dangerous'] }, 'holds'],
    ['another class', { commodities: ['dangerous'] }, {}, 'fails'],
    [
      'a division of a class',
      { dangerousClasses: ['2'] },
      { commodities: ['dangerous'], dangerousClasses: ['2.1'] },
      'holds',
    ],
    ['a class nobody names', { dangerousClasses: ['3'] }, { commodities: ['dangerous'] }, 'unknown'],
    ['a class of general cargo', { dangerousClasses: ['3'] }, {}, 'fails'],
    ['UN numbers', { unNumbersFrom: 2 }, { commodities: ['dangerous'], unNumbers: 2 }, 'holds'],
    [
      'a long piece',
      { pieceOver: { lengthCm: 300 } },
      { pieces: [{ lengthCm: 90, widthCm: 301, heightCm: 90 }] },
      'holds',
    ],
    [
      'a high piece',
      { pieceOver: { heightCm: 160 } },
      { pieces: [{ lengthCm: 170, widthCm: 90, heightCm: 160 }] },
      'fails',
    ],
    [
      'a wide piece',
      { pieceOver: { widthCm: 130 } },
      { pieces: [{ lengthCm: 131, widthCm: 140, heightCm: 9 }] },
      'holds',
    ],
    ['pieces without sizes', { pieceOver: { heightCm: 160 } }, {}, 'unknown'],
    ['heavy pieces', { pieceOver: { weightKg: 100 } }, { grossKg: Big(201), pieceCount: 2 }, 'holds'],
    ['pieces that may be heavy', { pieceOver: { weightKg: 100 } }, { grossKg: Big(150), pieceCount: 2 }, 'unknown'],
    ['light pieces', { pieceOver: { weightKg: 100 } }, { grossKg: Big(100), pieceCount: 2 }, 'fails'],
    ['hours over midnight', { hours: { from: 20, until: 6 } }, { hour: 5 }, 'holds'],
    ['the end of the hours', { hours: { from: 20, until: 6 } }, { hour: 6 }, 'fails'],
    ['no hour', { hours: { from: 20, until: 6 } }, {}, 'fails'],
    ['a holiday', { days: ['sunday', 'holiday'] }, { dayKind: 'holiday' }, 'holds'],
    ['a domain', { customers: ['norte.example'] }, { customer: 'ana@ventas.norte.example' }, 'holds'],
    ['another domain', { customers: ['norte.example'] }, { customer: 'ana@elnorte.example' }, 'fails'],
    ['a zone', { zone: { name: 'West', places: ['Escazú'] } }, { deliveryPlaces: ['escazu'] }, 'holds'],
    ['a region', { origins: ['asia'] }, { origins: ['HKG', 'HK', 'asia'] }, 'holds'],
    ['one that fails beside one nobody knows', { commodities: ['cold'], valueOverUsd: 5 }, {}, 'fails'],
  ])('hold as their facts say: %s', (_what, conditions, known, outcome) => {
    expect(evaluateConditions(conditions, { ...NO_FACTS, ...known })).toBe(outcome);
  });

  it('read as a phrase', () => {
    const conditions = toRateConditions({
      commodities: ['dangerous'],
      dangerousClasses: ['3'],
      pieceOver: { lengthCm: 300, heightCm: 160 },
      valueOverUsd: 10_000,
      hours: { from: 20, until: 6 },
      grossKgUpTo: 1_500,
    });
    expect(formatConditions(conditions)).toBe(
      'dangerous goods, class 3, a piece over 300 cm long or a piece over 160 cm high, value over USD 10,000, from 20 to 6 h, up to 1,500 kg',
    );
    expect(formatConditions(undefined)).toBe('');
  });

  it('that mean nothing are refused', () => {
    const messages = (entry: Parameters<typeof validateRateConditions>[0]) =>
      validateRateConditions(entry).map(({ message }) => message);
    expect(messages({ commodities: ['radioactive'] })).toEqual(['"radioactive" cannot be chosen here.']);
    expect(messages({ dangerousClasses: ['10'] })).toHaveLength(1);
    expect(messages({ origins: ['Atlantis'] })).toHaveLength(1);
    expect(messages({ valueOverUsd: 0 })).toHaveLength(1);
    expect(messages({ hours: { from: 20 } })).toHaveLength(1);
    expect(messages({ hours: { from: 6, until: 6 } })).toHaveLength(1);
    expect(messages({ zone: { name: 'West', places: [] } })).toHaveLength(1);
    expect(messages({ grossKgOver: 5, grossKgUpTo: 5 })).toHaveLength(1);
    expect(messages({ customers: Array.from({ length: 201 }, (_, at) => `c${at}.example`) })).toHaveLength(1);
    expect(messages({ commodities: ['cold'], origins: ['US', 'Europe', 'mia'] })).toEqual([]);
  });
});
