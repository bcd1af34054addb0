import { getOfficeTimeZone } from '../../../../../domain/office-day.js';
import { getLocale } from '../../i18n/language.js';
import { getMessages } from '../../i18n/messages.js';
import { formatMessages } from './format.messages.js';

/** The language of the page decides separators; tests name a locale. */
type Locale = string | undefined;

/** `$1,234.50`: US dollars with two decimals; `$0.00` where there is no amount. */
export function formatUsd(amount: number | null | undefined, locale?: Locale): string {
  return new Intl.NumberFormat(locale ?? getLocale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(amount ?? 0);
}

/** `320.5 kg`, at most two decimals. */
export function formatKg(weight: number, locale?: Locale): string {
  return `${formatDecimal(weight, 2, locale)} kg`;
}

/** `1.92 m³`, at most three decimals. */
export function formatCubicMetres(volume: number, locale?: Locale): string {
  return `${formatDecimal(volume, 3, locale)} m³`;
}

/** `120.0 × 80.0 × 100.0 cm`: sizes in cm with one decimal (section 9 of the specification). */
export function formatSizeCm(
  size: { readonly lengthCm: number; readonly widthCm: number; readonly heightCm: number },
  locale?: Locale,
): string {
  const oneDecimal = new Intl.NumberFormat(locale ?? getLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${[size.lengthCm, size.widthCm, size.heightCm].map((side) => oneDecimal.format(side)).join(' × ')} cm`;
}

/** A number with at most so many decimals. */
export function formatDecimal(value: number, decimals: number, locale?: Locale): string {
  return new Intl.NumberFormat(locale ?? getLocale(), { maximumFractionDigits: decimals }).format(value);
}

/** `1 quotation`, `1,200 quotations`. */
export function formatCount(count: number, one: string, many: string, locale?: Locale): string {
  return `${formatDecimal(count, 0, locale)} ${count === 1 ? one : many}`;
}

/** `Showing 26–50 of 1,200 quotations`: which part of a list a page shows. @param first counted from 1 */
export function formatPageRange(
  { first, shown, total }: { readonly first: number; readonly shown: number; readonly total: number },
  [one, many]: readonly [one: string, many: string],
  locale?: Locale,
): string {
  const last = first + shown - 1;
  const range =
    first === last
      ? formatDecimal(first, 0, locale)
      : `${formatDecimal(first, 0, locale)}–${formatDecimal(last, 0, locale)}`;
  return getMessages(formatMessages).showingRange(range, formatCount(total, one, many, locale));
}

/** Milliseconds as people read them: `840 ms`, `2.4 s`. */
export function formatDuration(ms: number, locale?: Locale): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${formatDecimal(ms / 1000, 1, locale)} s`;
}

/** Date and time of day; `Not specified` where there is none, `Invalid date` where it is none. */
export function formatDateTime(stored: string | null | undefined, locale?: Locale): string {
  return formatStoredDate(stored, { dateStyle: 'medium', timeStyle: 'short' }, locale);
}

/** The time of day, to the second. */
export function formatTime(moment: Date, locale?: Locale): string {
  const options = { timeStyle: 'medium', timeZone: getOfficeTimeZone() } as const;
  return new Intl.DateTimeFormat(locale ?? getLocale(), options).format(moment);
}

/** The day alone; `Not specified` where there is none, `Invalid date` where it is none. */
export function formatDate(stored: string | null | undefined, locale?: Locale): string {
  return formatStoredDate(stored, { dateStyle: 'medium' }, locale);
}

function formatStoredDate(
  stored: string | null | undefined,
  options: Intl.DateTimeFormatOptions,
  locale: Locale,
): string {
  if (!stored) return getNotSpecified();
  const date = new Date(stored);
  return Number.isNaN(date.getTime())
    ? getMessages(formatMessages).invalidDate
    : new Intl.DateTimeFormat(locale ?? getLocale(), { ...options, timeZone: getOfficeTimeZone() }).format(date);
}

/** What stands for a value that is not there. */
export function getNotSpecified(): string {
  return getMessages(formatMessages).notSpecified;
}
