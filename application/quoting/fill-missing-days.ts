import { DAY_MS } from '../../domain/durations.js';
import { toOfficeDay } from '../../domain/office-day.js';
import { addDays } from '../../domain/tariff/rate-validity.js';
import type { QuotationStatistic } from './quotation-analytics.port.js';

/** A longer period starts with its first quotation: years of empty days before it have no information. */
const MAX_LEADING_EMPTY_DAYS = 400;

/** One day of the dashboard's chart, at the forwarder's office. */
export interface ChartDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly count: number;
  /** US dollars. */
  readonly value: number;
}

/** The days of a period one by one, those without a quotation too. */
export function fillMissingDays(
  byDay: QuotationStatistic['byDay'],
  period: { readonly from: Date | undefined; readonly to: Date | undefined },
  now: Date,
): ChartDay[] {
  const entriesByDay = new Map(byDay.map((entry) => [entry.day, entry]));
  const [first] = byDay;
  const lastEntry = byDay.at(-1);
  const requestedEnd = new Date(Math.min((period.to ?? now).getTime(), now.getTime()));
  const requestedLast = toOfficeDay(requestedEnd);
  const last = lastEntry && lastEntry.day > requestedLast ? lastEntry.day : requestedLast;
  const isShort =
    period.from !== undefined && requestedEnd.getTime() - period.from.getTime() <= MAX_LEADING_EMPTY_DAYS * DAY_MS;
  const start = isShort && period.from ? toOfficeDay(period.from) : first?.day;
  const days: ChartDay[] = [];
  if (start === undefined) return days;
  for (let day = start; day <= last; day = addDays(day, 1)) {
    const entry = entriesByDay.get(day);
    days.push({ day, count: entry?.count ?? 0, value: entry?.valueUsd.toNumber() ?? 0 });
  }
  return days;
}
