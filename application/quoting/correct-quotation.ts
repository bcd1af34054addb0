import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { extractCorrectableValues } from '../../domain/quoting/correctable-values.js';
import { applyCorrection, type FieldChange } from '../../domain/quoting/correction/correction.js';
import type { CorrectionRepository } from '../../domain/quoting/correction/correction.repository.js';
import { validateCorrection } from '../../domain/quoting/correction/validate-correction.js';
import { compareQuotations, type QuotationDifference } from '../../domain/quoting/difference/quotation-difference.js';
import { settleCorrectedEntries } from '../../domain/quoting/ledger/ledger-decision.js';
import type { Quotation, QuotationDraft } from '../../domain/quoting/quotation.js';
import { CORRECTION_MESSAGES } from '../../domain/quoting/quoting.messages.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { type CorrectionInput, resolveValues } from './correction-input.js';
import { assertCorrectable, toCorrectionRecord, toCorrections } from './correction-record.js';
import type { QuotationReviser, QuotationWithEmail } from './quotation-reviser.js';

/** Replaces extracted values by a user's, and prices the quotation again as a held revision. */
export class CorrectQuotation {
  constructor(
    private readonly reviser: QuotationReviser,
    private readonly corrections: CorrectionRepository,
    private readonly reference: Pick<AirportDirectory, 'airports'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What would be another one with these values; nothing changes. @throws DomainError as `execute` does */
  async preview(quotationId: number, input: CorrectionInput): Promise<QuotationDifference> {
    const { loaded, draft } = await this.prepare(quotationId, input);
    return compareQuotations(loaded.quotation, draft);
  }

  /**
   * @throws DomainError `missing` for an unknown id, `conflict` where the values rest on an older revision, `invalid` for
   * values that cannot be or where none was changed, `refused` where the quotation holds several shipments
   */
  async execute(quotationId: number, input: CorrectionInput, actor: string): Promise<Quotation> {
    const { loaded, changes, draft } = await this.prepare(quotationId, input);
    const { quotation, email } = loaded;
    const now = this.clock.now();

    return this.unitOfWork.run(async (tx) => {
      const revised = await this.reviser.store(tx, loaded, draft);
      const { revision } = revised;
      await tx.corrections.add(toCorrections(changes, { quotationId, revision, actor, at: now }));
      await tx.events.publish({
        type: 'quotation-corrected',
        at: now,
        actor,
        emailId: email.id,
        quotationId,
        changes,
        before: toCorrectionRecord(quotation, changes, 'before'),
        after: toCorrectionRecord(revised, changes, 'after'),
      });
      return revised;
    });
  }

  private async prepare(quotationId: number, input: CorrectionInput): Promise<PreparedCorrection> {
    const loaded = await this.reviser.load(quotationId);
    const { quotation } = loaded;
    assertCorrectable(quotation, input.revision);
    const airports = await this.reference.airports();
    const current = extractCorrectableValues(quotation.request);
    const values = resolveValues(current, input, airports);
    assertValid(validateCorrection(values, airports));
    await this.reviser.assertCorrectedOrigin(values.airportOrigin, current.airportOrigin);
    const earlier = await this.corrections.findByQuotation(quotationId);
    const { request, changes } = applyCorrection(quotation.request, values, earlier);
    if (changes.length === 0) throw new DomainError('invalid', CORRECTION_MESSAGES.unchanged);
    const changed = changes.map(({ field }) => field);
    return { loaded, changes, draft: await this.reviser.draft(loaded, settleCorrectedEntries(request, changed)) };
  }
}

interface PreparedCorrection {
  readonly loaded: QuotationWithEmail;
  readonly changes: readonly FieldChange[];
  readonly draft: QuotationDraft;
}
