import { assertValid, DomainError } from '../errors/domain-error.js';
import { toOfficeDay } from '../office-day.js';
import { type QuotationDismissal, validateDismissalReason } from './dismissal-reason.js';
import {
  assertOpenFor,
  type CommercialState,
  keepReminder,
  type OutcomeProposal,
  type RecordedOutcome,
  settleOutcome,
  toOutcomeStatement,
  validateOutcome,
} from './outcome/commercial-outcome.js';
import { OUTCOME_MESSAGES } from './outcome/outcome.messages.js';
import type { PricedShipment } from './priced-shipment.js';
import { formatQuotationNumber } from './quotation-number.js';
import { createNotRestorableError, createNotSentError } from './quotation-refusals.js';
import { assertTransition, type QuotationStatus } from './quotation-status.js';
import { combineCharges } from './quoted-shipments.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';
import type { ReleaseDecision } from './release-policy.js';
import { addCancelledReason, removeCancelledReason } from './reply-cancelled-reason.js';

export type { QuotationDismissal } from './dismissal-reason.js';
export type { PricedShipment } from './priced-shipment.js';
export { formatQuotationNumber } from './quotation-number.js';

/** What is quoted to whom, before it has a number. */
export interface QuotationDraft extends PricedShipment {
  /** The email that asked. */
  readonly emailId: number;
  /** The From mailbox of that email: the only address that the quotation is sent to. */
  readonly clientEmail: string;
  readonly status: QuotationStatus;
  readonly releaseDecision: ReleaseDecision;
  readonly createdAt: Date;
  readonly validUntil: Date;
  /** What a person tells the customer in the reply, and keeps while it is priced again; absent where nothing. */
  readonly customerNote?: string;
}

/** Everything that a repository keeps of a quotation. */
export interface QuotationState extends QuotationDraft {
  readonly id: number;
  /** Counted from 1; another content is another revision. */
  readonly revision: number;
  /** Counted from 1; every change of any kind is another version. */
  readonly version: number;
  /** Undefined where it was not set aside. */
  readonly dismissal: QuotationDismissal | undefined;
  /** How it ended as business; absent where it is open. */
  readonly commercial?: CommercialState;
}

/**
 * A quotation in one of its revisions. What may become of it are its methods: each asserts its rule and returns the quotation
 * as it is then, which the repository stores if nobody else has changed it meanwhile.
 */
export class Quotation implements QuotationState {
  readonly id: number;
  readonly revision: number;
  readonly version: number;
  readonly status: QuotationStatus;
  readonly emailId: number;
  readonly clientEmail: string;
  readonly request: QuotationState['request'];
  readonly description: string;
  readonly originAirport: string;
  readonly weight: QuotationState['weight'];
  readonly charges: QuotationState['charges'];
  readonly assumptions: QuotationState['assumptions'];
  readonly missingFields: QuotationState['missingFields'];
  readonly timeline: string;
  readonly paymentTerms?: string;
  readonly volumeRebate?: PricedShipment['volumeRebate'];
  readonly adjusted?: NonNullable<PricedShipment['adjusted']>;
  readonly spanish?: NonNullable<PricedShipment['spanish']>;
  readonly furtherShipments?: readonly PricedShipment[];
  readonly releaseDecision: ReleaseDecision;
  readonly dismissal: QuotationDismissal | undefined;
  readonly commercial?: CommercialState;
  readonly createdAt: Date;
  readonly validUntil: Date;
  readonly customerNote?: string;

  private constructor(state: QuotationState) {
    this.id = state.id;
    this.revision = state.revision;
    this.version = state.version;
    this.status = state.status;
    this.emailId = state.emailId;
    this.clientEmail = state.clientEmail;
    this.request = state.request;
    this.description = state.description;
    this.originAirport = state.originAirport;
    this.weight = state.weight;
    this.charges = state.charges;
    this.assumptions = state.assumptions;
    this.missingFields = state.missingFields;
    this.timeline = state.timeline;
    if (state.paymentTerms !== undefined) this.paymentTerms = state.paymentTerms;
    if (state.volumeRebate) this.volumeRebate = state.volumeRebate;
    if (state.adjusted) this.adjusted = state.adjusted;
    if (state.spanish) this.spanish = state.spanish;
    if (state.furtherShipments?.length) this.furtherShipments = state.furtherShipments;
    this.releaseDecision = state.releaseDecision;
    this.dismissal = state.dismissal;
    if (Object.values(state.commercial ?? {}).some(Boolean)) this.commercial = state.commercial ?? {};
    this.createdAt = state.createdAt;
    this.validUntil = state.validUntil;
    if (state.customerNote) this.customerNote = state.customerNote;
  }

  /** A quotation as a repository has kept it. */
  static restore(state: QuotationState): Quotation {
    return new Quotation(state);
  }

  /** The first revision of a draft. */
  static create(id: number, draft: QuotationDraft): Quotation {
    return new Quotation({ ...draft, id, revision: 1, version: 1, dismissal: undefined });
  }

  /** As people call it, for instance `Q12`. */
  get number(): string {
    return formatQuotationNumber(this.id);
  }

  /**
   * Lets a held quotation be sent.
   * @throws DomainError `conflict` where it is not held, `refused` without a mailbox or a price
   */
  approve(): Quotation {
    this.assertStatus('pending', QUOTING_MESSAGES.onlyPendingApproved);
    this.assertAddressee();
    this.assertPriced();
    return this.moveTo('completed');
  }

  /**
   * A person has given the PDF of a held quotation to the customer: no mail is sent.
   * @throws DomainError `conflict` where it is not held, `refused` without a price
   */
  handOver(): Quotation {
    this.assertStatus('pending', QUOTING_MESSAGES.onlyPendingHandedOver);
    this.assertPriced();
    return this.moveTo('sent');
  }

  /** Sets a held quotation aside. @throws DomainError `conflict` where it is not held, `invalid` without a reason */
  dismiss({ reason, actor, at }: QuotationDismissal): Quotation {
    this.assertStatus('pending', QUOTING_MESSAGES.onlyPendingDismissed);
    assertValid(validateDismissalReason(reason));
    return this.moveTo('dismissed', { dismissal: { reason: reason.trim(), actor, at } });
  }

  /** Brings a quotation back that was set aside. @throws DomainError `conflict` where it was not */
  reopen(): Quotation {
    this.assertStatus('dismissed', QUOTING_MESSAGES.onlyDismissedReopened);
    return this.moveTo('pending', { dismissal: undefined });
  }

  /** The next revision, with another content. */
  revise(draft: QuotationDraft): Quotation {
    const { id, revision, version, commercial } = this;
    const kept = { id, revision: revision + 1, version, dismissal: undefined, commercial: keepReminder(commercial) };
    return new Quotation({ ...draft, ...kept });
  }

  /**
   * The next revision, with lines that a person has changed; the price still holds as long as it did.
   * @throws DomainError `conflict` where it is not held
   */
  adjust(draft: QuotationDraft): Quotation {
    this.assertStatus('pending', QUOTING_MESSAGES.onlyPendingAdjusted);
    return this.revise({ ...draft, validUntil: this.validUntil });
  }

  /** Lets a copy of the reply be sent. @throws DomainError `conflict` where it was not sent, `refused` without a mailbox */
  resend(): Quotation {
    if (this.status !== 'sent') throw createNotSentError(this);
    this.assertAddressee();
    return this.moveTo('completed');
  }

  /** Lets a reply be tried again that could not be delivered; a quotation that has not failed stays as it is. */
  retryReply(): Quotation {
    return this.status === 'failed' ? this.moveTo('completed') : this;
  }

  /**
   * Keeps the reply from leaving: the quotation is held, or still sent where the reply is a copy of one that has left.
   * @throws DomainError `conflict` where no reply of it waits
   */
  cancelReply(isCopy: boolean): Quotation {
    if (isCopy) return this.moveTo('sent');
    return this.moveTo('pending', { releaseDecision: addCancelledReason(this.releaseDecision) });
  }

  /** Takes a cancellation back. @throws DomainError `conflict` where it was decided about meanwhile */
  restoreReply(isCopy: boolean): Quotation {
    if (this.status !== (isCopy ? 'sent' : 'pending')) throw createNotRestorableError(this.id);
    this.assertAddressee();
    return this.moveTo('completed', { releaseDecision: removeCancelledReason(this.releaseDecision) });
  }

  /** The reply of a revision has left; a quotation that does not wait for this one stays as it is. */
  recordSent(revision: number): Quotation {
    return this.awaitsReplyOf(revision) ? this.moveTo('sent') : this;
  }

  /** The reply of a revision will not leave; a quotation that does not wait for this one stays as it is. */
  recordFailed(revision: number): Quotation {
    return this.awaitsReplyOf(revision) ? this.moveTo('failed') : this;
  }

  /**
   * Records how it ended; what a customer's words proposed is thereby settled.
   * @throws DomainError `conflict` where it was not sent, or where a customer's word meets an end that stands; `invalid`
   */
  recordOutcome(recorded: RecordedOutcome): Quotation {
    this.assertStatus('sent', OUTCOME_MESSAGES.onlySentEnds);
    const { source, actor, at } = recorded;
    const before = this.commercial?.outcome;
    assertOpenFor(source, before, this.number);
    assertValid(source === 'staff' ? validateOutcome(recorded, before !== undefined) : []);
    const outcome = { ...toOutcomeStatement(recorded), source, actor, at };
    return new Quotation({ ...this, commercial: settleOutcome(this.commercial, outcome) });
  }

  /** Opens it again. @throws DomainError `conflict` where it has not ended, `invalid` without a reason */
  clearOutcome(note: string): Quotation {
    this.assertStatus('sent', OUTCOME_MESSAGES.onlySentEnds);
    if (!this.commercial?.outcome) throw new DomainError('conflict', OUTCOME_MESSAGES.notEnded(this.number));
    assertValid(validateOutcome({ outcome: undefined, note }, true));
    return new Quotation({ ...this, commercial: { ...this.commercial, outcome: undefined } });
  }

  /** Notes that the customer has written about it; nothing changes where no reply has left. */
  recordAnswer(at: Date): Quotation {
    if (this.status !== 'sent') return this;
    return new Quotation({ ...this, commercial: { ...this.commercial, answeredAt: at } });
  }

  /**
   * Ends it where its last day is over at the office and nobody has said how it ended; otherwise it stays as it is.
   * @param actor who is said to do it @param at the moment of the check
   */
  closeOverdue(actor: string, at: Date): Quotation {
    if (!this.isOpenForOutcome || !this.isOverdue(at)) return this;
    const outcome = this.commercial?.answeredAt ? 'expired' : 'unanswered';
    return this.recordOutcome({ outcome, source: 'last-day', actor, at });
  }

  /** Whether its last day is over at the office; the last day itself is within. */
  isOverdue(at: Date): boolean {
    return toOfficeDay(at) > toOfficeDay(this.validUntil);
  }

  /** Keeps what a customer's words say of its end for a person to confirm; the newest words count. */
  proposeOutcome(proposal: OutcomeProposal): Quotation {
    return new Quotation({ ...this, commercial: { ...this.commercial, proposal } });
  }

  /** Whether it was sent and nobody has said how it ended. */
  get isOpenForOutcome(): boolean {
    return this.status === 'sent' && this.commercial?.outcome === undefined;
  }

  /** There is none where the mail had no usable sender, or where the customer was erased. */
  private assertAddressee(): void {
    if (!this.clientEmail) throw new DomainError('refused', QUOTING_MESSAGES.noSenderMailbox);
  }

  private assertPriced(): void {
    const [missing] = combineCharges(this).missing;
    if (missing) throw new DomainError('refused', QUOTING_MESSAGES.rateMissing(missing.reason));
  }

  private awaitsReplyOf(revision: number): boolean {
    return this.revision === revision && this.status === 'completed';
  }

  private moveTo(status: QuotationStatus, changes: Partial<QuotationState> = {}): Quotation {
    assertTransition(this.status, status);
    return new Quotation({ ...this, ...changes, status });
  }

  private assertStatus(status: QuotationStatus, rule: string): void {
    const { number, status: current } = this;
    if (current !== status)
      throw new DomainError('conflict', QUOTING_MESSAGES.wrongStatus({ number, status: current, rule }));
  }
}
