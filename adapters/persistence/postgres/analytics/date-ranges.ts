import { DAY_MS } from '../../../../domain/durations.js';

/** Moments from one to another, both included; undefined: without end. */
export interface DateRange {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** A period split into the whole days or months of the rollups, and the rest. */
export interface SplitDateRange {
  /** Whole UTC days or months, the first and the last as `YYYY-MM-DD`; undefined where the stretch holds none. */
  readonly whole: { readonly first: string | undefined; readonly last: string | undefined } | undefined;
  /** What lies before and after them. */
  readonly edges: readonly DateRange[];
}

/** Cuts a stretch into its whole UTC days and what is left at its ends. Quotations are timed in whole milliseconds. */
export function splitIntoWholeDays(range: DateRange): SplitDateRange {
  return splitRange(range, startOfDay, (start) => new Date(start.getTime() + DAY_MS));
}

/** Cuts a stretch into its whole UTC months and what is left at its ends. */
export function splitIntoWholeMonths(range: DateRange): SplitDateRange {
  return splitRange(
    range,
    startOfMonth,
    (start) => new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1)),
  );
}

function splitRange({ from, to }: DateRange, startOf: (at: Date) => Date, next: (start: Date) => Date): SplitDateRange {
  const first = from && (startOf(from).getTime() === from.getTime() ? from : next(startOf(from)));
  // The first unit that is no longer whole.
  const afterTo = to && new Date(to.getTime() + 1);
  const end = afterTo && startOf(afterTo);
  if (first && end && first >= end) return { whole: undefined, edges: [{ from, to }] };
  const edges: DateRange[] = [];
  if (from && first && first > from) edges.push({ from, to: new Date(first.getTime() - 1) });
  if (to && end && end <= to) edges.push({ from: end, to });
  const last = end && startOf(new Date(end.getTime() - 1));
  return { whole: { first: first && formatDay(first), last: last && formatDay(last) }, edges };
}

function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
}

function startOfMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
}

function formatDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
