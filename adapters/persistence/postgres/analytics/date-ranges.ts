import { toOfficeDay, toStartOfOfficeDay } from '../../../../domain/office-day.js';
import { addDays } from '../../../../domain/tariff/rate-validity.js';

/** So many days after its first a month is over, and the next is not. */
const DAYS_BEYOND_A_MONTH = 31;

/** Moments from one to another, both included; undefined: without end. */
export interface DateRange {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** A period split into the whole days or months of the rollups, and the rest. */
export interface SplitDateRange {
  /** Whole days or months at the office, the first and the last as `YYYY-MM-DD`; undefined where the stretch holds none. */
  readonly whole: { readonly first: string | undefined; readonly last: string | undefined } | undefined;
  /** What lies before and after them. */
  readonly edges: readonly DateRange[];
}

/** Cuts a stretch into its whole days at the office and what is left at its ends. Quotations are timed in whole milliseconds. */
export function splitIntoWholeDays(range: DateRange): SplitDateRange {
  return splitRange(range, toOfficeDay, (day) => addDays(day, 1));
}

/** Cuts a stretch into its whole months at the office and what is left at its ends. */
export function splitIntoWholeMonths(range: DateRange): SplitDateRange {
  return splitRange(range, toFirstOfMonth, (first) => `${addDays(first, DAYS_BEYOND_A_MONTH).slice(0, 7)}-01`);
}

/** @param toUnit the first day of the unit that a moment is in @param next the first day of the unit after */
function splitRange(
  { from, to }: DateRange,
  toUnit: (at: Date) => string,
  next: (first: string) => string,
): SplitDateRange {
  const startOf = (at: Date) => toStartOfOfficeDay(toUnit(at));
  const first = from && (startOf(from).getTime() === from.getTime() ? from : toStartOfOfficeDay(next(toUnit(from))));
  // The first unit that is no longer whole.
  const afterTo = to && new Date(to.getTime() + 1);
  const end = afterTo && startOf(afterTo);
  if (first && end && first >= end) return { whole: undefined, edges: [{ from, to }] };
  const edges: DateRange[] = [];
  if (from && first && first > from) edges.push({ from, to: new Date(first.getTime() - 1) });
  if (to && end && end <= to) edges.push({ from: end, to });
  const last = end && startOf(new Date(end.getTime() - 1));
  return { whole: { first: first && toOfficeDay(first), last: last && toOfficeDay(last) }, edges };
}

function toFirstOfMonth(at: Date): string {
  return `${toOfficeDay(at).slice(0, 7)}-01`;
}
