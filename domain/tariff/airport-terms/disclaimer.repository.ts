import type { Disclaimer, DisclaimerDraft, DisclaimerPosition } from './disclaimer.js';

/** Stores the disclaimers. */
export abstract class DisclaimerRepository {
  /** By priority, the highest first, then by place. */
  abstract all(): Promise<readonly Disclaimer[]>;
  /** The same, locked against other changes of them until the calling unit of work ends. */
  abstract allForUpdate(): Promise<readonly Disclaimer[]>;
  abstract find(id: number): Promise<Disclaimer | undefined>;
  /** @param place its position among those of its priority; undefined: last */
  abstract add(draft: DisclaimerDraft, place?: number): Promise<Disclaimer>;
  /** @throws DomainError `missing` for an unknown id, `conflict` for a stale version. */
  abstract replace(id: number, draft: DisclaimerDraft, version?: number): Promise<Disclaimer>;
  /** Sets priorities and places; a changed priority is a new version. Ids that are unknown change nothing. */
  abstract reorder(positions: readonly DisclaimerPosition[]): Promise<void>;
  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  abstract remove(id: number, version?: number): Promise<void>;
}
