import type { Airport } from '../geography/airport.js';
import { isSameConditions } from './condition/rate-conditions.js';
import type { Rate, RateDraft } from './rate.js';
import { hasSameTerms } from './rate-terms.js';
import { type Day, getValidityStatusOn, isOverlapping } from './rate-validity.js';

/** What copying a rate to another airport does there; `clash`: days are taken by several rates, so it is left alone. */
export type RateCopyKind = 'new' | 'changed' | 'same' | 'clash';

/** A rate of one airport as another one would take it. */
export interface PlannedRateCopy {
  readonly kind: RateCopyKind;
  readonly draft: RateDraft;
  /** The rate that is valid for these days at the target airport; undefined if there is none. */
  readonly before: Rate | undefined;
}

/**
 * The rates of one airport as another one would take them; what has expired stays behind.
 * @param existingRates the other airport's rates
 */
export function planRateCopy(
  rates: readonly Rate[],
  airport: Pick<Airport, 'id' | 'countryId'>,
  existingRates: readonly Rate[],
  day: Day,
): PlannedRateCopy[] {
  const occupied: Array<{ readonly draft: RateDraft; readonly rate: Rate | undefined }> = existingRates.map((rate) => ({
    draft: rate,
    rate,
  }));
  return rates
    .filter((rate) => getValidityStatusOn(rate, day) !== 'expired')
    .map((rate) => {
      const draft = toDraftAt(airport, rate);
      const overlapping = occupied.filter(
        (one) =>
          one.draft.serviceCode === draft.serviceCode &&
          isOverlapping(one.draft, draft) &&
          isSameConditions(one.draft.conditions, draft.conditions),
      );
      const [only] = overlapping;
      const before = only?.rate;
      if (overlapping.length > 1 || (only && !before)) return { kind: 'clash', draft, before };
      if (only) occupied.splice(occupied.indexOf(only), 1);
      occupied.push({ draft, rate: undefined });
      if (!before) return { kind: 'new', draft, before };
      return { kind: hasSameTerms(before, draft) ? 'same' : 'changed', draft, before };
    });
}

function toDraftAt({ id, countryId }: Pick<Airport, 'id' | 'countryId'>, rate: Rate): RateDraft {
  const { serviceCode, serviceName, criterion, currency, baseRate, minimumCharge, maximumCharge } = rate;
  const { formula, conditions, category, isRequired, description, validFrom, validUntil } = rate;
  return {
    ...{ countryId, locationId: id, serviceCode, serviceName, criterion },
    ...{ currency, baseRate, minimumCharge, maximumCharge },
    ...{ formula, conditions, category, isRequired, description, validFrom, validUntil },
  };
}
