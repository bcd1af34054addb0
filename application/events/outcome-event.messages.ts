import { defineMessages } from '../../domain/message-catalogue.js';
import { LOSS_REASON_NAMES, OUTCOME_NAMES } from '../../domain/quoting/outcome/outcome.messages.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import type { DomainEventOf } from './domain-events.js';

/** The words of outcomes in the activity log. */
export const OUTCOME_EVENT_MESSAGES = defineMessages('application.OUTCOME_EVENT_MESSAGES', {
  openAgain: 'Quotation open again',
  recorded: 'Quotation outcome recorded',
  proposed: 'Quotation outcome proposed',
  subject: (number: string, clientEmail: string) => `${number} for ${clientEmail}`,
  open: 'open',
  reason: (reason: string) => `reason: ${reason}`,
  competitor: (price: string) => `competitor: ${price}`,
  answeredByLink: 'Quotation answered by link',
  noteChanged: 'Note to the customer changed',
  revisedNote: (number: string, revision: number, note: string | null) =>
    `${number} is now revision ${revision}: ${note ?? 'no note'}`,
  called: 'Customer called',
  calledAgain: (day: string) => `again from ${day}`,
  awb: (number: string) => `AWB ${number}`,
  arrival: (day: string) => `arrival ${day}`,
  piecesDiffer: (nominated: number, quoted: number) => `pieces ${nominated} instead of ${quoted}`,
  weightDiffers: (nominated: number, quoted: number) => `gross kg ${nominated} instead of ${quoted}`,
});

type Recorded = DomainEventOf<'quotation-outcome-recorded'>;

/** An outcome that was recorded, corrected or taken back, in words. */
export function formatOutcomeRecorded({ before, after, ...event }: Recorded) {
  const earlier = before.outcome ? `${OUTCOME_NAMES[before.outcome]} → ` : '';
  return {
    action: after.outcome === null ? OUTCOME_EVENT_MESSAGES.openAgain : OUTCOME_EVENT_MESSAGES.recorded,
    details: `${formatSubject(event)}: ${earlier}${formatOutcome(after)}`,
  };
}

/** An outcome that a customer's words propose, in words. */
export function formatOutcomeProposed({ after, ...event }: DomainEventOf<'quotation-outcome-proposed'>) {
  return { action: OUTCOME_EVENT_MESSAGES.proposed, details: `${formatSubject(event)}: ${formatOutcome(after)}` };
}

/** Another note to the customer, in words. */
export function formatNoteChanged({ quotationId, after }: DomainEventOf<'quotation-note-changed'>) {
  const number = formatQuotationNumber(quotationId);
  return {
    action: OUTCOME_EVENT_MESSAGES.noteChanged,
    details: OUTCOME_EVENT_MESSAGES.revisedNote(number, after.revision, after.customerNote),
  };
}

/** A call to a silent customer, in words. */
export function formatCalled({ quotationId, after }: DomainEventOf<'customer-called'>) {
  const again = after.nextOn === null ? '' : ` (${OUTCOME_EVENT_MESSAGES.calledAgain(after.nextOn)})`;
  return {
    action: OUTCOME_EVENT_MESSAGES.called,
    details: `${formatQuotationNumber(quotationId)}: ${after.remark}${again}`,
  };
}

/** What a customer answered on the page of a quotation, in words. */
export function formatAnsweredByLink(event: DomainEventOf<'quotation-answered-by-link'>) {
  const {
    after,
    nomination: { awb, arrivalDay },
    differences,
  } = event;
  const words = [
    formatOutcome(after),
    awb && OUTCOME_EVENT_MESSAGES.awb(awb),
    arrivalDay && OUTCOME_EVENT_MESSAGES.arrival(arrivalDay),
    ...differences.map(({ field, quoted, nominated }) =>
      field === 'pieces'
        ? OUTCOME_EVENT_MESSAGES.piecesDiffer(nominated, quoted)
        : OUTCOME_EVENT_MESSAGES.weightDiffers(nominated, quoted),
    ),
  ];
  return {
    action: OUTCOME_EVENT_MESSAGES.answeredByLink,
    details: `${formatSubject(event)}: ${words.filter(Boolean).join(', ')}`,
  };
}

function formatSubject({ quotationId, clientEmail }: Pick<Recorded, 'quotationId' | 'clientEmail'>): string {
  return OUTCOME_EVENT_MESSAGES.subject(formatQuotationNumber(quotationId), clientEmail);
}

function formatOutcome({ outcome, lossReason, competitorPrice, note }: Recorded['after']): string {
  const reason = lossReason && OUTCOME_EVENT_MESSAGES.reason(LOSS_REASON_NAMES[lossReason]);
  const price = competitorPrice && OUTCOME_EVENT_MESSAGES.competitor(competitorPrice);
  return [outcome ? OUTCOME_NAMES[outcome] : OUTCOME_EVENT_MESSAGES.open, reason, price, note]
    .filter(Boolean)
    .join(', ');
}
