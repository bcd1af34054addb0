import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { writeIn } from '../../domain/message-catalogue.js';
import type { OutboundEmail } from '../../domain/outbound-mail/outbound-email.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import { listReasonCodes } from '../../domain/quoting/hold-reason.js';
import { formatHoldReason } from '../../domain/quoting/hold-reason.messages.js';
import { formatQuotationNumber, type Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { createNotRestorableError } from '../../domain/quoting/quotation-refusals.js';
import { REPLY_CANCELLED } from '../../domain/quoting/reply-cancelled-reason.js';
import type { TransactionScope, UnitOfWork } from '../persistence/unit-of-work.port.js';
import { OUTBOUND_MAIL_MESSAGES } from './outbound-mail.messages.js';

/** Cancels a reply that is still waiting in the outbox, and lets a user undo that. */
export class CancelReply {
  constructor(
    private readonly outboundEmails: OutboundEmailRepository,
    private readonly quotations: QuotationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * The quotation needs review again; if the reply is a copy of a sent one, it stays sent.
   * @throws DomainError `missing` for an unknown id, `conflict` if the reply is no longer waiting or is being sent
   */
  async execute(replyId: number, actor: string): Promise<void> {
    const { reply, quotation } = await this.load(replyId);
    const number = formatQuotationNumber(reply.quotationId);
    if (reply.state !== 'waiting') throw new DomainError('conflict', OUTBOUND_MAIL_MESSAGES.notWaiting(number));
    const cancelled = quotation.cancelReply(isCopy(reply));

    await this.unitOfWork.run(async (tx) => {
      await tx.quotations.update(cancelled);
      // Who holds the work may have handed the mail over already: only what nobody is at can be kept back.
      const isOurs = await tx.queue.cancel('send-reply', replyId);
      if (
        !isOurs ||
        !(await tx.outboundEmails.cancel(
          replyId,
          writeIn('en', () => formatHoldReason(REPLY_CANCELLED).message),
        ))
      )
        throw new DomainError('conflict', OUTBOUND_MAIL_MESSAGES.beingSent(number));
      await this.recordDecision(tx, quotation, cancelled, reply, actor);
    });
  }

  /**
   * The reply waits as before; if its delay is over, it is sent at once.
   * @throws DomainError `missing` for an unknown id, `conflict` if the reply was not cancelled or is out of date
   */
  async undo(replyId: number, actor: string): Promise<void> {
    const { reply, quotation } = await this.load(replyId);
    const { number } = quotation;
    if (reply.state !== 'cancelled') throw createNotRestorableError(quotation.id);
    const restored = quotation.restoreReply(isCopy(reply));
    const now = this.clock.now();
    const notBefore = new Date(Math.max(reply.notBefore.getTime(), now.getTime()));

    await this.unitOfWork.run(async (tx) => {
      await tx.quotations.update(restored);
      if (!(await tx.outboundEmails.reopen(replyId, notBefore, 'cancelled')))
        throw new DomainError('conflict', OUTBOUND_MAIL_MESSAGES.cancelledMeanwhile(number));
      await tx.queue.enqueue('send-reply', replyId, notBefore);
      await this.recordDecision(tx, quotation, restored, reply, actor);
    });
  }

  private async load(replyId: number): Promise<{ readonly reply: OutboundEmail; readonly quotation: Quotation }> {
    const reply = await this.outboundEmails.find(replyId);
    const quotation = reply && (await this.quotations.find(reply.quotationId));
    if (!reply || !quotation) throw createNotFoundError('reply', replyId);
    if (reply.isReminder) throw new DomainError('conflict', OUTBOUND_MAIL_MESSAGES.reminderStays(quotation.number));
    if (quotation.revision === reply.revision) return { reply, quotation };
    const number = formatQuotationNumber(quotation.id);
    throw new DomainError('conflict', OUTBOUND_MAIL_MESSAGES.supersededReply({ number, revision: quotation.revision }));
  }

  private async recordDecision(
    tx: TransactionScope,
    before: Quotation,
    { id, status, releaseDecision, emailId }: Quotation,
    reply: OutboundEmail,
    actor: string,
  ): Promise<void> {
    const isHeld = status === 'pending';
    const isCancelled = reply.state === 'waiting';
    const reasons = listReasonCodes(releaseDecision.reasons);
    const outcome = { state: isHeld ? 'held' : 'answered', reasons, quotationId: id, lastError: undefined } as const;
    await tx.emails.recordOutcome(emailId, outcome);
    await tx.events.publish({
      type: isCancelled ? 'reply-cancelled' : 'reply-requeued',
      at: this.clock.now(),
      actor,
      quotationId: id,
      emailId,
      to: reply.to,
      before: { status: before.status, reply: reply.state },
      after: { status, reply: isCancelled ? 'cancelled' : 'waiting' },
    });
  }
}

/** Whether the reply itself was sent before. */
function isCopy({ copy = 0 }: OutboundEmail): boolean {
  return copy > 0;
}
