import type {
  CommercialOutcome,
  LossReason,
  OutcomeProposal,
  OutcomeSource,
  OutcomeStatement,
  RecordedOutcome,
} from '../../../domain/quoting/outcome/commercial-outcome.js';

/** What a competitor asks, as the customer says it. */
export class CompetitorPriceView {
  readonly amount!: number;
  /** ISO 4217. */
  readonly currency!: string;
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

/** How it ended by a customer's words, for a person to confirm. */
export class OutcomeProposalView {
  readonly outcome!: 'accepted' | 'declined';
  readonly lossReason!: LossReason | null;
  readonly competitorPrice!: CompetitorPriceView | null;
  readonly note!: string | null;
  readonly emailId!: number;
  /** ISO moment. */
  readonly at!: string;
}

/** How a quotation ended as the console shows it; null where it has not. */
export function toRecordedOutcomeView(recorded: RecordedOutcome | undefined): RecordedOutcomeView | null {
  if (!recorded) return null;
  const { outcome, source, actor, at } = recorded;
  return { outcome, ...toStatementView(recorded), source, actor, at: at.toISOString() };
}

/** What a customer's words propose; null where there is nothing to confirm. */
export function toOutcomeProposalView(proposal: OutcomeProposal | undefined): OutcomeProposalView | null {
  if (!proposal) return null;
  const { outcome, emailId, at } = proposal;
  return { outcome, ...toStatementView(proposal), emailId, at: at.toISOString() };
}

function toStatementView({ lossReason, competitorPrice, note }: OutcomeStatement) {
  return { lossReason: lossReason ?? null, competitorPrice: competitorPrice ?? null, note: note ?? null };
}
