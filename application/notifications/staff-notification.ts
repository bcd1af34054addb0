import { type ActivityEntry, getActivityWords } from '../../domain/activity/activity.js';
import { type Language, selectByLanguage, writeIn } from '../../domain/message-catalogue.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import { NOTIFICATIONS_MESSAGES } from './notifications.messages.js';

/** `held`: something needs review; `error`: something failed permanently. */
export const NOTIFICATION_TYPES = ['held', 'error'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What is notified, in words. */
interface NotificationWords {
  /** A few words of our own, for instance `Q12 needs review`. */
  readonly title: string;
  /** As the activity log says it; it may contain external text. */
  readonly details: string;
}

/** An event that staff are notified of by email, in English words. */
export interface StaffNotification extends NotificationWords {
  readonly topic: NotificationType;
  readonly at: Date;
  /** The same in Spanish; undefined where an earlier release noted it. */
  readonly spanish?: NotificationWords | undefined;
  /** Where it is dealt with, within the console, for instance `/quotations?open=12`. */
  readonly place: string;
}

/** What a notification says, in the language of whoever gets the mail. */
export function getNotificationWords({ title, details, spanish }: StaffNotification): NotificationWords {
  return selectByLanguage({ title, details }, spanish);
}

/** Which mail staff get of what happened, about what, and where in the console it is dealt with. */
interface Topic {
  readonly topic: NotificationType;
  readonly writeTitle: () => string;
  readonly place: string;
}

/**
 * The notification for a log entry; undefined if there is none. The list is closed: failed notification emails are not
 * in it, so that none can ever cause another one.
 */
export function toStaffNotification(
  entry: Pick<ActivityEntry, 'eventType' | 'at' | 'action' | 'details' | 'spanish' | 'emailId' | 'quotationId'>,
): StaffNotification | undefined {
  const found = findTopic(entry);
  if (!found) return undefined;
  const { topic, writeTitle, place } = found;
  const write = (language: Language): NotificationWords =>
    writeIn(language, () => ({ title: writeTitle(), details: getActivityWords(entry).details }));
  return { topic, at: entry.at, ...write('en'), spanish: write('es'), place };
}

function findTopic({
  eventType,
  emailId,
  quotationId,
}: Pick<ActivityEntry, 'eventType' | 'emailId' | 'quotationId'>): Topic | undefined {
  const number = quotationId === undefined ? undefined : formatQuotationNumber(quotationId);
  const email = `/email-monitoring?email=${emailId}`;
  const place = number === undefined ? email : `/quotations?open=${quotationId}`;
  switch (eventType) {
    case 'quotation-held':
      return { topic: 'held', writeTitle: () => NOTIFICATIONS_MESSAGES.quotationHeld(number), place };
    case 'email-held':
      return { topic: 'held', writeTitle: () => NOTIFICATIONS_MESSAGES.followUpHeld(number), place: email };
    case 'quotation-answered-by-link':
      return number === undefined
        ? undefined
        : { topic: 'held', writeTitle: () => NOTIFICATIONS_MESSAGES.answeredByLink(number), place };
    case 'reply-failed':
      return { topic: 'error', writeTitle: () => NOTIFICATIONS_MESSAGES.replyFailed(number), place };
    case 'email-failed':
      return { topic: 'error', writeTitle: () => NOTIFICATIONS_MESSAGES.emailFailed(emailId), place: email };
    case 'webhook-endpoint-switched-off': {
      const webhooks = '/settings?tab=webhooks';
      return { topic: 'error', writeTitle: () => NOTIFICATIONS_MESSAGES.webhookSwitchedOff, place: webhooks };
    }
    default:
      return undefined;
  }
}
