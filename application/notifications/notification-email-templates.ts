import type { Big } from 'big.js';
import { formatOfficeMinute } from '../../domain/office-day.js';
import { formatPlainLine } from '../../domain/outbound-mail/plain-line.js';
import { reduceToWords } from '../../domain/reduce-to-words.js';
import { NOTIFICATION_TEXTS } from './notification-texts.messages.js';
import { getNotificationWords, type StaffNotification } from './staff-notification.js';

/** Subject and text of a mail to the staff. */
export interface RenderedNotification {
  readonly subject: string;
  readonly text: string;
}

/** The activity of one day, and the pending tasks at its end. */
export interface DailySummary {
  readonly from: Date;
  readonly to: Date;
  readonly received: number;
  readonly answered: number;
  readonly held: number;
  readonly failed: number;
  /** Of the quotations made, in US dollars. */
  readonly valueUsd: Big;
  readonly quotationsWaiting: number;
  readonly emailsFailed: number;
  readonly repliesFailed: number;
}

/** Maximum items that an email lists; of the rest it gives the number. */
export const MAX_LISTED_NOTIFICATIONS = 20;
const MAX_LINE_LENGTH = 300;

/** Writes the mails to the staff, in the language around the call: short, in plain text, with links into the console. */
export class NotificationEmailTemplates {
  /** @param publicUrl the public address of the console, from the configuration */
  constructor(private readonly publicUrl: string) {}

  renderHeld(notifications: readonly StaffNotification[], total: number): RenderedNotification {
    return this.renderPending(
      notifications,
      total,
      NOTIFICATION_TEXTS.itemsNeedAttention(total),
      NOTIFICATION_TEXTS.aboutQuotations,
    );
  }

  renderError(notifications: readonly StaffNotification[], total: number): RenderedNotification {
    return this.renderPending(
      notifications,
      total,
      NOTIFICATION_TEXTS.errorsNeedAttention(total),
      NOTIFICATION_TEXTS.aboutErrors,
    );
  }

  /** @param lines one for each quotation, from the activity log */
  renderSent(lines: readonly string[], total: number): RenderedNotification {
    const body = [
      ...lines.slice(0, MAX_LISTED_NOTIFICATIONS).map((line) => `- ${formatPlainLine(line, MAX_LINE_LENGTH)}`),
      ...formatRemainder(lines.length, total),
      '',
      this.formatLink('/quotations'),
    ];
    return {
      subject: NOTIFICATION_TEXTS.quotationsSent(total),
      text: this.renderText(body, NOTIFICATION_TEXTS.aboutQuotations),
    };
  }

  renderSummary(day: DailySummary): RenderedNotification {
    const { received, answered, held, failed, quotationsWaiting, emailsFailed, repliesFailed } = day;
    const body = [
      NOTIFICATION_TEXTS.period(formatOfficeMinute(day.from), formatOfficeMinute(day.to)),
      '',
      NOTIFICATION_TEXTS.received(received),
      NOTIFICATION_TEXTS.answered(answered),
      NOTIFICATION_TEXTS.held(held),
      NOTIFICATION_TEXTS.failed(failed),
      NOTIFICATION_TEXTS.value(day.valueUsd.toFixed(2)),
      '',
      NOTIFICATION_TEXTS.pending,
      NOTIFICATION_TEXTS.quotationsWaiting(quotationsWaiting),
      NOTIFICATION_TEXTS.emailsFailed(emailsFailed),
      NOTIFICATION_TEXTS.repliesFailed(repliesFailed),
      '',
      this.formatLink('/'),
    ];
    const subject = NOTIFICATION_TEXTS.summarySubject(received, answered, held);
    return { subject, text: this.renderText(body, NOTIFICATION_TEXTS.aboutSummary) };
  }

  renderTest(): RenderedNotification {
    return {
      subject: NOTIFICATION_TEXTS.testSubject,
      text: this.renderText([NOTIFICATION_TEXTS.testText], NOTIFICATION_TEXTS.aboutTest),
    };
  }

  private renderPending(
    notifications: readonly StaffNotification[],
    total: number,
    subject: string,
    setting: string,
  ): RenderedNotification {
    const [only] = notifications;
    return {
      subject: total === 1 && only ? getNotificationWords(only).title : subject,
      text: this.renderText(this.listNotifications(notifications, total), setting),
    };
  }

  private listNotifications(notifications: readonly StaffNotification[], total: number): string[] {
    const listed = notifications.slice(0, MAX_LISTED_NOTIFICATIONS);
    const lines = listed.flatMap((notification) => {
      const { title, details } = getNotificationWords(notification);
      const words = details ? [reduceToWords(details, MAX_LINE_LENGTH)] : [];
      return [title, ...words, this.formatLink(notification.place), ''];
    });
    return [...lines, ...formatRemainder(listed.length, total)];
  }

  private renderText(body: readonly string[], setting: string): string {
    const end = ['', '-- ', NOTIFICATION_TEXTS.reason(setting, this.formatLink('/settings?tab=notifications')), ''];
    return [...body, ...end].join('\n');
  }

  private formatLink(place: string): string {
    return `${this.publicUrl.replace(/(?<!\/)\/+$/, '')}${place}`;
  }
}

function formatRemainder(listed: number, total: number): string[] {
  const more = total - Math.min(listed, MAX_LISTED_NOTIFICATIONS);
  return more > 0 ? [NOTIFICATION_TEXTS.andMore(more)] : [];
}
