import { RECORD_SENTENCES } from '../errors/repository-errors.js';
import { RuleViolation } from '../errors/domain-error.js';
import type { Rate, RateDraft } from './rate.js';
import { overlap, validityWords } from './rate-validity.js';

/** The first rate for the same service at the same airport that would be in force on one of the same days. */
export function overlappingRate<
  Kept extends Pick<Rate, 'id' | 'locationId' | 'serviceCode' | 'validFrom' | 'validUntil'>,
>(
  draft: Pick<RateDraft, 'locationId' | 'serviceCode' | 'validFrom' | 'validUntil'>,
  rates: Iterable<Kept>,
  exceptId?: number,
): Kept | undefined {
  for (const rate of rates) {
    const isSameKey = rate.locationId === draft.locationId && rate.serviceCode === draft.serviceCode;
    if (rate.id !== exceptId && isSameKey && overlap(draft, rate)) return rate;
  }
  return undefined;
}

/** What a store says of a rate that would be in force beside another one; names the other one and where it is found. */
export function refusedOverlap(
  existing: Pick<Rate, 'id' | 'serviceCode' | 'airportCode' | 'validFrom' | 'validUntil'>,
) {
  const place = `/air-freight-rates?rate=${existing.id}`;
  const name = `${existing.serviceCode} at ${existing.airportCode}, valid ${validityWords(existing)}`;
  const sentence = `${RECORD_SENTENCES.rate} It is ${name}: ${place}`;
  return new RuleViolation('conflict', sentence, [{ field: 'validFrom', message: RECORD_SENTENCES.rate }]);
}
