import type { CompetitorPrice, RecordedOutcome } from '../../domain/quoting/outcome/commercial-outcome.js';
import type { Quotation } from '../../domain/quoting/quotation.js';

/** The event of an outcome that was recorded, corrected or taken back. */
export function createOutcomeEvent(
  before: Quotation,
  after: Quotation,
  { actor, at }: { readonly actor: string; readonly at: Date },
  note?: string,
) {
  return {
    type: 'quotation-outcome-recorded' as const,
    ...{ at, actor, quotationId: after.id, emailId: after.emailId, clientEmail: after.clientEmail },
    before: toLoggedOutcome(before.commercial?.outcome),
    after: { ...toLoggedOutcome(after.commercial?.outcome), ...(note === undefined ? {} : { note }) },
  };
}

/** An outcome as the activity log keeps it. */
export function toLoggedOutcome(
  recorded: Pick<RecordedOutcome, 'outcome' | 'lossReason' | 'competitorPrice' | 'note'> | undefined,
) {
  return {
    outcome: recorded?.outcome ?? null,
    lossReason: recorded?.lossReason ?? null,
    competitorPrice: recorded?.competitorPrice ? formatPrice(recorded.competitorPrice) : null,
    note: recorded?.note ?? null,
  };
}

function formatPrice({ amount, currency }: CompetitorPrice): string {
  return `${amount} ${currency}`;
}
