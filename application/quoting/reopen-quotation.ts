import type { Clock } from '../../domain/clock.port.js';
import { quotationNumber } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import { holdUnchanged } from '../persistence/optimistic-lock.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Brings a quotation back that was set aside: it waits for a person again. */
export class ReopenQuotation {
  constructor(
    private readonly quotations: Quotations,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `missing` for an unknown id, `conflict` where it was not set aside. */
  async execute(quotationId: number, actor: string): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    const number = quotationNumber(quotationId);
    if (!quotation) throw unknownRecord('quotation', quotationId);
    if (quotation.status !== 'expired') {
      throw new RuleViolation('conflict', `${number} is ${quotation.status}: only one that was set aside is reopened.`);
    }

    await this.unitOfWork.run(async (desk) => {
      await holdUnchanged(desk, quotation);
      await desk.quotations.moveTo(quotationId, 'pending');
      await desk.activity.append({
        at: this.clock.now(),
        category: 'quotation',
        action: 'Quotation reopened',
        details: `${number} for ${quotation.clientEmail} waits for a person again`,
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
