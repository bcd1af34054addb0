import { Big } from 'big.js';
import type { Rate } from '../tariff/rate.js';
import type { RateCriterion } from '../tariff/rate-criterion.js';
import { type ServiceCode, serviceOf } from '../tariff/service-code.js';

/** A tariff that exists only for the checks: round figures whose totals can be told by eye. */
export const PROBE_RATES: readonly Rate[] = [
  probeRate('HNDL', 'flat', '10'),
  probeRate('DOCS', 'flat', '20'),
  probeRate('BRKD', 'flat', '30'),
  probeRate('TRNS', 'flat', '40'),
  probeRate('DELV', 'flat', '200'),
  probeRate('DELX', 'kilometer', '1'),
  probeRate('CUST', 'flat', '1000'),
  probeRate('BWSE', 'cif_value', '1'),
  probeRate('COLL', 'flat', '50000'),
];

function probeRate(code: ServiceCode, criterion: RateCriterion, baseRate: string): Rate {
  const service = serviceOf(code);
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
