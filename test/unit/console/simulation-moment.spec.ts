import { describe, expect, it } from '@jest/globals';
import {
  EMPTY_MOMENT,
  toMomentValues,
  toMonthValues,
  validateMoment,
} from '../../../apps/console/src/features/tariff/rates/simulation-moment.js';

describe('The moment of a simulated shipment', () => {
  it('is a kind of day and a whole hour of the day, or neither', () => {
    expect(toMomentValues(EMPTY_MOMENT)).toEqual({ dayKind: null, hour: null });
    expect(toMomentValues({ ...EMPTY_MOMENT, dayKind: 'sunday', hour: '0' })).toEqual({ dayKind: 'sunday', hour: 0 });
    expect(validateMoment(EMPTY_MOMENT)).toEqual([]);
    expect(validateMoment({ ...EMPTY_MOMENT, hour: '23' })).toEqual([]);
  });

  it('has what the customer accepted in the month, or leaves it to be counted', () => {
    expect(toMonthValues(EMPTY_MOMENT)).toBeNull();
    expect(toMonthValues({ ...EMPTY_MOMENT, monthKg: '1250.5' })).toEqual({ chargeableKg: 1250.5, shipments: 0 });
    expect(validateMoment({ ...EMPTY_MOMENT, monthKg: '-1', monthShipments: '1.5' })).toMatchObject([
      { field: 'monthKg' },
      { field: 'monthShipments' },
    ]);
  });

  it.each(['24', '-1', '6.5'])('has no hour %s', (hour) => {
    expect(validateMoment({ ...EMPTY_MOMENT, hour })).toMatchObject([{ field: 'hour' }]);
  });
});
