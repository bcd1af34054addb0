import type { Disclaimer, DisclaimerDraft } from './disclaimer.js';

/** The disclaimers of the desk. */
export abstract class Disclaimers {
  /** By priority, the highest first. */
  abstract all(): Promise<readonly Disclaimer[]>;
  abstract find(id: number): Promise<Disclaimer | undefined>;
  abstract add(draft: DisclaimerDraft): Promise<Disclaimer>;
  /** @throws RuleViolation `missing` for an unknown id, `conflict` for a stale version. */
  abstract replace(id: number, draft: DisclaimerDraft, version?: number): Promise<Disclaimer>;
  /** @throws RuleViolation `missing` for an unknown id. */
  abstract remove(id: number): Promise<void>;
}
