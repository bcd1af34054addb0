import type { ActivityEntry, KeptActivity } from './activity.js';

/** The append-only log of the desk. */
export abstract class ActivityLog {
  abstract append(entry: ActivityEntry): Promise<void>;
  /** The entries about a quotation, the oldest first. */
  abstract ofQuotation(quotationId: number): Promise<readonly KeptActivity[]>;
}
