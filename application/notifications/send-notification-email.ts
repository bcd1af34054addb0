import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import type { NotificationEmail } from '../../domain/notifications/notification-email.js';
import { computeNextAttemptAt } from '../../domain/outbound-mail/mail-retry-policy.js';
import type { MailTransport } from '../../domain/outbound-mail/mail-transport.port.js';
import { DispatchGuard } from '../jobs/dispatch-guard.js';
import type { Job } from '../jobs/job-queue.port.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { NotificationEmailRepository } from './notification-email.repository.js';

/** Hands a notification email to the mail server and records the result. It is not counted as a reply. */
export class SendNotificationEmail {
  private readonly dispatchGuard = new DispatchGuard();

  constructor(
    private readonly notificationEmails: NotificationEmailRepository,
    private readonly transport: MailTransport,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(job: Job): Promise<void> {
    const mail = await this.notificationEmails.find(job.subjectId);
    if (mail?.state !== 'waiting') {
      this.dispatchGuard.markRecorded(job.subjectId);
      await this.unitOfWork.run((tx) => tx.queue.complete(job));
      return;
    }
    const messageDefaults = { html: '', inReplyTo: undefined, references: [], attachments: [] };
    const outgoing = { ...mail, ...messageDefaults, autoSubmitted: 'auto-generated' } as const;
    const result = await this.dispatchGuard.sendOnce(mail.id, () => this.transport.send(outgoing));
    const now = this.clock.now();
    if (result.kind === 'accepted') {
      await this.unitOfWork.run(async (tx) => {
        await tx.queue.complete(job);
        await tx.notificationEmails.markSent(mail.id, now);
      });
      this.dispatchGuard.markRecorded(mail.id);
      return;
    }
    const again = computeNextAttemptAt(result, job.attempts, mail.createdAt, now);
    if (again === undefined) await this.giveUp(job, mail, result.reason, now);
    else {
      await this.unitOfWork.run(async (tx) => {
        await tx.notificationEmails.markFailed(mail.id, 'waiting', result.reason);
        await tx.queue.retryAt(job, again, result.reason);
      });
    }
  }

  private async giveUp(job: Job, mail: NotificationEmail, reason: string, now: Date): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.notificationEmails.markFailed(mail.id, 'failed', reason);
      await tx.queue.moveToDeadLetter(job, reason);
      const { subject, to } = mail;
      await tx.events.publish({
        type: 'notification-email-failed',
        at: now,
        actor: SYSTEM_ACTOR,
        subject,
        to,
        reason,
      });
    });
  }
}
