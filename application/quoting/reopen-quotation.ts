import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { lockAndAssertUnchanged } from '../persistence/optimistic-lock.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Reopens a declined quotation: it needs review again. */
export class ReopenQuotation {
  constructor(
    private readonly quotations: QuotationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown id, `conflict` if it was not declined. */
  async execute(quotationId: number, actor: string): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    const number = formatQuotationNumber(quotationId);
    if (!quotation) throw createNotFoundError('quotation', quotationId);
    if (quotation.status !== 'expired') {
      throw new DomainError('conflict', `${number} is ${quotation.status}: only one that was set aside is reopened.`);
    }

    await this.unitOfWork.run(async (tx) => {
      await lockAndAssertUnchanged(tx, quotation);
      await tx.quotations.changeStatus(quotationId, 'pending');
      await tx.activity.append({
        at: this.clock.now(),
        category: 'quotation',
        action: 'Quotation reopened',
        details: `${number} for ${quotation.clientEmail} needs review again`,
        status: 'info',
        actor,
        emailId: quotation.emailId,
        quotationId,
        before: { status: quotation.status },
        after: { status: 'pending' },
      });
    });
  }
}
