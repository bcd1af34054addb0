import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import { FLAT_CRITERIA, toRateUnit } from '../../../domain/tariff/rate-criterion.js';
import { toNullableNumber } from '../pricing/charge-line.view.js';

/** A rate row of the wire. */
export function toRateView(rate: Rate, airports: readonly Airport[], countries: readonly Country[]) {
  const airport = airports.find((one) => one.id === rate.locationId);
  const country = countries.find((one) => one.id === rate.countryId);
  return {
    id: rate.id,
    version: rate.version,
    countryCode: country?.code ?? null,
    countryName: country?.name ?? null,
    locationCode: rate.airportCode,
    locationName: airport?.name ?? null,
    airportCode: rate.airportCode,
    airportName: airport?.name ?? null,
    serviceCode: rate.serviceCode,
    serviceName: rate.serviceName,
    baseRate: rate.baseRate.toNumber(),
    unit: toRateUnit(rate.criterion),
    rateCriteria: rate.criterion,
    minimumCharge: toNullableNumber(rate.minimumCharge),
    maximumCharge: toNullableNumber(rate.maximumCharge),
    category: rate.category,
    chargeCategory: rate.category,
    countryId: rate.countryId,
    locationId: rate.locationId,
    isRequired: rate.isRequired,
    isFlat: FLAT_CRITERIA.includes(rate.criterion),
    description: rate.description,
    validFrom: rate.validFrom ?? null,
    validUntil: rate.validUntil ?? null,
    isSample: rate.isSample,
    updatedAt: rate.updatedAt.toISOString(),
  };
}
