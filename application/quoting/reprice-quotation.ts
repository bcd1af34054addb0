import type { Clock } from '../../domain/clock.port.js';
import { type Quotation, quotationNumber } from '../../domain/quoting/quotation.js';
import type { QuotationRevising } from './quotation-reviser.js';
import { assertRevision } from '../persistence/optimistic-lock.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Prices a quotation again from today's tariff, as a new revision that waits for a person to send it. */
export class RepriceQuotation {
  constructor(
    private readonly revising: QuotationRevising,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param seen the revision that the person had before them; undefined reprices whichever is the newest
   * @throws RuleViolation `missing` for an unknown id, `conflict` where it was revised or decided meanwhile
   */
  async execute(quotationId: number, actor: string, seen?: number): Promise<Quotation> {
    const inHand = await this.revising.inHand(quotationId);
    const { quotation, email } = inHand;
    assertRevision(quotation, seen);
    const draft = await this.revising.draft(inHand, quotation.request);

    return this.unitOfWork.run(async (desk) => {
      const revised = await this.revising.keep(desk, inHand, draft);
      await desk.activity.append({
        at: this.clock.now(),
        category: 'quotation',
        action: 'Quotation repriced',
        details: `${quotationNumber(quotationId)} is now revision ${revised.revision}`,
        status: 'info',
        actor,
        emailId: email.id,
        quotationId,
        before: { revision: quotation.revision, total: quotation.charges.totals.finalTotal.toFixed(2) },
        after: { revision: revised.revision, total: revised.charges.totals.finalTotal.toFixed(2) },
      });
      return revised;
    });
  }
}
