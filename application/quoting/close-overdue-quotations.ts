import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { createOutcomeEvent } from './outcome-event.js';

const BATCH_SIZE = 100;

/** Ends the sent quotations whose last day is over at the office: as unanswered, or expired where the customer wrote. */
export class CloseOverdueQuotations {
  constructor(
    private readonly quotations: Pick<QuotationRepository, 'findOverdue'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param signal stops it between two quotations; the rest is done the next time @returns how many have ended */
  async execute(signal?: AbortSignal): Promise<number> {
    let closed = 0;
    for (;;) {
      const now = this.clock.now();
      const overdue = (await this.quotations.findOverdue(now, BATCH_SIZE)).filter((one) => one.isOverdue(now));
      let closedOfBatch = 0;
      for (const { id } of overdue) {
        if (signal?.aborted) return closed;
        if (await this.close(id, now)) closedOfBatch += 1;
      }
      closed += closedOfBatch;
      if (closedOfBatch === 0) return closed;
    }
  }

  private close(id: number, at: Date): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      const quotation = await tx.quotations.findForUpdate(id);
      const ended = quotation?.closeOverdue(SYSTEM_ACTOR, at);
      if (!quotation || !ended || ended === quotation) return false;
      await tx.quotations.update(ended);
      await tx.events.publish(createOutcomeEvent(quotation, ended, { actor: SYSTEM_ACTOR, at }));
      return true;
    });
  }
}
