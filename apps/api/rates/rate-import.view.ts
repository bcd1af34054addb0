import type { RateImport } from '../../../application/import-rates/import-rates.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { RateDraft } from '../../../domain/tariff/rate.js';
import { unitOf } from '../../../domain/tariff/rate-criterion.js';
import { numberOf } from '../charges/charge-line.view.js';

/** What a file changes, for the wire; `row` is the line in the file. */
export function rateImportView({ added, changed, same, errors }: RateImport, airports: readonly Airport[]) {
  return {
    new: added.map(({ line, draft }) => ({ row: line, ...draftView(draft, airports) })),
    changed: changed.map(({ line, draft, before }) => ({
      row: line,
      before: { id: before.id, ...draftView(before, airports) },
      after: draftView(draft, airports),
    })),
    same,
    errors,
  };
}

function draftView(draft: RateDraft, airports: readonly Airport[]) {
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
