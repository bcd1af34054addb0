import { describe, expect, it } from '@jest/globals';
import { settledValues } from '../../../../application/quoting/correction-input.js';
import { followedSizes, followingFrom } from '../../../../domain/quoting/correction/cascaded-changes.js';
import { correctableValuesOf } from '../../../../domain/quoting/correctable-values.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { aShipmentRequestOf, sizeOf } from '../../../support/fixtures/shipments.js';

const STANDING = correctableValuesOf(aShipmentRequestOf());

describe('What was left as it is', () => {
  const settled = (values: Parameters<typeof settledValues>[1]['values']) =>
    settledValues(STANDING, { revision: 1, values }, AIRPORTS);

  it('stays, and null empties', () => {
    expect(settled({})).toEqual(STANDING);
    expect(settled({ 'goods.weight': null, 'goods.dangerous': null })).toEqual({
      ...STANDING,
      'goods.weight': undefined,
    });
  });

  it('follows the sizes where it agreed with them', () => {
    expect(settled({ 'goods.dimensions': [sizeOf(100, 100, 100, 3)] })).toMatchObject({
      'goods.pieces': 3,
      'goods.volume': 3,
    });
    expect(settled({ 'goods.dimensions': [sizeOf(100, 100, 100, 3)], 'goods.pieces': 7 })).toMatchObject({
      'goods.pieces': 7,
      'goods.volume': 3,
    });
    expect(settled({ 'goods.dimensions': null })).toMatchObject({ 'goods.pieces': 2, 'goods.volume': 1.92 });
    const otherwise = { pieces: 5, volumeM3: 2.5 };
    expect(followedSizes([sizeOf(120, 80, 100, 2)], otherwise, [sizeOf(100, 100, 100)])).toEqual(otherwise);
    expect(followingFrom([])).toEqual({ pieces: undefined, volumeM3: undefined });
  });

  it('follows the airport into its country', () => {
    expect(settled({ airportDestination: 'PTY' })['destination.country']).toBe('PA');
    expect(settled({ airportDestination: 'PTY', 'destination.country': 'CR' })['destination.country']).toBe('CR');
  });
});
