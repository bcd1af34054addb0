import { describe, expect, it } from '@jest/globals';
import { type FreeDayKind, findFirstChargedDay } from '../../../../../domain/tariff/storage/free-days.js';

/** A Thursday in a week without a holiday. */
const ARRIVAL = '2026-07-09';

describe('The first day of storage that is charged', () => {
  it.each<[number, FreeDayKind, number, number]>([
    [0, 'calendar', 10, 1],
    [3, 'calendar', 10, 4],
    [3, 'working', 10, 6],
    [3, 'working', 2, 3],
    [5, 'calendar', 4, 5],
  ])('of %i free %s days and %i days stored is day %i', (freeDays, freeDayKind, days, expected) => {
    const stored = { days, first: ARRIVAL, countryCode: 'PA' };
    expect(findFirstChargedDay({ freeDays, freeDayKind }, stored)).toBe(expected);
  });
});
