import { getActivityWords } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/durations.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import { toOfficeDay, toStartOfOfficeDay } from '../../domain/office-day.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import type { Administrator } from '../identity/administrator.js';
import type { OperationsReport } from '../operations/operations-report.port.js';
import type { TransactionScope, UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { QuotationAnalytics } from '../quoting/quotation-analytics.port.js';
import type { NotificationEmailRepository } from './notification-email.repository.js';
import {
  type DailySummary,
  MAX_LISTED_NOTIFICATIONS,
  type NotificationEmailTemplates,
  type RenderedNotification,
} from './notification-email-templates.js';
import type { NotificationJob, NotificationMailer } from './notification-mailer.js';
import type { PendingNotificationRepository } from './pending-notification.repository.js';
import type { NotificationType, StaffNotification } from './staff-notification.js';

/**
 * Items that need review are sent at once, and those of the next minute together; errors and sent quotations every ten
 * minutes.
 */
export const NOTIFICATION_INTERVALS_MS: Readonly<Record<NotificationType | 'sent', number>> = {
  held: MINUTE_MS,
  error: 10 * MINUTE_MS,
  sent: 10 * MINUTE_MS,
};
/** The hour of the daily summary, by the office's clock. */
export const SUMMARY_HOUR = 7;
/** A process that was down at that hour still sends the summary until this much later. */
const SUMMARY_TIMEOUT_MS = 6 * HOUR_MS;
/** A log entry may become visible slightly after its time: sent quotations are reported once that delay is over. */
const LOG_VISIBILITY_DELAY_MS = MINUTE_MS;
/** Quotations that were sent longer ago are not reported. */
const MAX_NOTIFICATION_AGE_MS = DAY_MS;
const NOTIFICATION_BATCH_SIZE = 1_000;
const PREFERENCE_BY_TYPE = { held: 'emailQuotations', error: 'emailErrors' } as const;
const ANY_QUOTATION = { country: undefined, domain: undefined, text: undefined } as const;

/** Dependencies for looking up notifications. */
export interface SendStaffNotificationsDependencies {
  readonly pendingNotifications: PendingNotificationRepository;
  readonly notificationEmails: NotificationEmailRepository;
  readonly activity: Pick<ActivityLogRepository, 'findPage' | 'getCounts'>;
  readonly operationsReport: Pick<OperationsReport, 'countEmailsBetween'>;
  readonly statistics: Pick<QuotationAnalytics, 'getTotals'>;
  readonly quotations: Pick<QuotationRepository, 'findPage'>;
  readonly emails: Pick<InboundEmailRepository, 'findPage'>;
  readonly outboundEmails: Pick<OutboundEmailRepository, 'findPage'>;
}

/** Another process has sent the same concurrently: rolls the removal of the notifications back. */
class AlreadyNotifiedError extends Error {}

/** Sends staff the notifications that are due. It is called periodically. */
export class SendStaffNotifications {
  constructor(
    private readonly dependencies: SendStaffNotificationsDependencies,
    private readonly templates: NotificationEmailTemplates,
    private readonly mailer: NotificationMailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (const topic of await this.dependencies.pendingNotifications.listTypes()) await this.notifyPending(topic);
    await this.notifySent();
    await this.sendDailySummary();
  }

  private async notifyPending(topic: NotificationType): Promise<void> {
    const now = this.clock.now();
    const last = await this.dependencies.notificationEmails.findLatest(topic);
    if (last && now.getTime() - last.createdAt.getTime() < NOTIFICATION_INTERVALS_MS[topic]) return;
    const recipients = await this.mailer.findSubscribers(PREFERENCE_BY_TYPE[topic]);
    await this.runOnce(async (tx) => {
      const notifications = await tx.pendingNotifications.claim(topic, NOTIFICATION_BATCH_SIZE);
      if (notifications.length === 0) return;
      const render = () => this.renderPending(topic, notifications);
      const deduplicationKey = `after ${last?.id ?? 0}`;
      await this.enqueueForAll(tx, recipients, { topic, deduplicationKey, render, at: now, coveredUntil: now });
    });
  }

  private renderPending(topic: NotificationType, notifications: readonly StaffNotification[]): RenderedNotification {
    return topic === 'held'
      ? this.templates.renderHeld(notifications, notifications.length)
      : this.templates.renderError(notifications, notifications.length);
  }

  private async notifySent(): Promise<void> {
    const now = this.clock.now();
    const last = await this.dependencies.notificationEmails.findLatest('sent');
    if (last && now.getTime() - last.createdAt.getTime() < NOTIFICATION_INTERVALS_MS.sent) return;
    const recipients = await this.mailer.findSubscribers('emailQuotations');
    if (recipients.length === 0) return;
    const to = new Date(now.getTime() - LOG_VISIBILITY_DELAY_MS);
    const resumeAt = last ? last.coveredUntil.getTime() + 1 : to.getTime() - NOTIFICATION_INTERVALS_MS.sent;
    const from = new Date(Math.max(resumeAt, now.getTime() - MAX_NOTIFICATION_AGE_MS));
    const any = { categories: undefined, status: undefined, text: undefined } as const;
    const sent = { ...any, eventType: 'quotation-sent', from, to } as const;
    const { total } = await this.dependencies.activity.getCounts(sent);
    if (total === 0) return;
    const entries = await this.dependencies.activity.findPage(sent, 'oldest-first', 1, MAX_LISTED_NOTIFICATIONS);
    const render = () =>
      this.templates.renderSent(
        entries.map((entry) => getActivityWords(entry).details),
        total,
      );
    const deduplicationKey = `after ${last?.id ?? 0}`;
    await this.runOnce((tx) =>
      this.enqueueForAll(tx, recipients, { topic: 'sent', deduplicationKey, render, at: now, coveredUntil: to }),
    );
  }

  private async sendDailySummary(): Promise<void> {
    const now = this.clock.now();
    const to = toStartOfOfficeDay(toOfficeDay(now), SUMMARY_HOUR);
    const lateMs = now.getTime() - to.getTime();
    if (lateMs < 0 || lateMs > SUMMARY_TIMEOUT_MS) return;
    const last = await this.dependencies.notificationEmails.findLatest('summary');
    if (last && last.coveredUntil >= to) return;
    const recipients = await this.mailer.findSubscribers('emailSummary');
    if (recipients.length === 0) return;
    const summary = await this.buildDailySummary(to);
    const render = () => this.templates.renderSummary(summary);
    const deduplicationKey = toOfficeDay(to);
    await this.runOnce((tx) =>
      this.enqueueForAll(tx, recipients, { topic: 'summary', deduplicationKey, render, at: now, coveredUntil: to }),
    );
  }

  private async buildDailySummary(to: Date): Promise<DailySummary> {
    const { operationsReport, statistics, quotations, emails, outboundEmails } = this.dependencies;
    const from = new Date(to.getTime() - DAY_MS);
    const failedOnes = { state: 'failed', page: 1, pageSize: 1 } as const;
    const pending = { ...ANY_QUOTATION, status: 'pending', from: undefined, to: undefined } as const;
    const made = { ...ANY_QUOTATION, status: undefined, from, to: new Date(to.getTime() - 1) };
    const [mail, totals, waiting, failedMail, failedReplies] = await Promise.all([
      operationsReport.countEmailsBetween(from, to),
      statistics.getTotals(made),
      quotations.findPage(pending, 1, 1),
      emails.findPage(failedOnes),
      outboundEmails.findPage(failedOnes),
    ]);
    const received = Object.values(mail).reduce((sum, count) => sum + count, 0);
    const { answered, held, failed } = mail;
    const waits = {
      quotationsWaiting: waiting.total,
      emailsFailed: failedMail.total,
      repliesFailed: failedReplies.total,
    };
    return { from, to, received, answered, held, failed, valueUsd: totals.valueUsd, ...waits };
  }

  private async enqueueForAll(
    tx: TransactionScope,
    recipients: readonly Administrator[],
    notification: NotificationJob,
  ): Promise<void> {
    for (const recipient of recipients) {
      if (!(await this.mailer.enqueue(tx, recipient, notification))) throw new AlreadyNotifiedError();
    }
  }

  private async runOnce(work: (tx: TransactionScope) => Promise<void>): Promise<void> {
    try {
      await this.unitOfWork.run(work);
    } catch (error) {
      if (!(error instanceof AlreadyNotifiedError)) throw error;
    }
  }
}
