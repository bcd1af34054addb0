import { DomainError } from '../errors/domain-error.js';
import { CONFLICT_MESSAGES } from '../errors/repository-error.messages.js';
import { isSameConditions } from './condition/rate-conditions.js';
import type { Rate, RateDraft } from './rate.js';
import { formatValidity, isOverlapping } from './rate-validity.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/**
 * The first rate for the same service at the same airport under the same conditions that would be in force on one of the
 * same days.
 */
export function findOverlappingRate<
  Kept extends Pick<Rate, 'id' | 'locationId' | 'serviceCode' | 'conditions' | 'validFrom' | 'validUntil'>,
>(
  draft: Pick<RateDraft, 'locationId' | 'serviceCode' | 'conditions' | 'validFrom' | 'validUntil'>,
  rates: Iterable<Kept>,
  exceptId?: number,
): Kept | undefined {
  for (const rate of rates) {
    const isSameKey = rate.locationId === draft.locationId && rate.serviceCode === draft.serviceCode;
    const hasSameDays = rate.id !== exceptId && isSameKey && isOverlapping(draft, rate);
    if (hasSameDays && isSameConditions(draft.conditions, rate.conditions)) return rate;
  }
  return undefined;
}

/** The error for a rate that would be in force beside another one; names the other one and where to find it. */
export function createOverlapError(
  existing: Pick<Rate, 'id' | 'serviceCode' | 'airportCode' | 'validFrom' | 'validUntil'>,
) {
  const place = `/air-freight-rates?rate=${existing.id}`;
  const name = TARIFF_MESSAGES.rateName({
    serviceCode: existing.serviceCode,
    airportCode: existing.airportCode,
    validity: formatValidity(existing),
  });
  const message = `${CONFLICT_MESSAGES.rate} It is ${name}: ${place}`;
  return new DomainError('conflict', message, [{ field: 'validFrom', message: CONFLICT_MESSAGES.rate }]);
}
