import type { Clock } from '../../domain/clock.port.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Dismisses a held quotation: it is no longer pending, and can be reopened. */
export class DismissQuotation {
  constructor(
    private readonly quotations: QuotationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown id, `conflict` where it is not held, `invalid` without a reason. */
  async execute(quotationId: number, reason: string, actor: string): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    if (!quotation) throw createNotFoundError('quotation', quotationId);
    const at = this.clock.now();
    const dismissed = quotation.dismiss({ reason, actor, at });
    const trimmedReason = dismissed.dismissal?.reason;

    await this.unitOfWork.run(async (tx) => {
      await tx.quotations.update(dismissed);
      await tx.events.publish({
        type: 'quotation-dismissed',
        at,
        actor,
        emailId: quotation.emailId,
        quotationId,
        clientEmail: quotation.clientEmail,
        before: { status: quotation.status },
        after: { status: dismissed.status, reason: trimmedReason },
      });
    });
  }
}
