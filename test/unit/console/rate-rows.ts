import type { RateRow } from '../../../apps/console/src/features/tariff/rates/rates.endpoints.js';

/** An airport as the console knows it. */
export const SJO = { id: 2, code: 'SJO', name: 'Juan Santamaría', city: 'San José', countryId: 2, countryCode: 'CR' };

/** A rate as the console gets it. */
export const aRateRow = (changed: Partial<RateRow> = {}): RateRow => ({
  id: 1,
  version: 1,
  countryCode: 'CR',
  countryName: 'Costa Rica',
  locationCode: 'SJO',
  locationName: 'Juan Santamaría',
  airportCode: 'SJO',
  airportName: 'Juan Santamaría',
  countryId: 2,
  locationId: 2,
  serviceCode: 'HNDL',
  serviceName: 'Airport Handling',
  currency: 'USD',
  rateCriteria: 'gross_weight',
  unit: 'per_kg',
  formula: null,
  conditions: null,
  baseRate: 0.12,
  minimumCharge: 35,
  maximumCharge: null,
  category: 'Compulsory',
  chargeCategory: 'Compulsory',
  isRequired: true,
  isFlat: false,
  description: '',
  validFrom: null,
  validUntil: null,
  isSample: false,
  updatedAt: '2026-03-01T12:00:00.000Z',
  ...changed,
});
