import { DAY_MS } from '../../domain/durations.js';
import type { QuotationStatistic } from './quotation-analytics.port.js';

/** A longer period begins with its first quotation: years of empty days before it tell nothing. */
const LONGEST_EMPTY_START_DAYS = 400;

/** One UTC day of the dashboard's chart. */
export interface DayOfChart {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly count: number;
  /** US dollars. */
  readonly value: number;
}

/** The days of a period one by one, those without a quotation too. */
export function everyDay(
  byDay: QuotationStatistic['byDay'],
  period: { readonly from: Date | undefined; readonly to: Date | undefined },
  now: Date,
): DayOfChart[] {
  const tallies = new Map(byDay.map((tally) => [tally.day, tally]));
  const [first] = byDay;
  const last = byDay.at(-1);
  const asked = Math.min((period.to ?? now).getTime(), now.getTime());
  const end = last ? Math.max(asked, Date.parse(last.day)) : asked;
  const isShort = period.from !== undefined && end - period.from.getTime() <= LONGEST_EMPTY_START_DAYS * DAY_MS;
  const start = isShort ? period.from?.getTime() : first && Date.parse(first.day);
  const days: DayOfChart[] = [];
  if (start === undefined) return days;
  for (let at = Math.floor(start / DAY_MS) * DAY_MS; at <= end; at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    const tally = tallies.get(day);
    days.push({ day, count: tally?.count ?? 0, value: tally?.valueUsd.toNumber() ?? 0 });
  }
  return days;
}
