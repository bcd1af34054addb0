import type {
  CommercialOutcome,
  LossReason,
  OutcomeProposal,
  OutcomeSource,
  OutcomeStatement,
  RecordedOutcome,
} from '../../../domain/quoting/outcome/commercial-outcome.js';
import { findNominationDifferences, type Nomination } from '../../../domain/quoting/outcome/nomination.js';
import type { Quotation } from '../../../domain/quoting/quotation.js';

/** What a competitor asks, as the customer says it. */
export class CompetitorPriceView {
  readonly amount!: number;
  /** ISO 4217. */
  readonly currency!: string;
}

/** A value that differs from what was quoted. */
export class NominationDifferenceView {
  readonly field!: 'pieces' | 'grossKg';
  readonly quoted!: number;
  readonly nominated!: number;
}

/** How a quotation ended, and who says so. */
export class RecordedOutcomeView {
  readonly outcome!: CommercialOutcome;
  readonly lossReason!: LossReason | null;
  readonly competitorPrice!: CompetitorPriceView | null;
  readonly note!: string | null;
  readonly source!: OutcomeSource;
  readonly actor!: string;
  /** ISO moment. */
  readonly at!: string;
}

/** What a customer nominates, and where it differs from what was quoted. */
export class NominationView {
  readonly awb!: string | null;
  readonly pieces!: number | null;
  readonly grossKg!: number | null;
  /** `YYYY-MM-DD`. */
  readonly arrivalDay!: string | null;
  readonly differences!: NominationDifferenceView[];
}

/** How it ended by a customer's words, for a person to confirm. */
export class OutcomeProposalView {
  readonly outcome!: 'accepted' | 'declined';
  readonly lossReason!: LossReason | null;
  readonly competitorPrice!: CompetitorPriceView | null;
  readonly note!: string | null;
  /** What the words say of the shipment; null where they say nothing. */
  readonly nomination!: NominationView | null;
  readonly emailId!: number;
  /** ISO moment. */
  readonly at!: string;
}

/** What a customer nominates for a quotation; null where they have said nothing of the shipment. */
export function toNominationView(nomination: Nomination | undefined, quotation: Quotation): NominationView | null {
  if (!nomination) return null;
  const { awb = null, pieces = null, grossKg = null, arrivalDay = null } = nomination;
  return { awb, pieces, grossKg, arrivalDay, differences: [...findNominationDifferences(nomination, quotation)] };
}

/** How a quotation ended as the console shows it; null where it has not. */
export function toRecordedOutcomeView(recorded: RecordedOutcome | undefined): RecordedOutcomeView | null {
  if (!recorded) return null;
  const { outcome, source, actor, at } = recorded;
  return { outcome, ...toStatementView(recorded), source, actor, at: at.toISOString() };
}

/** What a customer's words propose; null where there is nothing to confirm. */
export function toOutcomeProposalView(quotation: Quotation): OutcomeProposalView | null {
  const proposal: OutcomeProposal | undefined = quotation.commercial?.proposal;
  if (!proposal) return null;
  const { outcome, emailId, at } = proposal;
  const nomination = toNominationView(proposal.nomination, quotation);
  return { outcome, ...toStatementView(proposal), nomination, emailId, at: at.toISOString() };
}

function toStatementView({ lossReason, competitorPrice, note }: OutcomeStatement) {
  return { lossReason: lossReason ?? null, competitorPrice: competitorPrice ?? null, note: note ?? null };
}
