import { Big } from 'big.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { RateCriterion } from '../../domain/tariff/rate-criterion.js';
import { serviceOf } from '../../domain/tariff/service-code.js';
import { AIRPORTS } from './reference-data.js';

/** What a test says about a rate; amounts as text so that no binary fraction slips in. */
export interface RateWords {
  readonly service: string;
  readonly name?: string;
  readonly airport?: string;
  readonly criterion?: RateCriterion;
  readonly base: string | number;
  readonly minimum?: string | number;
  readonly maximum?: string | number;
  /** UTC days. */
  readonly from?: string;
  readonly until?: string;
}

/** A rate of the tariff: `aRateOf({ service: 'HNDL', criterion: 'chargeable_weight', base: '0.12', minimum: 45 })`. */
export function aRateOf(words: RateWords): Rate {
  const airport = AIRPORTS.find((one) => one.code === (words.airport ?? 'SJO'));
  if (!airport) throw new Error(`No airport ${words.airport} in the test data`);
  const service = serviceOf(words.service);
  return {
    id: 1,
    version: 1,
    countryId: airport.countryId,
    locationId: airport.id,
    airportCode: airport.code,
    serviceCode: words.service,
    serviceName: words.name ?? service?.name ?? words.service,
    category: service?.category ?? 'Excluded',
    criterion: words.criterion ?? 'flat',
    baseRate: Big(words.base),
    minimumCharge: words.minimum === undefined ? undefined : Big(words.minimum),
    maximumCharge: words.maximum === undefined ? undefined : Big(words.maximum),
    isRequired: false,
    description: '',
    validFrom: words.from,
    validUntil: words.until,
    isSample: false,
    updatedAt: new Date('2026-01-05T12:00:00Z'),
  };
}

/** The ten services of one airport, at figures that are easy to follow by hand. */
export function aTariffAt(airport: string): Rate[] {
  return [
    aRateOf({ airport, service: 'HNDL', criterion: 'chargeable_weight', base: '0.11', minimum: 42 }),
    aRateOf({ airport, service: 'DOCS', criterion: 'flat', base: 38 }),
    aRateOf({ airport, service: 'BRKD', criterion: 'pieces', base: 4, minimum: 25 }),
    aRateOf({ airport, service: 'TRNS', criterion: 'gross_weight', base: '0.08', minimum: 30, maximum: 250 }),
    aRateOf({ airport, service: 'DELV', criterion: 'chargeable_weight', base: '0.2', minimum: 35 }),
    aRateOf({ airport, service: 'DELX', criterion: 'kilometer', base: '1.4' }),
    aRateOf({ airport, service: 'CUST', criterion: 'per_shipment', base: 95 }),
    aRateOf({ airport, service: 'BWSE', criterion: 'cif_value', base: '0.25', minimum: 20, maximum: 900 }),
    aRateOf({ airport, service: 'COLL', criterion: 'awb_total_collect', base: 5, minimum: 15 }),
    aRateOf({ airport, service: 'DISB', criterion: 'third_party_invoice', base: 10, minimum: 20 }),
  ];
}
