import type { Clock } from '../../domain/clock.port.js';
import {
  compareQuotations,
  hasDifference,
  type QuotationDifference,
} from '../../domain/quoting/difference/quotation-difference.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import { assertRevision } from '../../domain/quoting/quotation-conflict.js';
import { computeQuotedTotal, getWholeRequest } from '../../domain/quoting/quoted-shipments.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { QuotationReviser } from './quotation-reviser.js';

/**
 * Prices a quotation again from today's tariff, as a new revision that needs review to send it. Where nothing differs there is
 * no revision, and the quotation stays as it is.
 */
export class RepriceQuotation {
  constructor(
    private readonly reviser: QuotationReviser,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * What would be another one; nothing changes.
   * @param seen the revision that the user was shown; undefined compares the newest
   * @throws DomainError `missing` for an unknown id, `conflict` where it was revised meanwhile
   */
  async preview(quotationId: number, seen?: number): Promise<QuotationDifference> {
    const loaded = await this.reviser.load(quotationId);
    assertRevision(loaded.quotation, seen);
    return compareQuotations(loaded.quotation, await this.reviser.draft(loaded, getWholeRequest(loaded.quotation)));
  }

  /**
   * @param seen the revision that the user was shown; undefined reprices the newest
   * @returns the new revision, or the quotation as it is where nothing differs
   * @throws DomainError `missing` for an unknown id, `conflict` where it was revised or decided meanwhile
   */
  async execute(quotationId: number, actor: string, seen?: number): Promise<Quotation> {
    const loaded = await this.reviser.load(quotationId);
    const { quotation, email } = loaded;
    assertRevision(quotation, seen);
    const draft = await this.reviser.draft(loaded, getWholeRequest(quotation));
    if (!hasDifference(compareQuotations(quotation, draft))) return quotation;

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
