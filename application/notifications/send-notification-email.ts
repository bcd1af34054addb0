import type { Clock } from '../../domain/clock.port.js';
import type { ReplyMail } from '../../domain/outbound-mail/mail-transport.port.js';
import type { StaffMail } from '../../domain/notifications/notification-email.js';
import type { StaffMails } from './notification-email.repository.js';
import { nextTryAt } from '../outbound-mail/retry-policy.js';
import { Departures } from '../outbound-mail/dispatch-guard.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Work } from '../jobs/job-queue.port.js';

/** Hands a mail to the staff over to the mail server, and notes what became of it. It is no reply, and no figure counts it. */
export class SendStaffMail {
  private readonly departures = new Departures();

  constructor(
    private readonly mails: StaffMails,
    private readonly mail: ReplyMail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(work: Work): Promise<void> {
    const mail = await this.mails.find(work.subjectId);
    if (mail?.state !== 'waiting') {
      this.departures.noted(work.subjectId);
      await this.unitOfWork.run((desk) => desk.queue.finish(work));
      return;
    }
    const letter = { html: '', inReplyTo: undefined, references: [], attachments: [] };
    const outgoing = { ...mail, ...letter, autoSubmitted: 'auto-generated' } as const;
    const delivery = await this.departures.handOver(mail.id, () => this.mail.send(outgoing));
    const now = this.clock.now();
    if (delivery.kind === 'accepted') {
      await this.unitOfWork.run(async (desk) => {
        await desk.queue.finish(work);
        await desk.staffMails.markSent(mail.id, now);
      });
      this.departures.noted(mail.id);
      return;
    }
    const again = nextTryAt(delivery, work.attempts, mail.createdAt, now);
    if (again === undefined) await this.giveUp(work, mail, delivery.reason, now);
    else {
      await this.unitOfWork.run(async (desk) => {
        await desk.staffMails.markFailed(mail.id, 'waiting', delivery.reason);
        await desk.queue.postpone(work, again, delivery.reason);
      });
    }
  }

  private async giveUp(work: Work, mail: StaffMail, reason: string, now: Date): Promise<void> {
    await this.unitOfWork.run(async (desk) => {
      await desk.staffMails.markFailed(mail.id, 'failed', reason);
      await desk.queue.bury(work, reason);
      await desk.activity.append({
        at: now,
        category: 'error',
        action: 'Notification mail not delivered',
        details: `"${mail.subject}" to ${mail.to}: ${reason}`,
        status: 'failure',
        actor: 'system',
        emailId: undefined,
        quotationId: undefined,
        before: undefined,
        after: undefined,
      });
    });
  }
}
