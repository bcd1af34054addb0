import type { ActivityEntity, ActivityEntry } from '../../../domain/operations/activity.js';

/** A changed record: undefined before it was created, and after it was deleted. */
export interface RecordChange {
  readonly at: Date;
  /** For instance `Rate updated`. */
  readonly action: string;
  /** The record's display name. */
  readonly details: string;
  /** The administrator's email. */
  readonly actor: string;
  /** The changed record, where its history is looked up. */
  readonly entity?: ActivityEntity;
  readonly before: unknown;
  readonly after: unknown;
}

/** The log entry of a change that staff made to a record. */
export function createChangeLogEntry(change: RecordChange): ActivityEntry {
  return { ...change, category: 'system', status: 'success', emailId: undefined, quotationId: undefined };
}
