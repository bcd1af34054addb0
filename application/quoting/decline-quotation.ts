import { QUOTATION_SET_ASIDE } from '../../domain/operations/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { quotationNumber } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { faultsOfReason } from '../../domain/quoting/decline-reason.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import { RuleViolation, refuseFaults } from '../../domain/errors/domain-error.js';
import { holdUnchanged } from '../persistence/optimistic-lock.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Puts a held quotation aside that nobody will send: it waits no longer, and can be reopened. */
export class SetAsideQuotation {
  constructor(
    private readonly quotations: Quotations,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `missing` for an unknown id, `conflict` where it is not held, `invalid` without a reason. */
  async execute(quotationId: number, reason: string, actor: string): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    const number = quotationNumber(quotationId);
    if (!quotation) throw unknownRecord('quotation', quotationId);
    if (quotation.status !== 'pending') {
      throw new RuleViolation('conflict', `${number} is ${quotation.status}: only a pending one is set aside.`);
    }
    refuseFaults(faultsOfReason(reason));
    const words = reason.trim();

    await this.unitOfWork.run(async (desk) => {
      await holdUnchanged(desk, quotation);
      await desk.quotations.moveTo(quotationId, 'expired');
      await desk.activity.append({
        at: this.clock.now(),
        category: 'quotation',
        action: QUOTATION_SET_ASIDE,
        details: `${number} for ${quotation.clientEmail}: ${words}`,
        status: 'info',
        actor,
        emailId: quotation.emailId,
        quotationId,
        before: { status: quotation.status },
        after: { status: 'expired', reason: words },
      });
    });
  }
}
