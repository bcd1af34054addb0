import { addDays, type Day, getValidityStatusOn, type RateValidity } from './rate-validity.js';

/** A rate that ends within so many days is shown as expiring. */
export const EXPIRING_WITHIN_DAYS = 30;

/** The coverage of a service at an airport on a day; `future` if the first rate is yet to come. */
export type CoverageState = 'valid' | 'expiring' | 'expired' | 'future' | 'missing';

/** The coverage of a service at an airport, and the rate that determines it. */
export interface ServiceCoverage<Dated extends RateValidity> {
  readonly state: CoverageState;
  /** The rate in force; else the next one, else the last one; undefined where there is none. */
  readonly rate: Dated | undefined;
  /** The last day that the service is covered without a break, or was; undefined: without end, or never. */
  readonly until: Day | undefined;
}

/**
 * The coverage of a service at an airport on a day. A rate that is followed by the next one without a break does not
 * expire.
 * @param rates those of one airport and one service
 */
export function computeCoverageOn<Dated extends RateValidity>(
  rates: readonly Dated[],
  day: Day,
  expiringWithinDays = EXPIRING_WITHIN_DAYS,
): ServiceCoverage<Dated> {
  const inForce = rates.find((rate) => getValidityStatusOn(rate, day) === 'in-force');
  if (inForce) {
    const until = findCoveredUntil(inForce, rates);
    const isExpiring = until !== undefined && until <= addDays(day, expiringWithinDays);
    return { state: isExpiring ? 'expiring' : 'valid', rate: inForce, until };
  }
  const [last] = rates
    .filter((rate) => getValidityStatusOn(rate, day) === 'expired')
    .sort((a, b) => ((a.validUntil ?? '') < (b.validUntil ?? '') ? 1 : -1));
  const [next] = rates
    .filter((rate) => getValidityStatusOn(rate, day) === 'future')
    .sort((a, b) => ((a.validFrom ?? '') < (b.validFrom ?? '') ? -1 : 1));
  if (next) return { state: 'future', rate: next, until: undefined };
  return last ? { state: 'expired', rate: last, until: last.validUntil ?? undefined } : NO_COVERAGE;
}

const NO_COVERAGE = { state: 'missing', rate: undefined, until: undefined } as const;

function findCoveredUntil(rate: RateValidity, rates: readonly RateValidity[]): Day | undefined {
  const { validUntil } = rate;
  if (!validUntil) return undefined;
  const next = rates.find(({ validFrom }) => validFrom === addDays(validUntil, 1));
  return next ? findCoveredUntil(next, rates) : validUntil;
}
