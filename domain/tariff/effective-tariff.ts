import type { Rate } from './rate.js';
import { type Day, type RateValidity, standingOn } from './rate-validity.js';
import { serviceOf } from './service-code.js';

/** Rates as they stand on the day of pricing: only those in force price anything; the others say why one is missing. */
export interface TariffOfDay {
  readonly day: Day;
  readonly inForce: readonly Rate[];
  /** Expired, or not in force yet. */
  readonly outOfForce: readonly Rate[];
}

/** A tariff on a day. @param day UTC */
export function tariffOn(rates: readonly Rate[], day: Day): TariffOfDay {
  const isInForce = (rate: Rate) => standingOn(rate, day) === 'in-force';
  return { day, inForce: rates.filter(isInForce), outOfForce: rates.filter((rate) => !isInForce(rate)) };
}

/** The rates that are in force on a day. @param day UTC */
export function inForceOn<Dated extends RateValidity>(rates: readonly Dated[], day: Day): Dated[] {
  return rates.filter((rate) => standingOn(rate, day) === 'in-force');
}

/**
 * A sentence that says that a service of one airport has no rate, and where the tariff holds one that is out of force, why:
 * `SJO has no rate for Airport Handling: it expired on 2026-06-30.`
 */
export function withLapse(words: string, tariff: TariffOfDay, serviceCode: string): string {
  const lapse = lapseWords(tariff, serviceCode);
  return lapse === undefined ? `${words}.` : `${words}: ${lapse}.`;
}

function lapseWords({ day, outOfForce }: TariffOfDay, serviceCode: string): string | undefined {
  const rates = outOfForce.filter((rate) => serviceOf(rate.serviceCode)?.code === serviceCode);
  const expired = days(rates, ({ validUntil }) => (validUntil && validUntil < day ? validUntil : undefined)).at(-1);
  const [next] = days(rates, ({ validFrom }) => (validFrom && validFrom > day ? validFrom : undefined));
  if (expired === undefined && next === undefined) return undefined;
  if (expired === undefined) return `it is valid from ${next} only`;
  return next === undefined
    ? `it expired on ${expired}`
    : `it expired on ${expired}, the next one is valid from ${next}`;
}

function days(rates: readonly Rate[], of: (rate: Rate) => Day | undefined): Day[] {
  return rates.flatMap((rate) => of(rate) ?? []).sort();
}
