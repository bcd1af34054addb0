import type { Clock } from '../../domain/clock.port.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Reopens a dismissed quotation: it needs review again. */
export class ReopenQuotation {
  constructor(
    private readonly quotations: QuotationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown id, `conflict` if it was not dismissed. */
  async execute(quotationId: number, actor: string): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    if (!quotation) throw createNotFoundError('quotation', quotationId);
    const reopened = quotation.reopen();

    await this.unitOfWork.run(async (tx) => {
      await tx.quotations.update(reopened);
      await tx.events.publish({
        type: 'quotation-reopened',
        at: this.clock.now(),
        actor,
        emailId: quotation.emailId,
        quotationId,
        clientEmail: quotation.clientEmail,
        before: { status: quotation.status },
        after: { status: reopened.status },
      });
    });
  }
}
