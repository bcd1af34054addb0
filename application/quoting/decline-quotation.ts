import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { QUOTATION_DECLINED } from '../../domain/operations/activity.js';
import { validateDeclineReason } from '../../domain/quoting/decline-reason.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { lockAndAssertUnchanged } from '../persistence/optimistic-lock.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Declines a held quotation: it is no longer pending, and can be reopened. */
export class DeclineQuotation {
  constructor(
    private readonly quotations: QuotationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown id, `conflict` where it is not held, `invalid` without a reason. */
  async execute(quotationId: number, reason: string, actor: string): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    const number = formatQuotationNumber(quotationId);
    if (!quotation) throw createNotFoundError('quotation', quotationId);
    if (quotation.status !== 'pending') {
      throw new DomainError('conflict', `${number} is ${quotation.status}: only a pending one is set aside.`);
    }
    assertValid(validateDeclineReason(reason));
    const trimmedReason = reason.trim();

    await this.unitOfWork.run(async (tx) => {
      await lockAndAssertUnchanged(tx, quotation);
      await tx.quotations.changeStatus(quotationId, 'expired');
      await tx.activity.append({
        at: this.clock.now(),
        category: 'quotation',
        action: QUOTATION_DECLINED,
        details: `${number} for ${quotation.clientEmail}: ${trimmedReason}`,
        status: 'info',
        actor,
        emailId: quotation.emailId,
        quotationId,
        before: { status: quotation.status },
        after: { status: 'expired', reason: trimmedReason },
      });
    });
  }
}
