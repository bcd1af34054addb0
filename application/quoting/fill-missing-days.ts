import { DAY_MS } from '../../domain/durations.js';
import type { QuotationStatistic } from './quotation-analytics.port.js';

/** A longer period starts with its first quotation: years of empty days before it have no information. */
const MAX_LEADING_EMPTY_DAYS = 400;

/** One UTC day of the dashboard's chart. */
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
  const last = byDay.at(-1);
  const requestedEnd = Math.min((period.to ?? now).getTime(), now.getTime());
  const end = last ? Math.max(requestedEnd, Date.parse(last.day)) : requestedEnd;
  const isShort = period.from !== undefined && end - period.from.getTime() <= MAX_LEADING_EMPTY_DAYS * DAY_MS;
  const start = isShort ? period.from?.getTime() : first && Date.parse(first.day);
  const days: ChartDay[] = [];
  if (start === undefined) return days;
  for (let at = Math.floor(start / DAY_MS) * DAY_MS; at <= end; at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    const entry = entriesByDay.get(day);
    days.push({ day, count: entry?.count ?? 0, value: entry?.valueUsd.toNumber() ?? 0 });
  }
  return days;
}
