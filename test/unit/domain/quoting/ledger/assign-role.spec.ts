import { describe, expect, it } from '@jest/globals';
import type { Airport } from '../../../../../domain/geography/airport.js';
import { extractCorrectableValues } from '../../../../../domain/quoting/correctable-values.js';
import { assignRole } from '../../../../../domain/quoting/ledger/assign-role.js';
import {
  getChosenField,
  LEDGER_CHOICE_NAMES,
  type LedgerChoice,
  listChoices,
} from '../../../../../domain/quoting/ledger/ledger-choice.js';
import { LEDGER_CHOICE_TEXTS } from '../../../../../domain/quoting/quoting.messages.js';
import type { EntryMeasure } from '../../../../../domain/reading/ledger/ledger.types.js';
import { aDimensionLine, aShipmentRequest, type RequestOverrides } from '../../../../support/fixtures/shipments.js';

const AIRPORTS: Airport[] = [
  {
    ...{ id: 1, code: 'SJO', name: 'Juan Santamaría', city: 'San José', countryId: 1, countryCode: 'CR' },
    ...{ latitude: 0, longitude: 0, aliases: [] },
  },
];
const measured = (values: number[], rest: Partial<EntryMeasure> = {}): EntryMeasure => ({
  values,
  hasUnit: true,
  ...rest,
});

function assign(
  choice: LedgerChoice,
  entry: { readonly text: string; readonly measure?: EntryMeasure },
  goods: RequestOverrides['goods'] = {},
  value?: number,
) {
  const known = { grossWeightKg: 350, pieces: 2, dimensionLines: [aDimensionLine(120, 80, 100, 2)], ...goods };
  return assignRole(extractCorrectableValues(aShipmentRequest({ goods: known })), { entry, choice, value }, AIRPORTS);
}

describe('The role of a left-over figure', () => {
  const weight = { text: '640.1 kg', measure: measured([640.1]) };

  it.each([
    ['gross-weight', 640.1],
    ['piece-weight', 1280.2],
    ['added-weight', 990.1],
  ] as const)('%s makes the gross weight %d kg', (choice, kg) => {
    expect(assign(choice, weight)).toEqual({ 'goods.weight': kg });
  });

  it('adds to no weight as to none, and multiplies by no unknown count', () => {
    expect(assign('added-weight', weight, { grossWeightKg: undefined })).toEqual({ 'goods.weight': 640.1 });
    expect(() => assign('piece-weight', weight, { pieces: undefined })).toThrow(/pieces is not known/);
  });

  it('is asked for where the figure reads in several ways', () => {
    const open = { text: '1.250 kg', measure: measured([1.25, 1250]) };
    expect(() => assign('gross-weight', open)).toThrow(/several ways/);
    expect(() => assign('gross-weight', open, {}, 7)).toThrow(/several ways/);
    expect(assign('gross-weight', open, {}, 1250)).toEqual({ 'goods.weight': 1250 });
    expect(() => assign('gross-weight', { text: '12 kg' })).toThrow(/No figure/);
  });

  it('counts pieces and volumes', () => {
    expect(assign('piece-count', { text: '7 boxes', measure: measured([7]) })).toEqual({ 'goods.pieces': 7 });
    const volume = { text: '1.2 cbm', measure: measured([1.2]) };
    expect(assign('total-volume', volume)).toEqual({ 'goods.volume': 1.2 });
    expect(assign('piece-volume', volume)).toEqual({ 'goods.volume': 2.4 });
  });

  it('adds a size of as many pieces as are said or have none yet', () => {
    const size = { text: '60x40x40', measure: measured([], { sides: [60, 40, 40], hasUnit: false }) };
    const line = aDimensionLine(120, 80, 100, 2);
    expect(assign('added-size', size)).toEqual({ 'goods.dimensions': [line, aDimensionLine(60, 40, 40, 1)] });
    expect(assign('added-size', size, { pieces: 5 })).toEqual({
      'goods.dimensions': [line, aDimensionLine(60, 40, 40, 3)],
    });
    expect(assign('added-size', { ...size, measure: { ...size.measure, values: [4] } }, { pieces: 5 })).toEqual({
      'goods.dimensions': [line, aDimensionLine(60, 40, 40, 4)],
    });
    expect(assign('added-size-in-inches', size, { dimensionLines: [], pieces: 1 })).toEqual({
      'goods.dimensions': [aDimensionLine(152.4, 101.6, 101.6, 1)],
    });
  });

  it('takes money in its currency', () => {
    const money = { text: '12,000', measure: measured([12_000], { currency: 'EUR' }) };
    expect(assign('goods-value', money)).toEqual({ 'goods.value': { amount: 12_000, currency: 'EUR' } });
    expect(assign('goods-value', { text: '5', measure: measured([5]) })).toEqual({
      'goods.value': { amount: 5, currency: 'USD' },
    });
  });

  it('names a delivery place, or a served airport by its code or city', () => {
    expect(assign('delivery-place', { text: 'San\n Rafael' })).toEqual({ 'destination.city': 'San Rafael' });
    expect(assign('destination', { text: 'sjo' })).toEqual({ airportDestination: 'SJO' });
    expect(assign('destination', { text: 'San Jose' })).toEqual({ airportDestination: 'SJO' });
    expect(() => assign('destination', { text: 'Upala' })).toThrow(/No served airport/);
  });

  it('changes nothing where it is set aside', () => {
    const aside = LEDGER_CHOICE_NAMES.filter((choice) => getChosenField(choice) === undefined);
    expect(aside.length).toBeGreaterThan(6);
    expect(aside.map((choice) => assign(choice, weight))).toEqual(aside.map(() => ({})));
  });
});

describe('The choices', () => {
  it.each(['weight', 'volume', 'size', 'length', 'count', 'money', 'bare', 'airport', 'place', 'wish'] as const)(
    'let everything of the kind %s be set aside',
    (kind) => {
      expect(listChoices(kind, undefined).some((choice) => getChosenField(choice) === undefined)).toBe(true);
    },
  );

  it('offer inches for sizes without a unit only', () => {
    expect(listChoices('size', measured([], { hasUnit: true }))).not.toContain('added-size-in-inches');
    expect(listChoices('size', measured([], { hasUnit: false }))).toContain('added-size-in-inches');
  });

  it('have words for the log', () => {
    expect(Object.keys(LEDGER_CHOICE_TEXTS).sort()).toEqual([...LEDGER_CHOICE_NAMES].sort());
  });
});
