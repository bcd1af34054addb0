import type { Rate, RateDraft } from './rate.js';

/** The forwarder's tariff of destination charges. */
export abstract class RateRepository {
  /** All rates of one airport, by service and first day, whether in force or not. @param airportCode IATA code */
  abstract findByAirport(airportCode: string): Promise<readonly Rate[]>;
  /** The whole tariff, by country, airport, service and first day. */
  abstract all(): Promise<readonly Rate[]>;
  /** Whether there are rates, and none that is a sample which staff have neither replaced nor confirmed. */
  abstract isConfirmed(): Promise<boolean>;
  abstract find(id: number): Promise<Rate | undefined>;
  /** The same, locked against other changes until the calling unit of work ends. */
  abstract findForUpdate(id: number): Promise<Rate | undefined>;
  /** @throws DomainError `conflict` where the airport already has a rate for the service on one of the days. */
  abstract add(draft: RateDraft & { readonly isSample: boolean }): Promise<Rate>;
  /**
   * @param version the version that was edited; undefined overwrites any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version or a rate of the same days
   */
  abstract replace(id: number, draft: RateDraft & { readonly isSample: boolean }, version?: number): Promise<Rate>;
  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  abstract remove(id: number, version?: number): Promise<void>;
}
