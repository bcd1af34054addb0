import type { Consignment, ConsignmentDraft } from './mawb-consignee.js';

/** The consignment addresses of the stations. */
export abstract class Consignments {
  /** By country and airport. */
  abstract all(): Promise<readonly Consignment[]>;
  /** The address for an airport; undefined where there is none. @param airportId the airport's id */
  abstract forAirport(airportId: number): Promise<Consignment | undefined>;
  abstract find(id: number): Promise<Consignment | undefined>;
  abstract add(draft: ConsignmentDraft): Promise<Consignment>;
  /** @throws RuleViolation `missing` for an unknown id, `conflict` for a stale version. */
  abstract replace(id: number, draft: ConsignmentDraft, version?: number): Promise<Consignment>;
  /** @throws RuleViolation `missing` for an unknown id. */
  abstract remove(id: number): Promise<void>;
}
