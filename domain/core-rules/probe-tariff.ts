import { Big } from 'big.js';
import type { Rate } from '../tariff/rate.js';
import type { RateCriterion } from '../tariff/rate-criterion.js';
import { findService, type ServiceCode } from '../tariff/service-code.js';

/** A tariff that exists only for the checks: round amounts whose totals can be verified by eye. */
export const PROBE_RATES: readonly Rate[] = [
  createProbeRate('HNDL', 'flat', '10'),
  createProbeRate('DOCS', 'flat', '20'),
  createProbeRate('BRKD', 'flat', '30'),
  createProbeRate('TRNS', 'flat', '40'),
  createProbeRate('DELV', 'flat', '200'),
  createProbeRate('DELX', 'kilometer', '1'),
  createProbeRate('CUST', 'flat', '1000'),
  createProbeRate('BWSE', 'cif_value', '1'),
  createProbeRate('COLL', 'flat', '50000'),
];

function createProbeRate(code: ServiceCode, criterion: RateCriterion, baseRate: string): Rate {
  const service = findService(code);
  return {
    id: 0,
    version: 0,
    countryId: 0,
    locationId: 0,
    airportCode: '',
    serviceCode: code,
    serviceName: service?.name ?? code,
    category: service?.category ?? 'Excluded',
    criterion,
    baseRate: Big(baseRate),
    minimumCharge: undefined,
    maximumCharge: undefined,
    isRequired: false,
    description: '',
    validFrom: undefined,
    validUntil: undefined,
    isSample: false,
    updatedAt: new Date(0),
  };
}
