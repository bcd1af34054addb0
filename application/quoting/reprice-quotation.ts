import type { Clock } from '../../domain/clock.port.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import { assertRevision } from '../../domain/quoting/quotation-conflict.js';
import { computeQuotedTotal, getWholeRequest } from '../../domain/quoting/quoted-shipments.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { QuotationReviser } from './quotation-reviser.js';

/** Prices a quotation again from today's tariff, as a new revision that needs review to send it. */
export class RepriceQuotation {
  constructor(
    private readonly reviser: QuotationReviser,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param seen the revision that the user was shown; undefined reprices the newest
   * @throws DomainError `missing` for an unknown id, `conflict` where it was revised or decided meanwhile
   */
  async execute(quotationId: number, actor: string, seen?: number): Promise<Quotation> {
    const loaded = await this.reviser.load(quotationId);
    const { quotation, email } = loaded;
    assertRevision(quotation, seen);
    const draft = await this.reviser.draft(loaded, getWholeRequest(quotation));

    return this.unitOfWork.run(async (tx) => {
      const revised = await this.reviser.store(tx, loaded, draft);
      await tx.events.publish({
        type: 'quotation-repriced',
        at: this.clock.now(),
        actor,
        emailId: email.id,
        quotationId,
        before: { revision: quotation.revision, total: computeQuotedTotal(quotation).toFixed(2) },
        after: { revision: revised.revision, total: computeQuotedTotal(revised).toFixed(2) },
      });
      return revised;
    });
  }
}
