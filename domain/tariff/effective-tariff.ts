import { isForeignCurrency } from './exchange-rate/currency-conversion.js';
import { type ExchangeRateDraft, findExchangeRateOn } from './exchange-rate/exchange-rate.js';
import type { Rate } from './rate.js';
import { type Day, getValidityStatusOn, type RateValidity } from './rate-validity.js';
import { findService } from './service-code.js';
import { VALIDITY_MESSAGES } from './tariff.messages.js';

/** The rates in force on the day of pricing; the others only explain why one is missing. */
export interface EffectiveTariff {
  readonly day: Day;
  readonly inForce: readonly Rate[];
  /** Expired, or not in force yet. */
  readonly outOfForce: readonly Rate[];
}

/**
 * A tariff on a day.
 * @param exchangeRates of any day; those of the day convert the rates in their currencies
 */
export function resolveEffectiveTariff(
  rates: readonly Rate[],
  day: Day,
  exchangeRates: readonly ExchangeRateDraft[] = [],
): EffectiveTariff {
  const isInForce = (rate: Rate) => getValidityStatusOn(rate, day) === 'in-force';
  const convert = (rate: Rate): Rate =>
    isForeignCurrency(rate.currency)
      ? { ...rate, conversion: findExchangeRateOn(exchangeRates, rate.currency, day) }
      : rate;
  return { day, inForce: rates.filter(isInForce).map(convert), outOfForce: rates.filter((rate) => !isInForce(rate)) };
}

/** The rates that are in force on a day. */
export function filterInForceOn<Dated extends RateValidity>(rates: readonly Dated[], day: Day): Dated[] {
  return rates.filter((rate) => getValidityStatusOn(rate, day) === 'in-force');
}

/**
 * The message that a service of one airport has no rate and, if the tariff holds one that is not in force, why: `SJO
 * has no rate for Airport Handling: it expired on 2026-06-30.`
 */
export function appendExpiryHint(message: string, tariff: EffectiveTariff, serviceCode: string): string {
  const hint = describeExpiry(tariff, serviceCode);
  return hint === undefined ? `${message}.` : `${message}: ${hint}.`;
}

function describeExpiry({ day, outOfForce }: EffectiveTariff, serviceCode: string): string | undefined {
  const rates = outOfForce.filter((rate) => findService(rate.serviceCode)?.code === serviceCode);
  const expired = collectDays(rates, ({ validUntil }) => (validUntil && validUntil < day ? validUntil : undefined)).at(
    -1,
  );
  const [next] = collectDays(rates, ({ validFrom }) => (validFrom && validFrom > day ? validFrom : undefined));
  if (expired === undefined && next === undefined) return undefined;
  if (expired === undefined) return VALIDITY_MESSAGES.validFrom(next);
  return next === undefined
    ? VALIDITY_MESSAGES.expired(expired)
    : VALIDITY_MESSAGES.expiredAndFollowed({ expired, next });
}

function collectDays(rates: readonly Rate[], of: (rate: Rate) => Day | undefined): Day[] {
  return rates.flatMap((rate) => of(rate) ?? []).sort();
}
