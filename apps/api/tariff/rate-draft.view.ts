import type { Airport } from '../../../domain/geography/airport.js';
import { QUOTED_CURRENCY } from '../../../domain/money/currency.js';
import type { ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';
import type { RateDraft } from '../../../domain/tariff/rate.js';
import { type RateCriterion, toRateUnit } from '../../../domain/tariff/rate-criterion.js';
import { toNullableNumber } from '../pricing/charge-line.view.js';
import { type RateConditionsView, toRateConditionsView } from './rate-conditions.view.js';
import { type RateFormulaView, toRateFormulaView } from './rate-formula.view.js';

/** A rate that is not there yet, or a state of one. Amounts in its currency, or in percent for percentage criteria. */
export class RateDraftView {
  /** ISO alpha-2. */
  readonly countryCode!: string;
  /** IATA code. */
  readonly airportCode!: string;
  readonly serviceCode!: string;
  readonly serviceName!: string;
  readonly rateCriteria!: RateCriterion;
  readonly unit!: string;
  /** ISO 4217, of its amounts. */
  readonly currency!: string;
  readonly baseRate!: number;
  /** Null: no minimum. */
  readonly minimumCharge!: number | null;
  /** Null: no limit. */
  readonly maximumCharge!: number | null;
  /** Bands, rounding and reference; null: the base rate alone. */
  readonly formula!: RateFormulaView | null;
  /** When it applies; null: always. */
  readonly conditions!: RateConditionsView | null;
  readonly category!: ChargeCategory;
  readonly isRequired!: boolean;
  readonly description!: string;
  /** The first day in UTC; null: since ever. */
  readonly validFrom!: string | null;
  /** The last day in UTC; null: for good. */
  readonly validUntil!: string | null;
}

/** The airport of a rate. @throws Error where it is none of the directory's, which the tariff's foreign key rules out */
export function findRateAirport({ locationId }: Pick<RateDraft, 'locationId'>, airports: readonly Airport[]): Airport {
  const airport = airports.find((one) => one.id === locationId);
  if (!airport) throw new Error(`unknown airport ${locationId} of a rate`);
  return airport;
}

/** A rate that is not there yet, or a state of one, for the wire. */
export function toRateDraftView(draft: RateDraft, airports: readonly Airport[]): RateDraftView {
  const airport = findRateAirport(draft, airports);
  return {
    countryCode: airport.countryCode,
    airportCode: airport.code,
    serviceCode: draft.serviceCode,
    serviceName: draft.serviceName,
    rateCriteria: draft.criterion,
    unit: toRateUnit(draft.criterion),
    currency: draft.currency ?? QUOTED_CURRENCY,
    baseRate: draft.baseRate.toNumber(),
    minimumCharge: toNullableNumber(draft.minimumCharge),
    maximumCharge: toNullableNumber(draft.maximumCharge),
    formula: toRateFormulaView(draft.formula),
    conditions: toRateConditionsView(draft.conditions),
    category: draft.category,
    isRequired: draft.isRequired,
    description: draft.description,
    validFrom: draft.validFrom ?? null,
    validUntil: draft.validUntil ?? null,
  };
}
