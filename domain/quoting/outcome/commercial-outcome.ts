import { DomainError, type FieldError } from '../../errors/domain-error.js';
import { mergeNominations, type Nomination } from './nomination.js';
import { OUTCOME_MESSAGES } from './outcome.messages.js';
import { COMMERCIAL_OUTCOMES, type CommercialOutcome, LOSS_REASONS, type LossReason } from './outcomes.js';

export { COMMERCIAL_OUTCOMES, type CommercialOutcome, LOSS_REASONS, type LossReason } from './outcomes.js';

/** Who says how it ended: a person, the customer's email or page, or the last day. */
export type OutcomeSource = 'staff' | 'email' | 'link' | 'last-day';

/** What a competitor asks, as the customer says it. */
export interface CompetitorPrice {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What is said of an end. */
export interface OutcomeStatement {
  readonly outcome: CommercialOutcome;
  /** Of a declined quotation only. */
  readonly lossReason?: LossReason | undefined;
  readonly competitorPrice?: CompetitorPrice | undefined;
  /** A person's or a customer's words. */
  readonly note?: string | undefined;
}

/** How a quotation ended, and who says so. */
export interface RecordedOutcome extends OutcomeStatement {
  readonly source: OutcomeSource;
  /** A staff account's email, `customer` or `system`. */
  readonly actor: string;
  readonly at: Date;
}

/** An end that a customer's words speak of, and that a person has to confirm. */
export interface OutcomeProposal extends OutcomeStatement {
  readonly outcome: 'accepted' | 'declined';
  /** The email that says so. */
  readonly emailId: number;
  /** What an acceptance says of the shipment; undefined where it says nothing. */
  readonly nomination?: Nomination | undefined;
  readonly at: Date;
}

/** The last call to a silent customer. */
export interface CustomerCall {
  /** A staff account's email. */
  readonly actor: string;
  readonly at: Date;
  readonly remark: string;
  /** From which day on to call again, `YYYY-MM-DD` at the office; absent: not again. */
  readonly nextOn?: string;
}

/** What has become of a quotation as business. */
export interface CommercialState {
  readonly outcome?: RecordedOutcome | undefined;
  readonly proposal?: OutcomeProposal | undefined;
  /** When the customer last wrote about what was sent. */
  readonly answeredAt?: Date | undefined;
  /** What the customer says of the shipment that they accept it for. */
  readonly nomination?: Nomination | undefined;
  /** When the customer answered by the link of the reply, or was erased: it answers once. */
  readonly linkUsedAt?: Date | undefined;
  /** When the customer was reminded of it: it happens once, whatever revision comes. */
  readonly remindedAt?: Date | undefined;
  /** The last call to the customer about this revision. */
  readonly call?: CustomerCall | undefined;
}

/** What remains for the next revision: that the customer was reminded, which happens once. */
export function keepReminder(state: CommercialState | undefined): CommercialState {
  return state?.remindedAt ? { remindedAt: state.remindedAt } : {};
}

/** The state once its end is recorded: a proposal is settled, and what it nominates holds where the quotation is accepted. */
export function settleOutcome(state: CommercialState | undefined, outcome: RecordedOutcome): CommercialState {
  const proposed = outcome.outcome === 'accepted' ? state?.proposal?.nomination : undefined;
  const nomination = mergeNominations(state?.nomination, proposed ?? {});
  return { ...state, outcome, proposal: undefined, ...(nomination ? { nomination } : {}) };
}

/**
 * How a revision ended: one that was sent and that a later one has replaced is superseded.
 * @param newest the newest revision of its quotation
 */
export function resolveOutcome(
  revision: { readonly revision: number; readonly status: string; readonly commercial?: CommercialState },
  newest: number,
): CommercialOutcome | undefined {
  const isReplaced = revision.status === 'sent' && revision.revision < newest;
  return revision.commercial?.outcome?.outcome ?? (isReplaced ? 'superseded' : undefined);
}

/** Characters of a note at most. */
export const MAX_OUTCOME_NOTE_LENGTH = 500;
const MAX_COMPETITOR_PRICE = 10_000_000;

/**
 * What is wrong with an end that a person enters.
 * @param entry its outcome is undefined where the quotation is open again
 * @param isCorrection whether another end was recorded before: the reason is then asked for
 */
export function validateOutcome(
  entry: Omit<OutcomeStatement, 'outcome'> & { readonly outcome: string | undefined },
  isCorrection: boolean,
): FieldError[] {
  const errors: FieldError[] = [];
  const note = entry.note?.trim() ?? '';
  const { competitorPrice: price } = entry;
  if (entry.outcome !== undefined && !isOneOf(COMMERCIAL_OUTCOMES, entry.outcome))
    errors.push({ field: 'outcome', message: OUTCOME_MESSAGES.unknownOutcome });
  if (entry.outcome === 'declined' && !isOneOf(LOSS_REASONS, entry.lossReason))
    errors.push({ field: 'lossReason', message: OUTCOME_MESSAGES.lossReasonMissing });
  if (price && !(price.amount > 0 && price.amount <= MAX_COMPETITOR_PRICE && /^[A-Z]{3}$/.test(price.currency)))
    errors.push({ field: 'competitorPrice', message: OUTCOME_MESSAGES.competitorPrice });
  if (note === '' && isCorrection) errors.push({ field: 'note', message: OUTCOME_MESSAGES.noteMissing });
  if (note.length > MAX_OUTCOME_NOTE_LENGTH) errors.push({ field: 'note', message: OUTCOME_MESSAGES.noteTooLong });
  return errors;
}

/** An end without what does not belong to it: reasons of a loss stand with a loss only. */
export function toOutcomeStatement({ outcome, lossReason, competitorPrice, note }: OutcomeStatement): OutcomeStatement {
  const trimmed = note?.trim();
  return {
    outcome,
    ...(outcome === 'declined' && lossReason ? { lossReason } : {}),
    ...(outcome === 'declined' && competitorPrice ? { competitorPrice } : {}),
    ...(trimmed ? { note: trimmed } : {}),
  };
}

/** @throws DomainError `conflict` where a customer's word or the last day meets an end that stands already */
export function assertOpenFor(source: OutcomeSource, recorded: RecordedOutcome | undefined, number: string): void {
  if (source === 'staff' || recorded === undefined) return;
  throw new DomainError('conflict', OUTCOME_MESSAGES.endedBefore({ number, outcome: recorded.outcome }));
}

function isOneOf(list: readonly string[], value: string | undefined): boolean {
  return value !== undefined && list.includes(value);
}
