export const ACTIVITY_CATEGORIES = ['email', 'quotation', 'error', 'system'] as const;
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number];

export const ACTIVITY_STATUSES = ['success', 'failure', 'warning', 'info'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

/** What the log calls the steps of a quotation and of its mail. */
export const QUOTATION_APPROVED = 'Quotation approved';
export const QUOTATION_DISMISSED = 'Quotation set aside';
export const QUOTATION_HELD = 'Quotation held';
export const EMAIL_HELD = 'Email held';
export const QUOTATION_SENT = 'Quotation sent';
export const REPLY_NOT_DELIVERED = 'Reply not delivered';
export const EMAIL_NOT_PROCESSED = 'Email not processed';

/** What programs decide by; the words of an entry are for people alone. */
export type ActivityEventType =
  | 'quotation-approved'
  | 'quotation-held'
  | 'quotation-sent'
  | 'email-held'
  | 'email-failed'
  | 'reply-failed';

/** The record that an entry speaks of, beside email and quotation. */
export interface ActivityEntity {
  readonly type: 'rate';
  readonly id: number;
}

/** Something that happened in the system; entries are added and never changed. */
export interface ActivityEntry {
  readonly at: Date;
  readonly category: ActivityCategory;
  /** What was done, for instance `Rate updated`. */
  readonly action: string;
  readonly details: string;
  readonly status: ActivityStatus;
  /** Who did it: an administrator's email, or `system`. */
  readonly actor: string;
  readonly emailId: number | undefined;
  readonly quotationId: number | undefined;
  /** What it is to programs; undefined where none decides by it. */
  readonly eventType?: ActivityEventType | undefined;
  readonly entity?: ActivityEntity | undefined;
  /** The changed record before and after, as JSON values; undefined where nothing was changed. */
  readonly before: unknown;
  readonly after: unknown;
}

/** An entry as stored. */
export interface ActivityRecord extends ActivityEntry {
  readonly id: number;
}
