import { Big } from 'big.js';
import { formatUsd, toCents } from '../money/usd.js';
import { type AppliedRate, applyRate, excludeTax, type Quantities } from '../tariff/apply-rate.js';
import { convertToUsd } from '../tariff/exchange-rate/currency-conversion.js';
import { applyMinimumAndMaximum } from '../tariff/minimum-charge.js';
import type { Rate, RateDraft } from '../tariff/rate.js';
import { PERCENT_CRITERIA } from '../tariff/rate-criterion.js';
import type { FreeDayKind, StoredDays } from '../tariff/storage/free-days.js';
import { STORAGE_MESSAGES } from '../tariff/storage/storage.messages.js';
import {
  type DailyPrice,
  type PricedStorage,
  priceDay,
  priceStorage,
  type StorageTerms,
} from '../tariff/storage/storage-terms.js';

/** What a quotation says of storage by the day. */
export interface StorageInformation {
  readonly freeDays: number;
  readonly freeDayKind: FreeDayKind;
  /** What a day costs, from the first that is charged, in US dollars; undefined: on request. */
  readonly perDayUsd: Big | undefined;
  /** The days that the amount is for; undefined: the request names none, and the line is for information. */
  readonly days: number | undefined;
}

type ConvertibleRate = RateDraft & Pick<Rate, 'conversion'>;

/** What a storage rate comes to: free time and price of a day for information, and an amount where days are named. */
export function applyStorageRate(
  rate: ConvertibleRate,
  terms: StorageTerms,
  quantities: Quantities,
): { readonly applied: AppliedRate; readonly storage: StorageInformation } {
  // A price a day is for each day that is charged, and not for each of those that the goods are stored.
  const criterion = rate.criterion === 'days' ? 'flat' : rate.criterion;
  const day = applyRate({ ...rate, criterion, minimumCharge: undefined, maximumCharge: undefined }, quantities);
  const stored = quantities.storage;
  const price = toDailyPrice(rate);
  const perDay = day.quantity && priceDay(terms, price, day.quantity, terms.freeDays + 1);
  const priced = stored && day.quantity && priceStorage(terms, price, day.quantity, stored);
  return {
    applied: {
      ...day,
      amount: priced?.amount && toUsd(applyLimits(priced, rate), rate),
      scaleAmount: undefined,
      costUsd: priced && day.costUsd?.times(priced.chargedDays),
      trace: formatStorage(terms, day, rate, stored, priced),
    },
    storage: {
      freeDays: terms.freeDays,
      freeDayKind: terms.freeDayKind,
      perDayUsd: perDay && toUsd(perDay, rate),
      days: stored?.days,
    },
  };
}

function toDailyPrice({ baseRate, formula, criterion }: RateDraft): DailyPrice {
  return { rate: baseRate, breaks: formula?.breaks, divisor: PERCENT_CRITERIA.includes(criterion) ? 100 : 1 };
}

function toUsd(amount: Big, { conversion, formula }: ConvertibleRate): Big {
  const net = excludeTax(amount, formula);
  return toCents(conversion ? convertToUsd(net, conversion) : net);
}

/** Within the free days there is no minimum either. */
function applyLimits({ amount, chargedDays }: PricedStorage, rate: RateDraft): Big {
  const total = amount ?? Big(0);
  return chargedDays === 0 ? total : applyMinimumAndMaximum(total, rate).billed;
}

function formatStorage(
  terms: StorageTerms,
  { quantity, trace }: AppliedRate,
  rate: ConvertibleRate,
  stored: StoredDays | undefined,
  priced: PricedStorage | undefined,
): string {
  const isWorking = terms.freeDayKind === 'working';
  const parts = [
    STORAGE_MESSAGES.freeDays({ days: terms.freeDays, isWorking }),
    ...(quantity ? formatDays(terms, rate, quantity) : [STORAGE_MESSAGES.onRequest]),
    ...(terms.steps.length > 0 ? [] : [trace]),
    ...(terms.retroactiveAfterDays === undefined ? [] : [STORAGE_MESSAGES.retroactive(terms.retroactiveAfterDays)]),
    ...(stored && priced ? [STORAGE_MESSAGES.charged({ days: stored.days, charged: priced.chargedDays })] : []),
  ];
  return parts.join(', ');
}

/** What the days of each step cost; one price where there are no steps. */
function formatDays(terms: StorageTerms, rate: ConvertibleRate, quantity: Big): string[] {
  const price = toDailyPrice(rate);
  const limits = terms.steps.length > 0 ? terms.steps.map(({ upToDay }) => upToDay) : [undefined];
  return limits.map((upToDay, at) => {
    const amount = priceDay(terms, price, quantity, (limits[at - 1] ?? terms.freeDays) + 1);
    if (!amount) return STORAGE_MESSAGES.onRequest;
    const shown = formatUsd(toUsd(amount, rate));
    return upToDay === undefined
      ? STORAGE_MESSAGES.perDay(shown)
      : STORAGE_MESSAGES.stepPerDay({ upToDay, amount: shown });
  });
}
