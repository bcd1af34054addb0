import type { Clock } from '../../domain/clock.port.js';
import { annotateQuotation } from '../../domain/quoting/annotate-quotation.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import { assertRevision } from '../../domain/quoting/quotation-conflict.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { QuotationReviser } from './quotation-reviser.js';

/** Writes what a person tells the customer in the reply of a held quotation, as a new revision at the same price. */
export class WriteCustomerNote {
  constructor(
    private readonly reviser: QuotationReviser,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param revision the one that the user was shown @param note empty: none
   * @returns the new revision, or the quotation as it is where the note says the same
   * @throws DomainError `missing` for an unknown id, `conflict` where it was revised meanwhile or is not held, `invalid` for a
   * note that cannot be
   */
  async execute(quotationId: number, revision: number, note: string, actor: string): Promise<Quotation> {
    const { quotation, email } = await this.reviser.load(quotationId);
    assertRevision(quotation, revision);
    const at = this.clock.now();
    const next = annotateQuotation(quotation, note, at);
    if (next.customerNote === quotation.customerNote) return quotation;

    return this.unitOfWork.run(async (tx) => {
      const revised = await this.reviser.storeRevision(tx, quotation, next);
      await tx.events.publish({
        type: 'quotation-note-changed',
        at,
        actor,
        emailId: email.id,
        quotationId,
        before: { revision: quotation.revision, customerNote: quotation.customerNote ?? null },
        after: { revision: revised.revision, customerNote: revised.customerNote ?? null },
      });
      return revised;
    });
  }
}
