import { countDays } from '../condition/working-days.js';
import type { Day } from '../rate-validity.js';

/** How free days are counted. */
export const FREE_DAY_KINDS = ['calendar', 'working'] as const;
export type FreeDayKind = (typeof FREE_DAY_KINDS)[number];

/** The first days of storage, which cost nothing. */
export interface FreeDays {
  readonly freeDays: number;
  readonly freeDayKind: FreeDayKind;
}

/** The days that something is stored. */
export interface StoredDays {
  readonly days: number;
  /** The day of arrival. */
  readonly first: Day;
  /** ISO alpha-2. */
  readonly countryCode: string;
}

/**
 * The day after the free ones; of working days those are longer where a weekend or a holiday is among them.
 * @returns counted from the day of arrival, which is 1
 */
export function findFirstChargedDay({ freeDays, freeDayKind }: FreeDays, stored: StoredDays): number {
  const { first, countryCode, days } = stored;
  let day = 1;
  while (day <= days && countDays(first, day, freeDayKind, countryCode) <= freeDays) day += 1;
  return day;
}
