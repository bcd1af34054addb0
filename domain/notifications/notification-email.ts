import { extractMailDomain } from '../customers/mail-domain.js';
import { NOTIFICATION_EMAIL_MESSAGES } from './notifications.messages.js';

/** What a mail to the staff is about. */
export const NOTIFICATION_EMAIL_TYPES = ['held', 'sent', 'error', 'summary', 'test'] as const;
export type NotificationEmailType = (typeof NOTIFICATION_EMAIL_TYPES)[number];

export const NOTIFICATION_EMAIL_STATUSES = ['waiting', 'sent', 'failed'] as const;
export type NotificationEmailStatus = (typeof NOTIFICATION_EMAIL_STATUSES)[number];

/** An email from the system to one of its administrators. */
export interface NewNotificationEmail {
  /** Deduplication key, for instance `summary:1:2026-03-02`. */
  readonly key: string;
  readonly topic: NotificationEmailType;
  /** With angle brackets; chosen once, so that a repeat is the same mail. */
  readonly messageId: string;
  /** The system's mailbox. */
  readonly from: string;
  /** An administrator's mailbox, and the only recipient. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
  /** What happened up to then has been told with it. */
  readonly coveredUntil: Date;
}

/** A mail to the staff in the outbox. */
export interface NotificationEmail extends NewNotificationEmail {
  readonly id: number;
  readonly state: NotificationEmailStatus;
  readonly attempts: number;
  readonly lastError: string | undefined;
  readonly sentAt: Date | undefined;
}

/**
 * Why no email is sent to an administrator's address: a host without a dot is the placeholder of the first start, and
 * the system never writes to a mailbox that it reads itself; undefined if the address is usable.
 */
export function validateNotificationAddress(address: string, quotationMailbox: string): string | undefined {
  if (address.toLowerCase() === quotationMailbox.toLowerCase()) return `${address} ${NOTIFICATION_EMAIL_MESSAGES.own}`;
  return extractMailDomain(address)?.includes('.')
    ? undefined
    : `${address} ${NOTIFICATION_EMAIL_MESSAGES.placeholder}`;
}
