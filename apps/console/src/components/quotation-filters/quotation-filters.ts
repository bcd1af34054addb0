import { toEndOfOfficeDay, toStartOfOfficeDay } from '../../../../../domain/office-day.js';
import { getMessages } from '../../i18n/messages.js';
import { parseDay } from '../day-range/day-range.js';
import { quotationFiltersMessages } from './quotation-filters.messages.js';

/** Time periods that lists of quotations offer, by the name that the address and the server use. */
export function getPeriods() {
  const messages = getMessages(quotationFiltersMessages);
  return [
    { id: 'all', name: messages.allTime },
    { id: 'week', name: messages.lastWeek },
    { id: 'month', name: messages.lastMonth },
    { id: 'year', name: messages.lastYear },
  ] as const;
}
export type Period = ReturnType<typeof getPeriods>[number]['id'];

const PERIOD_DAYS: Readonly<Record<Period, number | undefined>> = { all: undefined, week: 7, month: 30, year: 365 };
const DAY_MS = 86_400_000;

/** Which quotations are meant; empty texts do not narrow them. */
export interface QuotationFilters {
  readonly period: Period;
  /** ISO alpha-2 of the destination. */
  readonly country: string;
  /** Domain of the sender. */
  readonly domain: string;
  /** The first day as `YYYY-MM-DD`, in the time zone of the browser. */
  readonly from: string;
  /** The last day, all of it included. */
  readonly to: string;
}

/** All quotations. */
export const ALL_QUOTATIONS: QuotationFilters = { period: 'all', country: '', domain: '', from: '', to: '' };

/** Reads an address; anything that makes no sense counts as not there. */
export function parseQuotationFilters(search: URLSearchParams): QuotationFilters {
  const country = search.get('country') ?? '';
  return {
    period: getPeriods().find(({ id }) => id === search.get('period'))?.id ?? 'all',
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    domain: search.get('domain') ?? '',
    from: parseDay(search.get('from')),
    to: parseDay(search.get('to')),
  };
}

/** The address that shows what is meant; what is as usual is not said. */
export function toFilterParams({ period, country, domain, from, to }: QuotationFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (period !== 'all') search.set('period', period);
  for (const [name, value] of Object.entries({ country, domain, from, to })) if (value) search.set(name, value);
  return search;
}

/** Whether anything is left out. */
export function hasFilters({ period, country, domain, from, to }: QuotationFilters): boolean {
  return period !== 'all' || [country, domain, from, to].some((value) => value !== '');
}

/**
 * The query of the server for what is meant. Days are sent as moments, so that they begin and end where they do for the
 * person at the browser; of a period and a first day the later one counts.
 */
export function toServerQuery({ period, country, domain, from, to }: QuotationFilters, now: Date): URLSearchParams {
  const query = new URLSearchParams();
  if (period !== 'all') query.set('period', period);
  if (country) query.set('country', country);
  if (domain) query.set('domain', domain);
  if (from) query.set('from', pickLater(toStartOfOfficeDay(from), computePeriodStart(period, now)).toISOString());
  if (to) query.set('to', toEndOfOfficeDay(to).toISOString());
  return query;
}

function computePeriodStart(period: Period, now: Date): Date | undefined {
  const days = PERIOD_DAYS[period];
  if (days === undefined) return undefined;
  const start = new Date(now.getTime() - days * DAY_MS);
  return new Date(start.getFullYear(), start.getMonth(), start.getDate());
}

function pickLater(one: Date, other: Date | undefined): Date {
  return other && other > one ? other : one;
}
