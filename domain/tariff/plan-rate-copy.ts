import type { Airport } from '../geography/airport.js';
import type { Rate, RateDraft } from './rate.js';
import { type Day, overlap, standingOn } from './rate-validity.js';
import { saysTheSame } from './rate-terms.js';

/** What copying a rate to another airport does there; `clash`: days are taken by several rates, so it is left alone. */
export type CopyKind = 'new' | 'changed' | 'same' | 'clash';

/** A rate of one airport as another one would take it. */
export interface CopiedRate {
  readonly kind: CopyKind;
  readonly draft: RateDraft;
  /** The rate that stands there for these days; undefined where none does. */
  readonly before: Rate | undefined;
}

/**
 * The rates of one airport as another one would take them; what has expired stays behind.
 * @param standing the other airport's rates
 */
export function copiedRates(
  rates: readonly Rate[],
  airport: Pick<Airport, 'id' | 'countryId'>,
  standing: readonly Rate[],
  day: Day,
): CopiedRate[] {
  const taken: Array<{ readonly draft: RateDraft; readonly rate: Rate | undefined }> = standing.map((rate) => ({
    draft: rate,
    rate,
  }));
  return rates
    .filter((rate) => standingOn(rate, day) !== 'expired')
    .map((rate) => {
      const draft = draftAt(airport, rate);
      const meeting = taken.filter((one) => one.draft.serviceCode === draft.serviceCode && overlap(one.draft, draft));
      const [only] = meeting;
      const before = only?.rate;
      if (meeting.length > 1 || (only && !before)) return { kind: 'clash', draft, before };
      if (only) taken.splice(taken.indexOf(only), 1);
      taken.push({ draft, rate: undefined });
      if (!before) return { kind: 'new', draft, before };
      return { kind: saysTheSame(before, draft) ? 'same' : 'changed', draft, before };
    });
}

function draftAt({ id, countryId }: Pick<Airport, 'id' | 'countryId'>, rate: Rate): RateDraft {
  const { serviceCode, serviceName, criterion, baseRate, minimumCharge, maximumCharge } = rate;
  const { category, isRequired, description, validFrom, validUntil } = rate;
  return {
    ...{ countryId, locationId: id, serviceCode, serviceName, criterion, baseRate, minimumCharge, maximumCharge },
    ...{ category, isRequired, description, validFrom, validUntil },
  };
}
