import type { TaxRate, TaxRateDraft } from './tax-rate.js';

/** The taxes of the destination countries. */
export abstract class TaxRates {
  /** By country name. */
  abstract all(): Promise<readonly TaxRate[]>;
  /** @param countryCode ISO alpha-2 */
  abstract of(countryCode: string): Promise<TaxRate | undefined>;
  /** @throws RuleViolation `conflict` where the country has a row already. */
  abstract add(draft: TaxRateDraft): Promise<TaxRate>;
  /** @throws RuleViolation `missing` for a country without a row, `conflict` for a stale version. */
  abstract replace(countryCode: string, draft: TaxRateDraft, version?: number): Promise<TaxRate>;
  /** @throws RuleViolation `missing` for an unknown id. */
  abstract remove(id: number): Promise<void>;
}
