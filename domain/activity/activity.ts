import { selectByLanguage } from '../message-catalogue.js';
import type { EventType } from './event-type.js';

export const ACTIVITY_CATEGORIES = ['email', 'quotation', 'error', 'system'] as const;
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number];

export const ACTIVITY_STATUSES = ['success', 'failure', 'warning', 'info'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

/** The actor of what nobody but the server did. */
export const SYSTEM_ACTOR = 'system';

/** Records whose history is looked up in the log. */
export const ACTIVITY_ENTITY_TYPES = [
  'rate',
  'charge-code',
  'exchange-rate',
  'tax-rate',
  'recognized-domain',
  'mawb-consignee',
  'disclaimer',
  'quotation',
] as const;
export type ActivityEntityType = (typeof ACTIVITY_ENTITY_TYPES)[number];

/** The record that an entry changed, where its history is looked up. */
export interface ActivityEntity {
  readonly type: ActivityEntityType;
  readonly id: number;
}

/** An entry in words. */
export interface ActivityWords {
  /** What was done, for instance `Rate updated`. */
  readonly action: string;
  readonly details: string;
}

/** Something that happened in the system, in English words; entries are added and never changed. */
export interface ActivityEntry extends ActivityWords {
  readonly at: Date;
  readonly category: ActivityCategory;
  /** The same in Spanish; undefined in entries of releases that wrote English alone. */
  readonly spanish?: ActivityWords | undefined;
  readonly status: ActivityStatus;
  /** Who did it: an administrator's email, or `system`. */
  readonly actor: string;
  readonly emailId: number | undefined;
  readonly quotationId: number | undefined;
  /** What it is to programs; undefined in entries of releases that logged words alone. */
  readonly eventType?: EventType | undefined;
  readonly entity?: ActivityEntity | undefined;
  /** The changed record before and after, as JSON values; undefined where nothing was changed. */
  readonly before: unknown;
  readonly after: unknown;
}

/** An entry as stored. */
export interface ActivityRecord extends ActivityEntry {
  readonly id: number;
}

/** What an entry says, in the language of whoever reads it; in English where it was written in no other. */
export function getActivityWords({
  action,
  details,
  spanish,
}: Pick<ActivityEntry, 'action' | 'details' | 'spanish'>): ActivityWords {
  return selectByLanguage({ action, details }, spanish);
}
