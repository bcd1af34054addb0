import { Big } from 'big.js';
import type { FieldError } from '../../errors/domain-error.js';
import { priceByBreaks, type RateBreaks } from '../formula/rate-breaks.js';
import { type FreeDays, findFirstChargedDay, type StoredDays } from './free-days.js';
import { STORAGE_MESSAGES } from './storage.messages.js';

/** What a day of storage costs up to a day. */
export interface StorageStep {
  /** Days since arrival, this one included; undefined: without an end, which only the last step is. */
  readonly upToDay: number | undefined;
  /** For each unit of the rate's quantity and day. */
  readonly rate: Big;
}

/** Storage by the day: what is free, and what the days after it cost. */
export interface StorageTerms extends FreeDays {
  /** Stored longer than so many days, the free ones are charged too; undefined: never. */
  readonly retroactiveAfterDays: number | undefined;
  readonly minimumPerDay: Big | undefined;
  /** The lowest first; empty: each day as the rate's own price says. */
  readonly steps: readonly StorageStep[];
}

/** Storage terms as they are entered, stored and sent; null or absent: none. */
export interface StorageTermsEntry {
  readonly freeDays?: number | null | undefined;
  readonly freeDayKind?: string | null | undefined;
  readonly retroactiveAfterDays?: number | null | undefined;
  readonly minimumPerDay?: number | string | null | undefined;
  readonly steps?:
    | readonly {
        readonly upToDay?: number | null | undefined;
        readonly rate?: number | string | null | undefined;
      }[]
    | null
    | undefined;
}

const MAX_DAYS = 3_650;
const MAX_STEPS = 20;
const MAX_FIGURE = 1_000_000;

/** What is wrong with storage terms, first things first; an empty list where nothing is. */
export function validateStorageTerms(entry: StorageTermsEntry | null | undefined): FieldError[] {
  if (!entry) return [];
  const messages: string[] = [];
  const isDays = (days: number | null | undefined, least: number) =>
    days === undefined || days === null || (Number.isInteger(days) && days >= least && days <= MAX_DAYS);
  if (!isDays(entry.freeDays, 0) || !isDays(entry.retroactiveAfterDays, 1)) messages.push(STORAGE_MESSAGES.days);
  const steps = entry.steps ?? [];
  const limits = steps.map(({ upToDay }) => upToDay ?? undefined);
  const isOrdered = limits
    .slice(0, -1)
    .every((limit, at) => limit !== undefined && isDays(limit, 1) && limit > (limits[at - 1] ?? 0));
  if (steps.length > MAX_STEPS || !isOrdered || limits.at(-1) !== undefined) messages.push(STORAGE_MESSAGES.steps);
  const prices = [entry.minimumPerDay ?? 0, ...steps.map(({ rate }) => rate ?? '')];
  const isPrice = (price: number | string) => price !== '' && Number(price) >= 0 && Number(price) <= MAX_FIGURE;
  if (!prices.every(isPrice)) messages.push(STORAGE_MESSAGES.prices);
  return messages.map((message) => ({ field: 'storage', message }));
}

/** The terms of an entry that was found valid; undefined where it has none. */
export function toStorageTerms(entry: StorageTermsEntry | null | undefined): StorageTerms | undefined {
  if (!entry) return undefined;
  const { minimumPerDay } = entry;
  return {
    freeDays: entry.freeDays ?? 0,
    freeDayKind: entry.freeDayKind === 'working' ? 'working' : 'calendar',
    retroactiveAfterDays: entry.retroactiveAfterDays ?? undefined,
    minimumPerDay:
      minimumPerDay === undefined || minimumPerDay === null || minimumPerDay === '' ? undefined : Big(minimumPerDay),
    steps: (entry.steps ?? []).map(({ upToDay, rate }) => ({ upToDay: upToDay ?? undefined, rate: Big(rate ?? 0) })),
  };
}

/** Terms as they are stored and recorded: decimals as texts. */
export function toStorageTermsEntry(terms: StorageTerms | undefined): StorageTermsEntry | null {
  if (!terms) return null;
  return {
    freeDays: terms.freeDays,
    freeDayKind: terms.freeDayKind,
    retroactiveAfterDays: terms.retroactiveAfterDays ?? null,
    minimumPerDay: terms.minimumPerDay?.toFixed() ?? null,
    steps: terms.steps.map(({ upToDay, rate }) => ({ upToDay: upToDay ?? null, rate: rate.toFixed() })),
  };
}

/** The price of a day where no step says another one. */
export interface DailyPrice {
  readonly rate: Big;
  readonly breaks: RateBreaks | undefined;
  /** 100 where rates are percentages, else 1. */
  readonly divisor: number;
}

/** What storage comes to. */
export interface PricedStorage {
  /** Days that are charged. */
  readonly chargedDays: number;
  /** Undefined: a band without a price. */
  readonly amount: Big | undefined;
}

/** What each of the days that are charged costs, and together. @param quantity what a day's price is multiplied by */
export function priceStorage(terms: StorageTerms, price: DailyPrice, quantity: Big, stored: StoredDays): PricedStorage {
  const firstCharged = isRetroactive(terms, stored.days) ? 1 : findFirstChargedDay(terms, stored);
  let amount: Big | undefined = Big(0);
  for (let day = firstCharged; day <= stored.days && amount; day += 1) {
    const each = priceDay(terms, price, quantity, day);
    amount = each && amount.plus(each);
  }
  return { chargedDays: Math.max(0, stored.days - firstCharged + 1), amount };
}

/** What one day costs; undefined: on request. @param day since arrival, the first is 1 */
export function priceDay(terms: StorageTerms, price: DailyPrice, quantity: Big, day: number): Big | undefined {
  const step = terms.steps.find(({ upToDay }) => upToDay === undefined || day <= upToDay);
  const byBreaks = !step && price.breaks ? priceByBreaks(price.breaks, quantity, price.divisor) : undefined;
  if (byBreaks && byBreaks.amount === undefined) return undefined;
  const amount = byBreaks?.amount ?? (step?.rate ?? price.rate).times(quantity).div(price.divisor);
  return terms.minimumPerDay?.gt(amount) ? terms.minimumPerDay : amount;
}

function isRetroactive({ retroactiveAfterDays }: StorageTerms, days: number): boolean {
  return retroactiveAfterDays !== undefined && days > retroactiveAfterDays;
}
