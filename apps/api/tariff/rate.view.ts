import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { QUOTED_CURRENCY } from '../../../domain/money/currency.js';
import type { ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import { FLAT_CRITERIA, type RateCriterion, toRateUnit } from '../../../domain/tariff/rate-criterion.js';
import { toNullableNumber } from '../pricing/charge-line.view.js';
import { type RateConditionsView, toRateConditionsView } from './rate-conditions.view.js';
import { findRateAirport } from './rate-draft.view.js';
import { type RateFormulaView, toRateFormulaView } from './rate-formula.view.js';

/** A rate of the tariff. Amounts in its currency, or in percent for percentage criteria. */
export class RateView {
  readonly id!: number;
  readonly version!: number;
  /** ISO alpha-2. */
  readonly countryCode!: string;
  readonly countryName!: string;
  /** IATA code. */
  readonly locationCode!: string;
  readonly locationName!: string;
  /** IATA code. */
  readonly airportCode!: string;
  readonly airportName!: string;
  readonly serviceCode!: string;
  readonly serviceName!: string;
  /** ISO 4217, of its amounts. */
  readonly currency!: string;
  readonly baseRate!: number;
  readonly unit!: string;
  readonly rateCriteria!: RateCriterion;
  /** Null: no minimum. */
  readonly minimumCharge!: number | null;
  /** Null: no limit. */
  readonly maximumCharge!: number | null;
  /** Bands, rounding and reference; null: the base rate alone. */
  readonly formula!: RateFormulaView | null;
  /** When it applies; null: always. */
  readonly conditions!: RateConditionsView | null;
  readonly category!: ChargeCategory;
  readonly chargeCategory!: ChargeCategory;
  readonly countryId!: number;
  /** The airport's id. */
  readonly locationId!: number;
  readonly isRequired!: boolean;
  readonly isFlat!: boolean;
  readonly description!: string;
  /** The first day in UTC; null: since ever. */
  readonly validFrom!: string | null;
  /** The last day in UTC; null: for good. */
  readonly validUntil!: string | null;
  /** From the sample tariff and not confirmed by staff yet. */
  readonly isSample!: boolean;
  /** ISO moment. */
  readonly updatedAt!: string;
}

/** A rate row of the wire. */
export function toRateView(rate: Rate, airports: readonly Airport[], countries: readonly Country[]): RateView {
  const airport = findRateAirport(rate, airports);
  const country = countries.find((one) => one.id === rate.countryId);
  if (!country) throw new Error(`unknown country ${rate.countryId} of a rate`);
  return {
    id: rate.id,
    version: rate.version,
    countryCode: country.code,
    countryName: country.name,
    locationCode: rate.airportCode,
    locationName: airport.name,
    airportCode: rate.airportCode,
    airportName: airport.name,
    serviceCode: rate.serviceCode,
    serviceName: rate.serviceName,
    currency: rate.currency ?? QUOTED_CURRENCY,
    baseRate: rate.baseRate.toNumber(),
    unit: toRateUnit(rate.criterion),
    rateCriteria: rate.criterion,
    minimumCharge: toNullableNumber(rate.minimumCharge),
    maximumCharge: toNullableNumber(rate.maximumCharge),
    formula: toRateFormulaView(rate.formula),
    conditions: toRateConditionsView(rate.conditions),
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
