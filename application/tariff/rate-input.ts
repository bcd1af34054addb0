import { Big } from 'big.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import type { Airport } from '../../domain/geography/airport.js';
import type { ChargeCodeCatalog } from '../../domain/tariff/charge-code/charge-code-catalog.js';
import { toRateConditions } from '../../domain/tariff/condition/rate-conditions.js';
import { getLeadingRate, toRateFormula } from '../../domain/tariff/formula/rate-formula.js';
import { type RateDraft, type RateEntry, toRateCurrency, validateRate } from '../../domain/tariff/rate.js';
import { RATE_CRITERIA } from '../../domain/tariff/rate-criterion.js';
import { findService } from '../../domain/tariff/service-code.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** Values entered for a rate. */
export interface RateInput extends RateEntry {
  /** ISO alpha-2; alternative to the country's id. */
  readonly countryCode?: string | undefined;
  /** IATA code or an alias of it; alternative to the airport's id. */
  readonly airportCode?: string | undefined;
  readonly serviceName?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly description?: string | undefined;
  /** Whether a new rate is one of the samples that staff has not confirmed; what is edited is always the staff's own. */
  readonly isSample?: boolean | undefined;
  /** Whether a new rate ends the one before it, the day before it begins. */
  readonly endsPrevious?: boolean | undefined;
  /** The version that the edit started from; undefined overwrites. */
  readonly version?: number | undefined;
}

/** The rate for an input. @throws DomainError `invalid` with the specification's message */
export function toRateDraft(input: RateInput, airports: readonly Airport[], codes: ChargeCodeCatalog): RateDraft {
  const entry = { ...input, ...resolveLocation(input, airports) };
  assertValid(validateRate(entry));
  const airport = airports.find((one) => one.id === entry.locationId && one.countryId === entry.countryId);
  if (!airport) throw new DomainError('invalid', TARIFF_MESSAGES.foreignAirport);
  const code = (entry.serviceCode ?? '').trim().toUpperCase();
  const serviceCode = findService(code)?.code ?? code;
  const serviceName = entry.serviceName?.trim() || codes.find(serviceCode)?.nameEn || code;
  const criterion = RATE_CRITERIA.find((one) => one === entry.criterion);
  if (!criterion) throw new DomainError('invalid', TARIFF_MESSAGES.unknownCriteria);
  const formula = toRateFormula(entry.formula, criterion);
  const limit = (amount: number | null | undefined) => (amount ? Big(amount) : undefined);
  return {
    countryId: airport.countryId,
    locationId: airport.id,
    serviceCode,
    serviceName,
    criterion,
    currency: toRateCurrency(entry.currency),
    baseRate: getLeadingRate(formula) ?? Big(entry.baseRate ?? 0),
    minimumCharge: limit(entry.minimumCharge),
    maximumCharge: limit(entry.maximumCharge),
    formula,
    conditions: toRateConditions(entry.conditions),
    category: codes.categorize({ code: serviceCode, name: serviceName }),
    isRequired: entry.isRequired ?? false,
    description: entry.description?.trim() ?? '',
    validFrom: entry.validFrom || undefined,
    validUntil: entry.validUntil || undefined,
  };
}

/** The ids of the country and the airport; an airport's code alone determines both. */
function resolveLocation(
  { countryId, locationId, countryCode, airportCode }: RateInput,
  airports: readonly Airport[],
): Pick<RateInput, 'countryId' | 'locationId'> {
  const coded = airportCode ? findAirportByCode(airportCode, airports) : undefined;
  if (locationId === undefined && airportCode?.trim() && !coded) {
    throw new DomainError('invalid', TARIFF_MESSAGES.unknownAirport(airportCode.trim()));
  }
  const airport = airports.find((one) => one.id === (locationId ?? coded?.id));
  const code = countryCode?.trim().toUpperCase();
  const country = code ? airports.find((one) => one.countryCode === code)?.countryId : airport?.countryId;
  if (countryId === undefined && code && country === undefined) {
    throw new DomainError('invalid', TARIFF_MESSAGES.unknownCountry(code));
  }
  // With ids alone both are asked for (section 5 of the specification).
  const isCoded = Boolean(airportCode?.trim() || code);
  return { countryId: countryId ?? (isCoded ? country : undefined), locationId: locationId ?? coded?.id };
}

/** The airport of a code, or of an alias such as `XPL`. */
export function findAirportByCode(code: string, airports: readonly Airport[]): Airport | undefined {
  const upper = code.trim().toUpperCase();
  return airports.find((one) => one.code === upper || one.aliases.some((alias) => alias.toUpperCase() === upper));
}
