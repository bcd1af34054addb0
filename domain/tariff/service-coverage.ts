import { type Day, daysAfter, type RateValidity, standingOn } from './rate-validity.js';

/** A rate that ends within so many days is shown as expiring. */
export const EXPIRING_WITHIN_DAYS = 30;

/** How an airport stands with a service on a day; `future` where the first rate is yet to come. */
export type CoverageState = 'valid' | 'expiring' | 'expired' | 'future' | 'missing';

/** How an airport stands with a service, and the rate to look at. */
export interface ServiceCoverage<Dated extends RateValidity> {
  readonly state: CoverageState;
  /** The rate in force; else the next one, else the last one; undefined where there is none. */
  readonly rate: Dated | undefined;
  /** The last day that the service is covered without a break, or was; undefined: without end, or never. */
  readonly until: Day | undefined;
}

/**
 * How an airport stands with a service on a day. A rate that is followed by the next one without a break does not expire.
 * @param rates those of one airport and one service
 */
export function coverageOn<Dated extends RateValidity>(
  rates: readonly Dated[],
  day: Day,
  expiringWithinDays = EXPIRING_WITHIN_DAYS,
): ServiceCoverage<Dated> {
  const inForce = rates.find((rate) => standingOn(rate, day) === 'in-force');
  if (inForce) {
    const until = unbrokenUntil(inForce, rates);
    const isExpiring = until !== undefined && until <= daysAfter(day, expiringWithinDays);
    return { state: isExpiring ? 'expiring' : 'valid', rate: inForce, until };
  }
  const [last] = rates
    .filter((rate) => standingOn(rate, day) === 'expired')
    .sort((a, b) => ((a.validUntil ?? '') < (b.validUntil ?? '') ? 1 : -1));
  const [next] = rates
    .filter((rate) => standingOn(rate, day) === 'future')
    .sort((a, b) => ((a.validFrom ?? '') < (b.validFrom ?? '') ? -1 : 1));
  if (next) return { state: 'future', rate: next, until: undefined };
  return last ? { state: 'expired', rate: last, until: last.validUntil ?? undefined } : NOTHING;
}

const NOTHING = { state: 'missing', rate: undefined, until: undefined } as const;

function unbrokenUntil(rate: RateValidity, rates: readonly RateValidity[]): Day | undefined {
  const { validUntil } = rate;
  if (!validUntil) return undefined;
  const next = rates.find(({ validFrom }) => validFrom === daysAfter(validUntil, 1));
  return next ? unbrokenUntil(next, rates) : validUntil;
}
