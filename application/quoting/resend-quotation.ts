import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import { createReplyCopy } from '../../domain/outbound-mail/reply-copy.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { createNotSentError } from '../../domain/quoting/quotation-refusals.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** A second click does not send a second copy: at most one is sent in so many seconds. */
const MIN_SECONDS_BETWEEN_COPIES = 60;

/** Sends a quotation again: the same content and PDF to the same mailbox. */
export class ResendQuotation {
  constructor(
    private readonly quotations: QuotationRepository,
    private readonly outboundEmails: OutboundEmailRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown id, `conflict` where it has not been sent, or was sent again just now */
  async execute(quotationId: number, actor: string): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    if (!quotation) throw createNotFoundError('quotation', quotationId);
    const { number } = quotation;
    const reply = await this.outboundEmails.findByQuotation(quotationId, quotation.revision);
    const resent = quotation.resend();
    if (reply?.state !== 'sent') throw createNotSentError(quotation);
    const document = await this.outboundEmails.findPdf(reply.id);
    const now = this.clock.now();
    const isCopy = (reply.copy ?? 0) > 0;
    if (isCopy && now.getTime() - reply.createdAt.getTime() < MIN_SECONDS_BETWEEN_COPIES * 1000)
      throw new DomainError('conflict', QUOTING_MESSAGES.sentMeanwhile(number));

    await this.unitOfWork.run(async (tx) => {
      await tx.quotations.update(resent);
      const { id } = await tx.outboundEmails.add(createReplyCopy(reply, now));
      if (document) await tx.outboundEmails.archivePdf(id, document);
      await tx.queue.enqueue('send-reply', id, now);
      await tx.events.publish({
        type: 'quotation-resent',
        at: now,
        actor,
        emailId: quotation.emailId,
        quotationId,
        to: reply.to,
        before: { status: quotation.status, sentAt: reply.sentAt?.toISOString() ?? null },
        after: { status: resent.status },
      });
    });
  }
}
