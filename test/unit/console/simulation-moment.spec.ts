import { describe, expect, it } from '@jest/globals';
import {
  EMPTY_MOMENT,
  toMomentValues,
  validateMoment,
} from '../../../apps/console/src/features/tariff/rates/simulation-moment.js';

describe('The moment of a simulated shipment', () => {
  it('is a kind of day and a whole hour of the day, or neither', () => {
    expect(toMomentValues(EMPTY_MOMENT)).toEqual({ dayKind: null, hour: null });
    expect(toMomentValues({ dayKind: 'sunday', hour: '0' })).toEqual({ dayKind: 'sunday', hour: 0 });
    expect(validateMoment(EMPTY_MOMENT)).toEqual([]);
    expect(validateMoment({ dayKind: '', hour: '23' })).toEqual([]);
  });

  it.each(['24', '-1', '6.5'])('has no hour %s', (hour) => {
    expect(validateMoment({ dayKind: '', hour })).toMatchObject([{ field: 'hour' }]);
  });
});
