import type {
  NotificationEmail,
  NotificationEmailStatus,
  NotificationEmailType,
} from '../../../domain/notifications/notification-email.js';
import { PageView } from '../http/page.view.js';

/** A mail to the staff in the list. */
export class NotificationEmailRowView {
  readonly id!: number;
  readonly topic!: NotificationEmailType;
  readonly to!: string;
  readonly subject!: string;
  readonly state!: NotificationEmailStatus;
  readonly attempts!: number;
  readonly lastError!: string | null;
  /** ISO moment. */
  readonly createdAt!: string;
  /** ISO moment. */
  readonly sentAt!: string | null;
}

/** A page of mails to the staff. */
export class NotificationEmailPageView extends PageView {
  readonly data!: NotificationEmailRowView[];
}

/** A mail to the staff with its text. */
export class NotificationEmailView extends NotificationEmailRowView {
  readonly from!: string;
  readonly messageId!: string;
  readonly text!: string;
}

/** A row of the list of mails to the staff. */
export function toNotificationEmailRowView(mail: NotificationEmail): NotificationEmailRowView {
  return {
    id: mail.id,
    topic: mail.topic,
    to: mail.to,
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    lastError: mail.lastError ?? null,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}

/** A mail to the staff with its text, for the wire. */
export function toNotificationEmailView(mail: NotificationEmail): NotificationEmailView {
  return { ...toNotificationEmailRowView(mail), from: mail.from, messageId: mail.messageId, text: mail.text };
}
