import { afterEach, describe, expect, it } from '@jest/globals';
import {
  DEFAULT_TIME_ZONE,
  formatOfficeMinute,
  getOfficeTimeZone,
  isTimeZone,
  setOfficeTimeZone,
  toEndOfOfficeDay,
  toOfficeDay,
  toStartOfOfficeDay,
} from '../../../domain/office-day.js';

describe("The forwarder's days", () => {
  afterEach(() => setOfficeTimeZone(DEFAULT_TIME_ZONE));

  it('are those of Costa Rica where nothing else was chosen', () => {
    expect(getOfficeTimeZone()).toBe('America/Costa_Rica');
    expect(toOfficeDay(new Date('2026-03-02T05:59:59.999Z'))).toBe('2026-03-01');
    expect(toOfficeDay(new Date('2026-03-02T06:00:00Z'))).toBe('2026-03-02');
    expect(formatOfficeMinute(new Date('2026-03-02T05:05:59Z'))).toBe('2026-03-01 23:05');
    expect(toStartOfOfficeDay('2026-03-01')).toEqual(new Date('2026-03-01T06:00:00Z'));
    expect(toStartOfOfficeDay('2026-03-01', 7)).toEqual(new Date('2026-03-01T13:00:00Z'));
    expect(toEndOfOfficeDay('2026-02-28')).toEqual(new Date('2026-03-01T05:59:59.999Z'));
    expect(toEndOfOfficeDay('2026-12-31')).toEqual(new Date('2027-01-01T05:59:59.999Z'));
  });

  it('are those of another time zone once it is chosen', () => {
    setOfficeTimeZone('America/Panama');
    expect(toOfficeDay(new Date('2026-03-02T05:00:00Z'))).toBe('2026-03-02');
    setOfficeTimeZone('Asia/Tokyo');
    expect(toStartOfOfficeDay('2026-03-02')).toEqual(new Date('2026-03-01T15:00:00Z'));
  });

  it('are shorter or longer where the clock is changed', () => {
    setOfficeTimeZone('America/New_York');
    const hoursOf = (day: string) =>
      (toEndOfOfficeDay(day).getTime() + 1 - toStartOfOfficeDay(day).getTime()) / 3_600_000;
    expect([hoursOf('2026-03-07'), hoursOf('2026-03-08'), hoursOf('2026-11-01')]).toEqual([24, 23, 25]);
  });

  it.each([
    ['America/Guatemala', true],
    ['America/Nowhere', false],
    ['UTC; DROP TABLE setting', false],
    ['', false],
  ])('are not counted in a time zone that there is not: %s', (name, isOne) => expect(isTimeZone(name)).toBe(isOne));
});
