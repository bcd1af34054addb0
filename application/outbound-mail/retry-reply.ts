import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { OutboundEmail } from '../../domain/outbound-mail/outbound-email.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { OUTBOUND_MAIL_MESSAGES } from './outbound-mail.messages.js';

/** Retries a reply that could not be delivered, or its copy that could not be filed among the sent mail. */
export class RetryReply {
  constructor(
    private readonly outboundEmails: OutboundEmailRepository,
    private readonly quotations: QuotationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown id, `conflict` where the reply has not failed or is out of date */
  async execute(replyId: number, actor: string): Promise<void> {
    const reply = await this.outboundEmails.find(replyId);
    if (!reply) throw createNotFoundError('reply', replyId);
    const quotation = await this.quotations.find(reply.quotationId);
    const number = formatQuotationNumber(reply.quotationId);
    if (reply.state === 'sent' && (await this.retryCopy(reply, quotation?.emailId, actor))) return;
    if (reply.state !== 'failed') throw createNotFailedError(reply);
    if (quotation && quotation.revision > reply.revision) {
      throw new DomainError(
        'conflict',
        OUTBOUND_MAIL_MESSAGES.supersededRetry({ number, revision: quotation.revision, replyRevision: reply.revision }),
      );
    }
    const now = this.clock.now();

    await this.unitOfWork.run(async (tx) => {
      // Also where nothing changes: whoever decides about the quotation meanwhile is told.
      if (quotation) await tx.quotations.update(quotation.retryReply());
      const isReopened = await tx.outboundEmails.reopen(replyId, now, 'failed');
      if (!isReopened) throw new DomainError('conflict', OUTBOUND_MAIL_MESSAGES.retriedMeanwhile(number));
      await tx.queue.discardDeadLetters('send-reply', [replyId]);
      await tx.queue.enqueue('send-reply', replyId, now);
      await tx.events.publish({
        type: 'reply-retried',
        at: now,
        actor,
        emailId: quotation?.emailId,
        quotationId: reply.quotationId,
        to: reply.to,
        before: { state: reply.state, attempts: reply.attempts, lastError: reply.lastError ?? null },
        after: { state: 'waiting' },
      });
    });
  }

  /** Queues the copy of a sent reply anew if it was given up. @returns false if no copy was given up */
  private retryCopy(
    { id, quotationId, to }: OutboundEmail,
    emailId: number | undefined,
    actor: string,
  ): Promise<boolean> {
    const at = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const deadLetter = await tx.queue.findDeadLetter('file-reply-copy', id);
      if (!deadLetter) return false;
      await tx.queue.discardDeadLetters('file-reply-copy', [id]);
      await tx.queue.enqueue('file-reply-copy', id, at);
      const { attempts, reason } = deadLetter;
      await tx.events.publish({
        ...{ type: 'reply-copy-retried', at, actor, emailId, quotationId, to },
        before: { attempts, lastError: reason },
      });
      return true;
    });
  }
}

function createNotFailedError(reply: OutboundEmail): DomainError {
  const number = formatQuotationNumber(reply.quotationId);
  return new DomainError(
    'conflict',
    reply.state === 'sent' ? OUTBOUND_MAIL_MESSAGES.sentAlready(number) : OUTBOUND_MAIL_MESSAGES.stillWaiting(number),
  );
}
