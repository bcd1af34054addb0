import { describe, expect, it } from '@jest/globals';
import { resolveValues } from '../../../../application/quoting/correction-input.js';
import { extractCorrectableValues } from '../../../../domain/quoting/correctable-values.js';
import {
  cascadeDimensionChange,
  deriveFromDimensions,
} from '../../../../domain/quoting/correction/cascaded-changes.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { aDimensionLine, aShipmentRequest } from '../../../support/fixtures/shipments.js';

const CURRENT_VALUES = extractCorrectableValues(aShipmentRequest());

describe('What was left as it is', () => {
  const resolveFor = (values: Parameters<typeof resolveValues>[1]['values']) =>
    resolveValues(CURRENT_VALUES, { revision: 1, values }, AIRPORTS);

  it('stays, and null empties', () => {
    expect(resolveFor({})).toEqual(CURRENT_VALUES);
    expect(resolveFor({ 'goods.weight': null, 'goods.dangerous': null })).toEqual({
      ...CURRENT_VALUES,
      'goods.weight': undefined,
    });
  });

  it('follows the sizes where it agreed with them', () => {
    expect(resolveFor({ 'goods.dimensions': [aDimensionLine(100, 100, 100, 3)] })).toMatchObject({
      'goods.pieces': 3,
      'goods.volume': 3,
    });
    expect(resolveFor({ 'goods.dimensions': [aDimensionLine(100, 100, 100, 3)], 'goods.pieces': 7 })).toMatchObject({
      'goods.pieces': 7,
      'goods.volume': 3,
    });
    expect(resolveFor({ 'goods.dimensions': null })).toMatchObject({ 'goods.pieces': 2, 'goods.volume': 1.92 });
    const otherwise = { pieces: 5, volumeM3: 2.5 };
    expect(
      cascadeDimensionChange([aDimensionLine(120, 80, 100, 2)], otherwise, [aDimensionLine(100, 100, 100)]),
    ).toEqual(otherwise);
    expect(deriveFromDimensions([])).toEqual({ pieces: undefined, volumeM3: undefined });
  });

  it('follows the airport into its country', () => {
    expect(resolveFor({ airportDestination: 'PTY' })['destination.country']).toBe('PA');
    expect(resolveFor({ airportDestination: 'PTY', 'destination.country': 'CR' })['destination.country']).toBe('CR');
  });
});
