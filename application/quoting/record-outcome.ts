import type { Clock } from '../../domain/clock.port.js';
import { assertValid } from '../../domain/errors/domain-error.js';
import { createNotFoundError, StaleVersionError } from '../../domain/errors/repository-errors.js';
import { type OutcomeStatement, validateOutcome } from '../../domain/quoting/outcome/commercial-outcome.js';
import { OUTCOME_MESSAGES } from '../../domain/quoting/outcome/outcome.messages.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { createOutcomeEvent } from './outcome-event.js';

/** What a person says of a quotation's end; without an outcome it is open again. */
export type OutcomeInput = Omit<OutcomeStatement, 'outcome'> & {
  readonly outcome: OutcomeStatement['outcome'] | undefined;
};

/** Records, corrects or takes back how a sent quotation ended. */
export class RecordOutcome {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param seenVersion the version that the person had before them; undefined takes the newest
   * @throws DomainError `missing` for an unknown id, `invalid`, `conflict` where it was not sent or has changed meanwhile
   */
  async execute(
    quotationId: number,
    input: OutcomeInput,
    actor: string,
    seenVersion: number | undefined,
  ): Promise<void> {
    const at = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const quotation = await tx.quotations.findForUpdate(quotationId);
      if (!quotation) throw createNotFoundError('quotation', quotationId);
      if (seenVersion !== undefined && seenVersion !== quotation.version)
        throw new StaleVersionError(OUTCOME_MESSAGES.staleVersion(quotation.number));
      const { outcome, note = '' } = input;
      assertValid(validateOutcome(input, quotation.commercial?.outcome !== undefined));
      const changed =
        outcome === undefined
          ? quotation.clearOutcome(note)
          : quotation.recordOutcome({ ...input, outcome, source: 'staff', actor, at });
      await tx.quotations.update(changed);
      await tx.events.publish(createOutcomeEvent(quotation, changed, { actor, at }, note.trim() || undefined));
    });
  }
}
