import { Big } from 'big.js';
import { isSameConditions } from './condition/rate-conditions.js';
import { isSameFormula } from './formula/rate-formula.js';
import type { RateDraft } from './rate.js';

/** The terms that two rates can share, whatever their airports. */
type RateTerms = Omit<RateDraft, 'countryId' | 'locationId' | 'serviceCode' | 'category'>;

/** Whether two rates for a service have equal terms; no limit and a limit of zero are equal. */
export function hasSameTerms(one: RateTerms, other: RateTerms): boolean {
  return (
    one.serviceName === other.serviceName &&
    one.criterion === other.criterion &&
    one.currency === other.currency &&
    one.baseRate.eq(other.baseRate) &&
    isSameLimit(one.minimumCharge, other.minimumCharge) &&
    isSameLimit(one.maximumCharge, other.maximumCharge) &&
    isSameFormula(one.formula, other.formula) &&
    isSameConditions(one.conditions, other.conditions) &&
    one.isRequired === other.isRequired &&
    one.description.trim() === other.description.trim() &&
    one.validFrom === other.validFrom &&
    one.validUntil === other.validUntil
  );
}

function isSameLimit(one: Big | undefined, other: Big | undefined): boolean {
  return (one ?? Big(0)).eq(other ?? 0);
}
