import { Big } from 'big.js';
import type { ChargeCategoryRule } from '../domain/charges/charge-category-rule.port.js';
import type { Airport } from '../domain/geography/airport.js';
import { RuleViolation, refuseFaults } from '../domain/rule-violation.js';
import { faultsOfRate, type RateDraft, type RateEntry } from '../domain/tariff/rate.js';
import { RATE_CRITERIA } from '../domain/tariff/rate-criterion.js';
import { serviceOf } from '../domain/tariff/service-code.js';

/** What a person enters for a rate. */
export interface EnteredRate extends RateEntry {
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
  entry: EnteredRate,
  airports: readonly Airport[],
  categories: ChargeCategoryRule,
): RateDraft {
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
