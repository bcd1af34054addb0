import { QUOTATION_SENT, REPLY_NOT_DELIVERED } from '../../domain/operations/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { quotationNumber } from '../../domain/quoting/quotation.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { OutboxReply } from '../../domain/outbound-mail/outbound-email.js';
import type { Delivery, ReplyMail } from '../../domain/outbound-mail/mail-transport.port.js';
import { nextTryAt } from './retry-policy.js';
import { Departures } from './dispatch-guard.js';
import type { DeskWatch } from '../events/pipeline-events.port.js';
import type { ReplyFile, ReplyFiling } from './quotation-pdf-archive.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Work } from '../jobs/job-queue.port.js';

/** Hands a waiting reply over to the mail server, and notes what became of it. */
export class SendReply {
  private readonly departures = new Departures();

  constructor(
    private readonly outbox: Outbox,
    private readonly mail: ReplyMail,
    private readonly filing: ReplyFiling,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly watch: DeskWatch,
  ) {}

  async execute(work: Work): Promise<void> {
    const departure = await this.outbox.departure(work.subjectId);
    if (departure?.reply.state !== 'waiting') {
      this.departures.noted(work.subjectId);
      await this.unitOfWork.run((desk) => desk.queue.finish(work));
      return;
    }
    const { reply, newestRevision } = departure;
    if (newestRevision > reply.revision && !this.departures.isUnnoted(reply.id)) {
      await this.leaveUnsent(work, reply, newestRevision);
      return;
    }
    const file = await this.filing.fileOf(departure);
    const outgoing = { ...reply, attachments: file?.attachments ?? [], autoSubmitted: 'auto-replied' } as const;
    const delivery = await this.departures.handOver(reply.id, () => this.mail.send(outgoing));
    const now = this.clock.now();
    if (delivery.kind !== 'accepted') {
      await this.noteFailed(work, reply, file, delivery, now);
      return;
    }
    await this.noteSent(work, reply, file, now);
    this.departures.noted(reply.id);
  }

  /** A newer revision has a reply of its own: an older price behind it would only confuse. */
  private async leaveUnsent(work: Work, reply: OutboxReply, newerRevision: number): Promise<void> {
    await this.unitOfWork.run(async (desk) => {
      await desk.queue.finish(work);
      await desk.outbox.markFailed(reply.id, 'replaced', `Replaced by revision ${newerRevision} before it was sent.`);
    });
  }

  private async noteSent(work: Work, reply: OutboxReply, file: ReplyFile | undefined, now: Date): Promise<void> {
    await this.unitOfWork.run((desk) =>
      // None waits for another: they travel to the store together, the quotation first, as whoever decides about it holds it first.
      Promise.all([
        // A revision that came in between waits for its own reply.
        desk.quotations.concludeReply(reply.quotationId, reply.revision, 'sent'),
        desk.queue.finish(work),
        desk.outbox.markSent(reply.id, now),
        desk.activity.append({
          at: now,
          category: 'quotation',
          action: QUOTATION_SENT,
          details: `${quotationNumber(reply.quotationId)} to ${reply.to}`,
          status: 'success',
          actor: 'system',
          emailId: file?.email.id,
          quotationId: reply.quotationId,
          before: undefined,
          after: undefined,
        }),
      ]),
    );
    if (!file) return;
    const secondsSinceReceipt = (now.getTime() - file.email.receivedAt.getTime()) / 1000;
    this.watch.note({ kind: 'sent', ...namesOf(reply, file), secondsSinceReceipt });
  }

  private async noteFailed(
    work: Work,
    reply: OutboxReply,
    file: ReplyFile | undefined,
    delivery: Exclude<Delivery, { kind: 'accepted' }>,
    now: Date,
  ): Promise<void> {
    const again = nextTryAt(delivery, work.attempts, reply.notBefore, now);
    const isFinal = again === undefined;
    await this.unitOfWork.run(async (desk) => {
      await desk.quotations.hold(reply.quotationId);
      await desk.outbox.markFailed(reply.id, isFinal ? 'failed' : 'waiting', delivery.reason);
      if (again !== undefined) {
        await desk.queue.postpone(work, again, delivery.reason);
        return;
      }
      await desk.queue.bury(work, delivery.reason);
      await desk.quotations.concludeReply(reply.quotationId, reply.revision, 'failed');
      await desk.activity.append({
        at: now,
        category: 'error',
        action: REPLY_NOT_DELIVERED,
        details: `${quotationNumber(reply.quotationId)} to ${reply.to}: ${delivery.reason}`,
        status: 'failure',
        actor: 'system',
        emailId: file?.email.id,
        quotationId: reply.quotationId,
        before: undefined,
        after: undefined,
      });
    });
    if (file) this.watch.note({ kind: 'unsent', ...namesOf(reply, file), isFinal, reason: delivery.reason });
  }
}

function namesOf(reply: OutboxReply, { email }: ReplyFile) {
  return { emailId: email.id, quotationId: reply.quotationId, replyId: reply.id };
}
