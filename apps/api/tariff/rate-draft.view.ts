import type { Airport } from '../../../domain/geography/airport.js';
import type { RateDraft } from '../../../domain/tariff/rate.js';
import { toRateUnit } from '../../../domain/tariff/rate-criterion.js';
import { toNullableNumber } from '../pricing/charge-line.view.js';

/** A rate that is not there yet, or a state of one, for the wire. */
export function toRateDraftView(draft: RateDraft, airports: readonly Airport[]) {
  const airport = airports.find((one) => one.id === draft.locationId);
  return {
    countryCode: airport?.countryCode ?? null,
    airportCode: airport?.code ?? null,
    serviceCode: draft.serviceCode,
    serviceName: draft.serviceName,
    rateCriteria: draft.criterion,
    unit: toRateUnit(draft.criterion),
    baseRate: draft.baseRate.toNumber(),
    minimumCharge: toNullableNumber(draft.minimumCharge),
    maximumCharge: toNullableNumber(draft.maximumCharge),
    category: draft.category,
    isRequired: draft.isRequired,
    description: draft.description,
    validFrom: draft.validFrom ?? null,
    validUntil: draft.validUntil ?? null,
  };
}
