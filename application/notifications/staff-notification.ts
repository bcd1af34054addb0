import type { ActivityEntry } from '../../domain/activity/activity.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import { NOTIFICATIONS_MESSAGES } from './notifications.messages.js';

/** `held`: something needs review; `error`: something failed permanently. */
export const NOTIFICATION_TYPES = ['held', 'error'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** An event that staff are notified of by email. */
export interface StaffNotification {
  readonly topic: NotificationType;
  readonly at: Date;
  /** A few words of our own, for instance `Q12 needs review`. */
  readonly title: string;
  /** As the activity log says it; it may contain external text. */
  readonly details: string;
  /** Where it is dealt with, within the console, for instance `/quotations?open=12`. */
  readonly place: string;
}

/**
 * The notification for a log entry; undefined if there is none. The list is closed: failed notification emails are not
 * in it, so that none can ever cause another one.
 */
export function toStaffNotification({
  eventType,
  at,
  details,
  emailId,
  quotationId,
}: Pick<ActivityEntry, 'eventType' | 'at' | 'details' | 'emailId' | 'quotationId'>): StaffNotification | undefined {
  const number = quotationId === undefined ? undefined : formatQuotationNumber(quotationId);
  const quotation = `/quotations?open=${quotationId}`;
  const email = `/email-monitoring?email=${emailId}`;
  const place = number === undefined ? email : quotation;
  const createHeld = (title: string, where: string): StaffNotification => ({
    topic: 'held',
    at,
    title,
    details,
    place: where,
  });
  const createError = (title: string, where: string): StaffNotification => ({
    topic: 'error',
    at,
    title,
    details,
    place: where,
  });
  if (eventType === 'quotation-held')
    return createHeld(NOTIFICATIONS_MESSAGES.quotationHeld(number ?? 'A quotation'), place);
  if (eventType === 'email-held')
    return createHeld(number ? NOTIFICATIONS_MESSAGES.followUpHeld(number) : NOTIFICATIONS_MESSAGES.emailHeld, email);
  if (eventType === 'reply-failed') return createError(NOTIFICATIONS_MESSAGES.replyFailed(number), place);
  return eventType === 'email-failed' ? createError(NOTIFICATIONS_MESSAGES.emailFailed(emailId), email) : undefined;
}
