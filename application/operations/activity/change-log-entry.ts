import type { ActivityEntry } from '../../../domain/operations/activity.js';

/** What changed about a record of the desk: undefined before it was there, and after it is gone. */
export interface RecordChange {
  readonly at: Date;
  /** For instance `Rate updated`. */
  readonly action: string;
  /** Which record, as people call it. */
  readonly details: string;
  /** The administrator's email. */
  readonly actor: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The log entry of a change that staff made to the desk's data. */
export function createChangeLogEntry(change: RecordChange): ActivityEntry {
  return { ...change, category: 'system', status: 'success', emailId: undefined, quotationId: undefined };
}
