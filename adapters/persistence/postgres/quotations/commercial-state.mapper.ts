import type {
  CommercialState,
  CustomerCall,
  OutcomeProposal,
  OutcomeStatement,
  RecordedOutcome,
} from '../../../../domain/quoting/outcome/commercial-outcome.js';
import type { Nomination } from '../../../../domain/quoting/outcome/nomination.js';

type Dated<Type extends { readonly at: Date }> = Omit<Type, 'at'> & { readonly at: string };

/** What has become of a quotation as business, as it is stored. */
export interface CommercialDocument {
  readonly outcome?: Dated<RecordedOutcome>;
  readonly proposal?: Dated<OutcomeProposal>;
  readonly answeredAt?: string;
  readonly nomination?: Nomination;
  readonly linkUsedAt?: string;
  readonly remindedAt?: string;
  readonly call?: Dated<CustomerCall>;
}

/** The columns that say how a quotation ended. */
export function toCommercialColumns(state: CommercialState = {}) {
  const { outcome, proposal, answeredAt, nomination, linkUsedAt, remindedAt, call } = state;
  const document: CommercialDocument = {
    ...(outcome ? { outcome: { ...toStatement(outcome), ...toAuthor(outcome) } } : {}),
    ...(proposal ? { proposal: toStoredProposal(proposal) } : {}),
    ...(answeredAt ? { answeredAt: answeredAt.toISOString() } : {}),
    ...(nomination ? { nomination } : {}),
    ...(linkUsedAt ? { linkUsedAt: linkUsedAt.toISOString() } : {}),
    ...(remindedAt ? { remindedAt: remindedAt.toISOString() } : {}),
    ...(call ? { call: { ...call, at: call.at.toISOString() } } : {}),
  };
  const isEmpty = Object.keys(document).length === 0;
  return { outcome: outcome?.outcome ?? null, commercial: isEmpty ? null : document };
}

/** How a quotation ended, as the domain knows it; undefined where nothing is said of it. */
export function toCommercialState(document: CommercialDocument | null): CommercialState | undefined {
  if (document === null) return undefined;
  const { outcome, proposal, answeredAt, nomination, linkUsedAt, remindedAt, call } = document;
  return {
    ...(outcome ? { outcome: { ...outcome, at: new Date(outcome.at) } } : {}),
    ...(proposal ? { proposal: { ...proposal, at: new Date(proposal.at) } } : {}),
    ...(answeredAt ? { answeredAt: new Date(answeredAt) } : {}),
    ...(nomination ? { nomination } : {}),
    ...(linkUsedAt ? { linkUsedAt: new Date(linkUsedAt) } : {}),
    ...(remindedAt ? { remindedAt: new Date(remindedAt) } : {}),
    ...(call ? { call: { ...call, at: new Date(call.at) } } : {}),
  };
}

function toStoredProposal(proposal: OutcomeProposal): Dated<OutcomeProposal> {
  const { emailId, nomination, at } = proposal;
  return { ...toStatement(proposal), emailId, ...(nomination ? { nomination } : {}), at: at.toISOString() };
}

function toStatement<Outcome extends OutcomeStatement>({ outcome, lossReason, competitorPrice, note }: Outcome) {
  return {
    outcome: outcome as Outcome['outcome'],
    ...(lossReason ? { lossReason } : {}),
    ...(competitorPrice ? { competitorPrice } : {}),
    ...(note ? { note } : {}),
  };
}

function toAuthor({ source, actor, at }: RecordedOutcome) {
  return { source, actor, at: at.toISOString() };
}
