import { describe, expect, it } from '@jest/globals';
import { extractCorrectableValues } from '../../../../../domain/quoting/correctable-values.js';
import {
  type CorrectionValuesInput,
  validateCorrection,
} from '../../../../../domain/quoting/correction/validate-correction.js';
import { AIRPORTS } from '../../../../support/fixtures/airports.js';
import { aDimensionLine, aShipmentRequest } from '../../../../support/fixtures/shipments.js';

const CURRENT_VALUES = extractCorrectableValues(aShipmentRequest());
const validate = (values: Partial<CorrectionValuesInput>) =>
  validateCorrection({ ...CURRENT_VALUES, ...values }, AIRPORTS);

describe('Entered values', () => {
  it('are right as they were read, and where nothing is stated', () => {
    expect(validate({})).toEqual([]);
    const nothing = Object.fromEntries(Object.keys(CURRENT_VALUES).map((field) => [field, undefined]));
    expect(validate({ ...nothing, 'goods.dimensions': [] })).toEqual([]);
  });

  it.each([
    ['goods.weight', 0, 'Gross weight must be from 0.001 to 1,000,000 kg.'],
    ['goods.weight', 1e-9, 'Gross weight must be from 0.001 to 1,000,000 kg.'],
    ['goods.weight', Number.POSITIVE_INFINITY, 'Gross weight must be from 0.001 to 1,000,000 kg.'],
    ['goods.pieces', 1.5, 'Pieces must be a whole number from 1 to 100,000.'],
    ['goods.volume', 1e-7, 'Volume must be from 0.000001 to 100,000 m³.'],
    ['goods.volume', -1, 'Volume must be from 0.000001 to 100,000 m³.'],
    ['airportOrigin', 'MIAMI', 'The origin airport is a code of three letters, for instance MIA.'],
    ['airportDestination', 'LHR', 'Choose one of the airports that are served.'],
    ['destination.country', 'PA', 'The destination airport does not lie in this country.'],
    ['origin', 'x'.repeat(501), 'This text can have 500 characters at most.'],
  ] as const)('of %s are refused when they are %s', (field, value, message) => {
    expect(validate({ [field]: value })).toEqual([{ field, message }]);
  });

  it('of sizes need every side and a count', () => {
    const message =
      'Every size needs a length, a width and a height from 0.1 to 10,000 cm, and a whole number of pieces.';
    for (const line of [
      { ...aDimensionLine(1, 2, 3), heightCm: undefined },
      aDimensionLine(0, 2, 3),
      aDimensionLine(0.09, 2, 3),
      aDimensionLine(1, 2, 3, 0),
    ]) {
      expect(validate({ 'goods.dimensions': [line] })).toEqual([{ field: 'goods.dimensions', message }]);
    }
    const many = Array.from({ length: 201 }, () => aDimensionLine(10, 10, 10));
    expect(validate({ 'goods.dimensions': many })).toHaveLength(1);
  });

  it('of a goods value need an amount and its currency, or neither', () => {
    const value = (amount: number | undefined, currency: string | undefined) =>
      validate({ 'goods.value': { amount, currency } }).length;
    expect([value(5, undefined), value(undefined, 'USD'), value(5, 'dollars'), value(0.001, 'USD')]).toEqual([
      1, 1, 1, 1,
    ]);
    expect([value(undefined, undefined), value(5, 'EUR')]).toEqual([0, 0]);
  });
});
