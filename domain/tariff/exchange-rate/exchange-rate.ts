import { Big } from 'big.js';
import type { FieldError } from '../../errors/domain-error.js';
import { isCurrencyCode, QUOTED_CURRENCY } from '../../money/currency.js';
import { type Day, isDay } from '../rate-validity.js';
import { EXCHANGE_RATE_MESSAGES } from '../tariff.messages.js';

/** What a US dollar costs in another currency on some days, and the margin that conversions into US dollars are given. */
export interface ExchangeRateDraft {
  /** ISO 4217, never `USD`. */
  readonly currency: string;
  /** The first day that it is for. */
  readonly validFrom: Day;
  /** The last day that it is for: it is never used on a day that it was not entered for. */
  readonly validUntil: Day;
  /** Units of the currency for one US dollar. */
  readonly unitsPerUsd: Big;
  /** What is added to a converted amount, in percent. */
  readonly marginPercent: Big;
  /** Where it comes from, for instance `BCCR`. */
  readonly notes: string;
}

/** An exchange rate that the forwarder has entered. */
export interface ExchangeRate extends ExchangeRateDraft {
  readonly id: number;
  /** Counts the edits: a save that started from an older one is refused. */
  readonly version: number;
  readonly updatedAt: Date;
}

/** What a conversion needs to know of an exchange rate. */
export type Conversion = Pick<ExchangeRateDraft, 'currency' | 'validFrom' | 'unitsPerUsd' | 'marginPercent'>;

/** An exchange rate form as it is being filled in. */
export interface ExchangeRateEntry {
  readonly currency?: string | undefined;
  readonly validFrom?: string | undefined;
  /** Empty: the first day alone. */
  readonly validUntil?: string | null | undefined;
  readonly unitsPerUsd?: number | undefined;
  /** Empty: none. */
  readonly marginPercent?: number | null | undefined;
  readonly notes?: string | null | undefined;
}

const MAX_UNITS = 1_000_000;
const MIN_UNITS = 0.0001;
const MAX_MARGIN = 50;
const MAX_NOTES_LENGTH = 200;

/** What is wrong with an exchange rate entry, first things first; an empty list where nothing is. */
export function validateExchangeRate(entry: ExchangeRateEntry): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: keyof ExchangeRateEntry, message: string) => errors.push({ field, message });
  const currency = normalizeCurrency(entry.currency);
  if (currency === QUOTED_CURRENCY) add('currency', EXCHANGE_RATE_MESSAGES.quotedCurrency);
  else if (!isCurrencyCode(currency)) add('currency', EXCHANGE_RATE_MESSAGES.currency);
  const { validFrom = '', unitsPerUsd = Number.NaN, marginPercent } = entry;
  const validUntil = entry.validUntil || validFrom;
  if (!isDay(validFrom)) add('validFrom', EXCHANGE_RATE_MESSAGES.day);
  else if (!isDay(validUntil)) add('validUntil', EXCHANGE_RATE_MESSAGES.day);
  else if (validUntil < validFrom) add('validUntil', EXCHANGE_RATE_MESSAGES.endsBeforeItBegins);
  if (!(unitsPerUsd >= MIN_UNITS && unitsPerUsd <= MAX_UNITS)) add('unitsPerUsd', EXCHANGE_RATE_MESSAGES.units);
  const margin = marginPercent ?? 0;
  if (!(margin >= 0 && margin <= MAX_MARGIN)) add('marginPercent', EXCHANGE_RATE_MESSAGES.margin);
  if ((entry.notes?.length ?? 0) > MAX_NOTES_LENGTH) add('notes', EXCHANGE_RATE_MESSAGES.notes);
  return errors;
}

/** The exchange rate of an entry that was found valid. */
export function toExchangeRateDraft(entry: ExchangeRateEntry): ExchangeRateDraft {
  const { validFrom = '' } = entry;
  return {
    currency: normalizeCurrency(entry.currency),
    validFrom,
    validUntil: entry.validUntil || validFrom,
    unitsPerUsd: Big(entry.unitsPerUsd ?? 0),
    marginPercent: Big(entry.marginPercent ?? 0),
    notes: entry.notes?.trim() ?? '',
  };
}

/** The exchange rate of a currency on a day: of several, the one that began last; undefined where there is none. */
export function findExchangeRateOn<One extends Pick<ExchangeRateDraft, 'currency' | 'validFrom' | 'validUntil'>>(
  rates: readonly One[],
  currency: string,
  day: Day,
): One | undefined {
  return rates
    .filter((rate) => rate.currency === currency && rate.validFrom <= day && day <= rate.validUntil)
    .reduce<One | undefined>((last, rate) => (last && last.validFrom >= rate.validFrom ? last : rate), undefined);
}

function normalizeCurrency(currency: string | undefined): string {
  return (currency ?? '').trim().toUpperCase();
}
