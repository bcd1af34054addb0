import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import { createReplyCopy } from '../../domain/outbound-mail/reply-copy.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { lockAndAssertUnchanged } from '../persistence/optimistic-lock.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

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
    const number = formatQuotationNumber(quotationId);
    if (!quotation) throw createNotFoundError('quotation', quotationId);
    const reply = await this.outboundEmails.findByQuotation(quotationId, quotation.revision);
    if (quotation.status !== 'sent' || reply?.state !== 'sent') {
      throw new DomainError('conflict', `${number} is ${quotation.status}: only a sent one is sent again.`);
    }
    const document = await this.outboundEmails.findPdf(reply.id);
    const now = this.clock.now();
    const isCopy = (reply.copy ?? 0) > 0;
    if (isCopy && now.getTime() - reply.createdAt.getTime() < MIN_SECONDS_BETWEEN_COPIES * 1000)
      throw new DomainError('conflict', `${number} was sent again less than a minute ago.`);

    await this.unitOfWork.run(async (tx) => {
      await lockAndAssertUnchanged(tx, quotation);
      await tx.quotations.changeStatus(quotationId, 'completed');
      const { id } = await tx.outboundEmails.add(createReplyCopy(reply, now));
      if (document) await tx.outboundEmails.archivePdf(id, document);
      await tx.queue.enqueue('send-reply', id, now);
      await tx.activity.append({
        at: now,
        category: 'quotation',
        action: 'Quotation sent again',
        details: `${number} to ${reply.to}`,
        status: 'success',
        actor,
        emailId: quotation.emailId,
        quotationId,
        before: { status: quotation.status, sentAt: reply.sentAt?.toISOString() ?? null },
        after: { status: 'completed' },
      });
    });
  }
}
