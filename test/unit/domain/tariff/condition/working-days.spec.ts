import { describe, expect, it } from '@jest/globals';
import { countDays, findEasterSunday, getDayKind } from '../../../../../domain/tariff/condition/working-days.js';

describe('the calendar of a country', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('knows Easter of %s', (year, day) => {
    expect(findEasterSunday(year)).toBe(day);
  });

  it.each([
    ['2026-09-15', 'CR', 'holiday'],
    ['2026-09-15', 'PA', 'working'],
    ['2026-04-03', 'GT', 'holiday'],
    ['2026-04-04', 'GT', 'saturday'],
    ['2026-04-05', 'SV', 'sunday'],
    ['2026-12-25', 'US', 'working'],
  ])('says what %s is in %s', (day, country, kind) => {
    expect(getDayKind(day, country)).toBe(kind);
  });

  it('counts working days without weekends and holidays', () => {
    expect(countDays('2026-09-11', 7, 'calendar', 'CR')).toBe(7);
    // Friday, Monday, Wednesday and Thursday: the 15th is Independence Day.
    expect(countDays('2026-09-11', 7, 'working', 'CR')).toBe(4);
  });
});
