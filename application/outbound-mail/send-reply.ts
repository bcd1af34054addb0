import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { computeNextAttemptAt } from '../../domain/outbound-mail/mail-retry-policy.js';
import type { MailTransport, SendResult } from '../../domain/outbound-mail/mail-transport.port.js';
import type { OutboundEmail } from '../../domain/outbound-mail/outbound-email.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import { isOpenForReminder } from '../../domain/quoting/outcome/reminder.js';
import type { PipelineListener } from '../events/pipeline-events.port.js';
import { DispatchGuard } from '../jobs/dispatch-guard.js';
import type { Job } from '../jobs/job-queue.port.js';
import type { TransactionScope, UnitOfWork } from '../persistence/unit-of-work.port.js';
import { OUTBOUND_MAIL_MESSAGES } from './outbound-mail.messages.js';
import type { QuotationPdfArchive, ReplyAttachments } from './quotation-pdf-archive.js';

/** Hands a waiting reply to the mail server and records the result. */
export class SendReply {
  private readonly dispatchGuard = new DispatchGuard();

  constructor(
    private readonly outboundEmails: OutboundEmailRepository,
    private readonly transport: MailTransport,
    private readonly pdfArchive: QuotationPdfArchive,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly listener: PipelineListener,
  ) {}

  async execute(job: Job): Promise<void> {
    const dispatch = await this.outboundEmails.findDispatchContext(job.subjectId);
    if (dispatch?.reply.state !== 'waiting') {
      this.dispatchGuard.markRecorded(job.subjectId);
      await this.unitOfWork.run((tx) => tx.queue.complete(job));
      return;
    }
    const { reply, newestRevision } = dispatch;
    if (newestRevision > reply.revision && !this.dispatchGuard.isAcceptedButUnrecorded(reply.id)) {
      // A newer revision has its own reply: an older price sent after it would mislead.
      await this.giveUp(job, reply, OUTBOUND_MAIL_MESSAGES.replacedByRevision(newestRevision));
      return;
    }
    if (reply.isReminder && !(await this.isReminderNeeded(reply))) {
      await this.giveUp(job, reply, OUTBOUND_MAIL_MESSAGES.reminderNotNeeded);
      return;
    }
    // What a reminder speaks of is in the thread already.
    const file = reply.isReminder ? undefined : await this.pdfArchive.loadAttachments(dispatch);
    const autoSubmitted = reply.isReminder ? 'auto-generated' : 'auto-replied';
    const outgoing = { ...reply, attachments: file?.attachments ?? [], autoSubmitted } as const;
    const result = await this.dispatchGuard.sendOnce(reply.id, () => this.transport.send(outgoing));
    const now = this.clock.now();
    if (result.kind !== 'accepted') {
      await this.recordFailed(job, reply, file, result, now);
      return;
    }
    await this.recordSent(job, reply, file, now, result.isCopyDue === true);
    this.dispatchGuard.markRecorded(reply.id);
  }

  /** It will not leave, which is no failure. */
  private async giveUp(job: Job, reply: OutboundEmail, reason: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.queue.complete(job);
      await tx.outboundEmails.markFailed(reply.id, 'replaced', reason);
    });
  }

  /** The customer may have answered since it was written; what the mail server has taken already is only recorded. */
  private async isReminderNeeded({ id, quotationId, revision }: OutboundEmail): Promise<boolean> {
    if (this.dispatchGuard.isAcceptedButUnrecorded(id)) return true;
    const quotation = await this.unitOfWork.run((tx) => tx.quotations.find(quotationId));
    return quotation?.revision === revision && isOpenForReminder(quotation, this.clock.now());
  }

  private async recordSent(
    job: Job,
    reply: OutboundEmail,
    file: ReplyAttachments | undefined,
    now: Date,
    isCopyDue: boolean,
  ): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      // The quotation first, so that locks are always taken in the same order.
      if (!reply.isReminder) await recordSentOnQuotation(tx, reply);
      await tx.queue.complete(job);
      if (isCopyDue) await tx.queue.enqueue('file-reply-copy', reply.id, now);
      await tx.outboundEmails.markSent(reply.id, now);
      const type = reply.isReminder ? 'quotation-reminded' : 'quotation-sent';
      await tx.events.publish({ type, ...createReplyEvent(reply, file, now) });
    });
    if (!file) return;
    const secondsSinceReceipt = (now.getTime() - file.email.receivedAt.getTime()) / 1000;
    this.listener.record({ kind: 'sent', ...getIds(reply, file), secondsSinceReceipt });
  }

  private async recordFailed(
    job: Job,
    reply: OutboundEmail,
    file: ReplyAttachments | undefined,
    result: Exclude<SendResult, { kind: 'accepted' }>,
    now: Date,
  ): Promise<void> {
    const again = computeNextAttemptAt(result, job.attempts, reply.notBefore, now);
    const isFinal = again === undefined;
    await this.unitOfWork.run(async (tx) => {
      const quotation = await tx.quotations.findForUpdate(reply.quotationId);
      await tx.outboundEmails.markFailed(reply.id, isFinal ? 'failed' : 'waiting', result.reason);
      if (again !== undefined) {
        await tx.queue.retryAt(job, again, result.reason);
        return;
      }
      await tx.queue.moveToDeadLetter(job, result.reason);
      const failed = reply.isReminder ? undefined : quotation?.recordFailed(reply.revision);
      if (failed && failed !== quotation) await tx.quotations.update(failed);
      const { reason } = result;
      await tx.events.publish({ type: 'reply-failed', ...createReplyEvent(reply, file, now), reason });
    });
    if (file) this.listener.record({ kind: 'unsent', ...getIds(reply, file), isFinal, reason: result.reason });
  }
}

/** A revision that came in between waits for its own reply. */
async function recordSentOnQuotation(tx: TransactionScope, reply: OutboundEmail): Promise<void> {
  const quotation = await tx.quotations.findForUpdate(reply.quotationId);
  const sent = quotation?.recordSent(reply.revision);
  if (sent && sent !== quotation) await tx.quotations.update(sent);
}

function createReplyEvent({ quotationId, to }: OutboundEmail, file: ReplyAttachments | undefined, at: Date) {
  return { at, actor: SYSTEM_ACTOR, quotationId, emailId: file?.email.id, to };
}

function getIds(reply: OutboundEmail, { email }: ReplyAttachments) {
  return { emailId: email.id, quotationId: reply.quotationId, replyId: reply.id };
}
