import { LOSS_REASON_NAMES, OUTCOME_NAMES } from '../../domain/quoting/outcome/outcome.messages.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import type { DomainEventOf } from './domain-events.js';

type Recorded = DomainEventOf<'quotation-outcome-recorded'>;

/** An outcome that was recorded, corrected or taken back, in words. */
export function formatOutcomeRecorded({ before, after, ...event }: Recorded) {
  const earlier = before.outcome ? `${OUTCOME_NAMES[before.outcome]} → ` : '';
  return {
    action: after.outcome === null ? 'Quotation open again' : 'Quotation outcome recorded',
    details: `${formatSubject(event)}: ${earlier}${formatOutcome(after)}`,
  };
}

/** An outcome that a customer's words propose, in words. */
export function formatOutcomeProposed({ after, ...event }: DomainEventOf<'quotation-outcome-proposed'>) {
  return { action: 'Quotation outcome proposed', details: `${formatSubject(event)}: ${formatOutcome(after)}` };
}

function formatSubject({ quotationId, clientEmail }: Pick<Recorded, 'quotationId' | 'clientEmail'>): string {
  return `${formatQuotationNumber(quotationId)} for ${clientEmail}`;
}

function formatOutcome({ outcome, lossReason, competitorPrice, note }: Recorded['after']): string {
  const reason = lossReason && `reason: ${LOSS_REASON_NAMES[lossReason]}`;
  const price = competitorPrice && `competitor: ${competitorPrice}`;
  return [outcome ? OUTCOME_NAMES[outcome] : 'open', reason, price, note].filter(Boolean).join(', ');
}
