import { DAY_MS } from '../durations.js';

/** A day of the forwarder's time zone as `YYYY-MM-DD`; days in this form sort as texts. */
export type Day = string;

/** From which day until which day a rate is in force, both included; absent: without limit on that side. */
export interface RateValidity {
  readonly validFrom?: Day | null | undefined;
  readonly validUntil?: Day | null | undefined;
}

/** The validity of a rate on a day. */
export type RateValidityStatus = 'in-force' | 'future' | 'expired';

/** Years outside these are slips of the keyboard. */
const FIRST_DAY: Day = '2000-01-01';
const LAST_DAY: Day = '2099-12-31';
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The day at whose midnight in UTC a moment is: days are computed with at that hour, which no summer time moves. */
function toUtcDay(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** Whether a text is a day that the calendar has, in the years 2000 to 2099. */
export function isDay(text: string): boolean {
  if (!DAY_PATTERN.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && toUtcDay(moment) === text;
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return toUtcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

/** Whether a rate is in force on a day, or why not. */
export function getValidityStatusOn({ validFrom, validUntil }: RateValidity, day: Day): RateValidityStatus {
  if (validUntil && validUntil < day) return 'expired';
  return validFrom && validFrom > day ? 'future' : 'in-force';
}

/** Whether two rates would be in force on one day. */
export function isOverlapping(one: RateValidity, other: RateValidity): boolean {
  const begin = (validity: RateValidity) => validity.validFrom || FIRST_DAY;
  const end = (validity: RateValidity) => validity.validUntil || LAST_DAY;
  return begin(one) <= end(other) && begin(other) <= end(one);
}

/** Whether a season that begins on a day leaves an earlier one at least a day, so that this one can end before it. */
export function canEndBefore({ validFrom }: RateValidity, day: Day): boolean {
  return !validFrom || validFrom < day;
}

/** Whether a rate is in force the day before and on a day, so that a season can begin there and take over its last day. */
export function canStartSeason(validity: RateValidity, day: Day): boolean {
  return canEndBefore(validity, day) && (!validity.validUntil || validity.validUntil >= day);
}

/** `from 2026-01-01 until 2026-06-30`, `without limit`. @param formatDay how a day is written */
export function formatValidity(validity: RateValidity, formatDay: (day: Day) => string = (day) => day): string {
  const { validFrom, validUntil } = validity;
  const parts = [validFrom ? `from ${formatDay(validFrom)}` : '', validUntil ? `until ${formatDay(validUntil)}` : ''];
  return parts.filter(Boolean).join(' ') || 'without limit';
}
