import type { Big } from 'big.js';
import { formatPlainLine } from '../../domain/outbound-mail/plain-line.js';
import { reduceToWords } from '../../domain/outbound-mail/reduce-to-words.js';
import type { StaffNotification } from './staff-notification.js';

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

/** Writes the mails to the staff: short, in plain text, with links into the console. */
export class NotificationEmailTemplates {
  /** @param publicUrl the public address of the console, from the configuration */
  constructor(private readonly publicUrl: string) {}

  renderHeld(notifications: readonly StaffNotification[], total: number): RenderedNotification {
    const [only] = notifications;
    const subject = total === 1 && only ? only.title : `${total} items need your attention`;
    return {
      subject,
      text: this.renderText(this.listNotifications(notifications, total), 'Email me about quotations'),
    };
  }

  renderError(notifications: readonly StaffNotification[], total: number): RenderedNotification {
    const [only] = notifications;
    const subject = total === 1 && only ? only.title : `${total} errors need attention`;
    return { subject, text: this.renderText(this.listNotifications(notifications, total), 'Email me about errors') };
  }

  /** @param lines one for each quotation, from the activity log */
  renderSent(lines: readonly string[], total: number): RenderedNotification {
    const subject = total === 1 ? 'A quotation was sent' : `${total} quotations were sent`;
    const body = [
      ...lines.slice(0, MAX_LISTED_NOTIFICATIONS).map((line) => `- ${formatPlainLine(line, MAX_LINE_LENGTH)}`),
      ...formatRemainder(lines.length, total),
      '',
      this.formatLink('/quotations'),
    ];
    return { subject, text: this.renderText(body, 'Email me about quotations') };
  }

  renderSummary(day: DailySummary): RenderedNotification {
    const { received, answered, held, failed, quotationsWaiting, emailsFailed, repliesFailed } = day;
    const body = [
      `From ${formatMoment(day.from)} to ${formatMoment(day.to)} (UTC):`,
      '',
      `Emails received: ${received}`,
      `Answered: ${answered}`,
      `Held for manual review: ${held}`,
      `Failed: ${failed}`,
      `Value of the quotations: ${day.valueUsd.toFixed(2)} USD`,
      '',
      'What waits now:',
      `Quotations that need review: ${quotationsWaiting}`,
      `Emails that could not be processed: ${emailsFailed}`,
      `Replies that could not be delivered: ${repliesFailed}`,
      '',
      this.formatLink('/'),
    ];
    const subject = `Summary of the day: ${received} received, ${answered} answered, ${held} held`;
    return { subject, text: this.renderText(body, 'Email me a summary') };
  }

  renderTest(): RenderedNotification {
    const body = ['This is the test mail that you asked for. Istmo can send you notifications.'];
    return { subject: 'Test mail from Istmo', text: this.renderText(body, 'Send me a test') };
  }

  private listNotifications(notifications: readonly StaffNotification[], total: number): string[] {
    const listed = notifications.slice(0, MAX_LISTED_NOTIFICATIONS);
    const lines = listed.flatMap(({ title, details, place }) => [
      title,
      ...(details ? [reduceToWords(details, MAX_LINE_LENGTH)] : []),
      this.formatLink(place),
      '',
    ]);
    return [...lines, ...formatRemainder(listed.length, total)];
  }

  private renderText(body: readonly string[], why: string): string {
    const end = [
      '',
      '-- ',
      `You get this mail because of "${why}" under ${this.formatLink('/settings?tab=notifications')}`,
      '',
    ];
    return [...body, ...end].join('\n');
  }

  private formatLink(place: string): string {
    return `${this.publicUrl.replace(/(?<!\/)\/+$/, '')}${place}`;
  }
}

function formatRemainder(listed: number, total: number): string[] {
  const more = total - Math.min(listed, MAX_LISTED_NOTIFICATIONS);
  return more > 0 ? [`and ${more} more.`] : [];
}

function formatMoment(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
