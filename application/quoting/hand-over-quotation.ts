import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { listReasonCodes } from '../../domain/quoting/hold-reason.js';
import { assertRevision } from '../../domain/quoting/quotation-conflict.js';
import { QUOTING_MESSAGES } from '../../domain/quoting/quoting.messages.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Records that a person has given the PDF of a quotation by phone to its customer: it counts as sent, and no mail leaves. */
export class HandOverQuotation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param revision the one that the customer was given
   * @throws DomainError `missing` for an unknown id, `conflict` where it is not held or was revised meanwhile, `refused`
   * where it came by email or has no price
   */
  async execute(quotationId: number, revision: number, actor: string): Promise<void> {
    const at = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const quotation = await tx.quotations.findForUpdate(quotationId);
      const email = quotation && (await tx.emails.find(quotation.emailId));
      if (!quotation || !email) throw createNotFoundError('quotation', quotationId);
      assertRevision(quotation, revision);
      if (email.channel !== 'phone')
        throw new DomainError('refused', QUOTING_MESSAGES.handedOverFromPhone(quotation.number));
      const handedOver = quotation.handOver();
      await tx.quotations.update(handedOver);
      const reasons = listReasonCodes(quotation.releaseDecision.reasons);
      await tx.emails.recordOutcome(email.id, { state: 'answered', reasons, quotationId, lastError: undefined });
      const { clientEmail } = quotation;
      await tx.events.publish({
        type: 'quotation-handed-over',
        ...{ at, actor, emailId: email.id, quotationId, clientEmail },
        before: { status: quotation.status },
        after: { status: handedOver.status },
      });
    });
  }
}
