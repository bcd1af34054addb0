import type { Airport } from '../../../domain/geography/airport.js';
import type { RateDraft } from '../../../domain/tariff/rate.js';
import { unitOf } from '../../../domain/tariff/rate-criterion.js';
import { numberOf } from '../pricing/charge-line.view.js';

/** A rate that is not there yet, or a state of one, for the wire. */
export function rateDraftView(draft: RateDraft, airports: readonly Airport[]) {
  const airport = airports.find((one) => one.id === draft.locationId);
  return {
    countryCode: airport?.countryCode ?? null,
    airportCode: airport?.code ?? null,
    serviceCode: draft.serviceCode,
    serviceName: draft.serviceName,
    rateCriteria: draft.criterion,
    unit: unitOf(draft.criterion),
    baseRate: draft.baseRate.toNumber(),
    minimumCharge: numberOf(draft.minimumCharge),
    maximumCharge: numberOf(draft.maximumCharge),
    category: draft.category,
    isRequired: draft.isRequired,
    description: draft.description,
    validFrom: draft.validFrom ?? null,
    validUntil: draft.validUntil ?? null,
  };
}
