import type { MawbConsignee, NewMawbConsignee } from './mawb-consignee.js';

/** The consignment addresses of the stations. */
export abstract class MawbConsigneeRepository {
  /** By country and airport. */
  abstract all(): Promise<readonly MawbConsignee[]>;
  /** The address for an airport; undefined where there is none. @param airportId the airport's id */
  abstract findByAirport(airportId: number): Promise<MawbConsignee | undefined>;
  abstract find(id: number): Promise<MawbConsignee | undefined>;
  /** The same, locked against other changes until the calling unit of work ends. */
  abstract findForUpdate(id: number): Promise<MawbConsignee | undefined>;
  abstract add(draft: NewMawbConsignee): Promise<MawbConsignee>;
  /** @throws DomainError `missing` for an unknown id, `conflict` for a stale version. */
  abstract replace(id: number, draft: NewMawbConsignee, version?: number): Promise<MawbConsignee>;
  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  abstract remove(id: number, version?: number): Promise<void>;
}
