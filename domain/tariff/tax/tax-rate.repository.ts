import type { TaxRate, TaxRateDraft } from './tax-rate.js';

/** Who changes a country's taxes, starting from what. */
export interface TaxRateChange {
  /** The administrator's email. */
  readonly by: string;
  /** The version that the edit started from; undefined overwrites. */
  readonly version: number | undefined;
}

/** The taxes of the destination countries. */
export abstract class TaxRateRepository {
  /** By country name. */
  abstract all(): Promise<readonly TaxRate[]>;
  /** @param countryCode ISO alpha-2 */
  abstract findByCountry(countryCode: string): Promise<TaxRate | undefined>;
  /** The same, locked against other changes until the calling unit of work ends. */
  abstract findForUpdate(countryCode: string): Promise<TaxRate | undefined>;
  /**
   * @param by the administrator's email; undefined for seeded rows
   * @throws DomainError `conflict` if the country has a row already.
   */
  abstract add(draft: TaxRateDraft, by?: string): Promise<TaxRate>;
  /** @throws DomainError `missing` for a country without a row, `conflict` for a stale version. */
  abstract replace(countryCode: string, draft: TaxRateDraft, change: TaxRateChange): Promise<TaxRate>;
  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  abstract remove(id: number, version?: number): Promise<void>;
}
