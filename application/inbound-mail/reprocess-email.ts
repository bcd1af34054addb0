import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

/** Queues an email without a quotation again, for instance after a rate or a domain was added. */
export class ReprocessEmail {
  constructor(
    private readonly emails: InboundEmailRepository,
    private readonly quotations: QuotationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown id, `conflict` if it has a quotation or is being processed */
  async execute(emailId: number, actor: string): Promise<void> {
    const email = await this.emails.find(emailId);
    if (!email) throw createNotFoundError('email', emailId);
    const quotation = await this.quotations.findByEmail(emailId);
    if (quotation) throw createAlreadyQuotedError(emailId, quotation.id);
    if (email.state === 'received') throw createAlreadyQueuedError(emailId);
    const now = this.clock.now();

    await this.unitOfWork.run(async (tx) => {
      // Checked again under the lock: the outcome may have changed since the email was looked up.
      const state = await tx.emails.findStatusForUpdate(emailId);
      const existing = await tx.quotations.findByEmail(emailId);
      if (existing) throw createAlreadyQuotedError(emailId, existing.id);
      if (state !== email.state) throw createAlreadyQueuedError(emailId);
      await tx.emails.reopen(emailId);
      await tx.queue.discardDeadLetters('answer-email', [emailId]);
      await tx.queue.enqueue('answer-email', emailId, now);
      await tx.events.publish({
        type: 'email-requeued',
        at: now,
        actor,
        emailId,
        from: email.fromHeader,
        before: { state: email.state, reasons: email.reasons, lastError: email.lastError ?? null },
        after: { state: 'received' },
      });
    });
  }
}

function createAlreadyQueuedError(emailId: number): DomainError {
  return new DomainError('conflict', INBOUND_MAIL_MESSAGES.queuedAlready(emailId));
}

function createAlreadyQuotedError(emailId: number, quotationId: number): DomainError {
  const number = formatQuotationNumber(quotationId);
  return new DomainError('conflict', INBOUND_MAIL_MESSAGES.quotedAlready({ emailId, number }));
}
