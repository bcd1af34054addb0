import { Big } from 'big.js';
import type { ChargeCategoryRule } from '../../domain/pricing/charge-category/charge-category-rule.port.js';
import type { Airport } from '../../domain/geography/airport.js';
import { RuleViolation, refuseFaults } from '../../domain/errors/domain-error.js';
import { faultsOfRate, type RateDraft, type RateEntry } from '../../domain/tariff/rate.js';
import { RATE_CRITERIA } from '../../domain/tariff/rate-criterion.js';
import { serviceOf } from '../../domain/tariff/service-code.js';

/** What a person enters for a rate. */
export interface EnteredRate extends RateEntry {
  /** ISO alpha-2; stands in for the country's id. */
  readonly countryCode?: string | undefined;
  /** IATA code or an alias of it; stands in for the airport's id. */
  readonly airportCode?: string | undefined;
  readonly serviceName?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly description?: string | undefined;
  /** Whether a new rate is one of the samples that staff has not confirmed; what is edited is always the staff's own. */
  readonly isSample?: boolean | undefined;
  /** The version that the edit started from; undefined overwrites. */
  readonly version?: number | undefined;
}

/** The rate that an entry stands for. @throws RuleViolation `invalid` with the specification's sentence */
export function rateDraftOf(
  entered: EnteredRate,
  airports: readonly Airport[],
  categories: ChargeCategoryRule,
): RateDraft {
  const entry = { ...entered, ...placeOf(entered, airports) };
  refuseFaults(faultsOfRate(entry));
  const airport = airports.find((one) => one.id === entry.locationId && one.countryId === entry.countryId);
  if (!airport) throw new RuleViolation('invalid', 'The airport does not belong to the country.');
  const code = (entry.serviceCode ?? '').trim().toUpperCase();
  const service = serviceOf(code);
  const serviceName = entry.serviceName?.trim() || service?.name || code;
  const criterion = RATE_CRITERIA.find((one) => one === entry.criterion);
  if (!criterion) throw new RuleViolation('invalid', 'The rate criteria are not known.');
  const limit = (amount: number | null | undefined) => (amount ? Big(amount) : undefined);
  return {
    countryId: airport.countryId,
    locationId: airport.id,
    serviceCode: service?.code ?? code,
    serviceName,
    criterion,
    baseRate: Big(entry.baseRate ?? 0),
    minimumCharge: limit(entry.minimumCharge),
    maximumCharge: limit(entry.maximumCharge),
    category: categories.categoryOf({ code, name: serviceName }),
    isRequired: entry.isRequired ?? false,
    description: entry.description?.trim() ?? '',
    validFrom: entry.validFrom || undefined,
    validUntil: entry.validUntil || undefined,
  };
}

/** The ids of the country and the airport; an airport's code alone tells both. */
function placeOf(
  { countryId, locationId, countryCode, airportCode }: EnteredRate,
  airports: readonly Airport[],
): Pick<EnteredRate, 'countryId' | 'locationId'> {
  const coded = airportCode ? airportCoded(airportCode, airports) : undefined;
  if (locationId === undefined && airportCode?.trim() && !coded) {
    throw new RuleViolation('invalid', `"${airportCode.trim()}" is none of the desk's airports.`);
  }
  const airport = airports.find((one) => one.id === (locationId ?? coded?.id));
  const code = countryCode?.trim().toUpperCase();
  const country = code ? airports.find((one) => one.countryCode === code)?.countryId : airport?.countryId;
  if (countryId === undefined && code && country === undefined) {
    throw new RuleViolation('invalid', `"${code}" is none of the desk's countries.`);
  }
  // With ids alone both are asked for (section 5 of the specification).
  const isCoded = Boolean(airportCode?.trim() || code);
  return { countryId: countryId ?? (isCoded ? country : undefined), locationId: locationId ?? coded?.id };
}

/** The airport of a code, or of an alias such as `XPL`. */
export function airportCoded(code: string, airports: readonly Airport[]): Airport | undefined {
  const upper = code.trim().toUpperCase();
  return airports.find((one) => one.code === upper || one.aliases.some((alias) => alias.toUpperCase() === upper));
}
