import type { Clock } from '../../domain/clock.port.js';
import { changeWords, correctedRequest, type FieldChange } from '../../domain/quoting/correction/correction.js';
import { CORRECTION_SENTENCES, faultsOfCorrection } from '../../domain/quoting/correction/validate-correction.js';
import type { Corrections } from '../../domain/quoting/correction/correction.repository.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import { type Quotation, quotationNumber } from '../../domain/quoting/quotation.js';
import { RuleViolation, refuseFaults } from '../../domain/errors/domain-error.js';
import { correctableValuesOf } from '../../domain/quoting/correctable-values.js';
import type { QuotationRevising } from './quotation-reviser.js';
import { assertRevision } from '../persistence/optimistic-lock.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { type EnteredCorrection, settledValues } from './correction-input.js';

/** Puts a person's values in the place of what was read, and prices the quotation again as a revision that waits. */
export class CorrectQuotation {
  constructor(
    private readonly revising: QuotationRevising,
    private readonly corrections: Corrections,
    private readonly reference: Pick<ReferenceData, 'airports'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws RuleViolation `missing` for an unknown id, `conflict` where the values rest on an older revision, `invalid` for
   * values that cannot be or where none was changed
   */
  async execute(quotationId: number, entered: EnteredCorrection, actor: string): Promise<Quotation> {
    const inHand = await this.revising.inHand(quotationId);
    const { quotation, email } = inHand;
    assertRevision(quotation, entered.revision);
    const airports = await this.reference.airports();
    const values = settledValues(correctableValuesOf(quotation.request), entered, airports);
    refuseFaults(faultsOfCorrection(values, airports));
    const earlier = await this.corrections.ofQuotation(quotationId);
    const { request, changes } = correctedRequest(quotation.request, values, earlier);
    if (changes.length === 0) throw new RuleViolation('invalid', CORRECTION_SENTENCES.unchanged);
    const draft = await this.revising.draft(inHand, request);
    const now = this.clock.now();

    return this.unitOfWork.run(async (desk) => {
      const revised = await this.revising.keep(desk, inHand, draft);
      const { revision } = revised;
      await desk.corrections.add(
        changes.map(({ field, asRead, after }) => {
          return { quotationId, revision, field, asRead, corrected: after, actor, at: now };
        }),
      );
      await desk.activity.append({
        at: now,
        category: 'quotation',
        action: 'Quotation corrected',
        details: `${quotationNumber(quotationId)} is now revision ${revision}: ${changeWords(changes)}`,
        status: 'info',
        actor,
        emailId: email.id,
        quotationId,
        before: recordOf(quotation, changes, 'before'),
        after: recordOf(revised, changes, 'after'),
      });
      return revised;
    });
  }
}

function recordOf(quotation: Quotation, changes: readonly FieldChange[], side: 'before' | 'after') {
  return {
    revision: quotation.revision,
    status: quotation.status,
    total: quotation.charges.totals.finalTotal.toFixed(2),
    ...Object.fromEntries(changes.map((change) => [change.field, change[side] ?? null])),
  };
}
