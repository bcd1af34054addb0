import type { Day } from '../rate-validity.js';
import type { ExchangeRate, ExchangeRateDraft } from './exchange-rate.js';

/** The exchange rates that rates in another currency are converted by. */
export abstract class ExchangeRateRepository {
  /** By currency, the newest first. */
  abstract all(): Promise<readonly ExchangeRate[]>;
  /** Those of every currency that were entered for a day. */
  abstract findByDay(day: Day): Promise<readonly ExchangeRate[]>;
  abstract find(id: number): Promise<ExchangeRate | undefined>;
  /** @throws DomainError `conflict` where the currency has one that begins on the same day. */
  abstract add(draft: ExchangeRateDraft): Promise<ExchangeRate>;
  /**
   * @param version the version that was edited; undefined overwrites any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version or one that begins on the same day
   */
  abstract replace(id: number, draft: ExchangeRateDraft, version?: number): Promise<ExchangeRate>;
  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  abstract remove(id: number, version?: number): Promise<void>;
}
