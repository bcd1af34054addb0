import { dayOf, firstMomentOf, lastMomentOf } from '../../parts/day-range/day-range.js';

/** Time periods that the dashboard offers, by the name that the address and the server use. */
export const PERIODS = [
  { id: 'all', name: 'All Time' },
  { id: 'week', name: 'Last Week' },
  { id: 'month', name: 'Last Month' },
  { id: 'year', name: 'Last Year' },
] as const;
export type Period = (typeof PERIODS)[number]['id'];

const PERIOD_DAYS: Readonly<Record<Period, number | undefined>> = { all: undefined, week: 7, month: 30, year: 365 };
const DAY_MS = 86_400_000;

/** What the dashboard sums up, and which quotation is open; empty texts do not narrow it. */
export interface DashboardView {
  readonly period: Period;
  /** ISO alpha-2 of the destination. */
  readonly country: string;
  /** Domain of the sender. */
  readonly domain: string;
  /** The first day as `YYYY-MM-DD`, in the time zone of the browser. */
  readonly from: string;
  /** The last day, all of it included. */
  readonly to: string;
  /** The id of the quotation whose details are open. */
  readonly open: number | undefined;
}

/** No filter at all. */
export const EVERYTHING: DashboardView = {
  period: 'all',
  country: '',
  domain: '',
  from: '',
  to: '',
  open: undefined,
};

/** Reads the address; anything that makes no sense counts as not there. */
export function viewOf(search: URLSearchParams): DashboardView {
  const open = search.get('open') ?? '';
  return {
    period: PERIODS.find(({ id }) => id === search.get('period'))?.id ?? 'all',
    country: /^[A-Z]{2}$/.test(search.get('country') ?? '') ? (search.get('country') ?? '') : '',
    domain: search.get('domain') ?? '',
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    open: /^[1-9]\d{0,8}$/.test(open) ? Number(open) : undefined,
  };
}

/** The address that shows a view; what is as usual is not said. */
export function searchOf({ period, country, domain, from, to, open }: DashboardView): URLSearchParams {
  const search = new URLSearchParams();
  if (period !== 'all') search.set('period', period);
  for (const [name, value] of Object.entries({ country, domain, from, to })) if (value) search.set(name, value);
  if (open !== undefined) search.set('open', String(open));
  return search;
}

/** Whether anything narrows the view. */
export function isFiltered({ period, country, domain, from, to }: DashboardView): boolean {
  return period !== 'all' || [country, domain, from, to].some((value) => value !== '');
}

/**
 * The query of the server for a view. Days are sent as moments, so that they begin and end where they do for the person
 * at the browser; of a period and a first day the later one counts.
 */
export function queryOf({ period, country, domain, from, to }: DashboardView, now: Date): string {
  const query = new URLSearchParams();
  if (period !== 'all') query.set('period', period);
  if (country) query.set('country', country);
  if (domain) query.set('domain', domain);
  if (from) query.set('from', laterOf(firstMomentOf(from), startOf(period, now)).toISOString());
  if (to) query.set('to', lastMomentOf(to).toISOString());
  return query.toString();
}

function startOf(period: Period, now: Date): Date | undefined {
  const days = PERIOD_DAYS[period];
  if (days === undefined) return undefined;
  const start = new Date(now.getTime() - days * DAY_MS);
  return new Date(start.getFullYear(), start.getMonth(), start.getDate());
}

function laterOf(one: Date, other: Date | undefined): Date {
  return other && other > one ? other : one;
}
