import type { FieldChange } from '../../domain/quoting/correction/correction.js';
import type { HoldReason } from '../../domain/quoting/hold-reason.js';
import type { LedgerChoice } from '../../domain/quoting/ledger/ledger-choice.js';
import type { LineAction } from '../../domain/quoting/line-adjustment/line-action.js';
import type { CommercialOutcome, LossReason } from '../../domain/quoting/outcome/commercial-outcome.js';
import type { Nomination, NominationDifference } from '../../domain/quoting/outcome/nomination.js';
import type { QuotationStatus } from '../../domain/quoting/quotation-status.js';

interface QuotationSubject {
  readonly quotationId: number;
  /** Undefined where the email is no longer stored. */
  readonly emailId: number | undefined;
}

interface QuotationOfCustomer extends QuotationSubject {
  readonly clientEmail: string;
}

interface ReplySubject extends QuotationSubject {
  /** The recipient's mailbox. */
  readonly to: string;
}

/** The state before and after. */
interface Change<State> {
  readonly before: State;
  readonly after: State;
}

interface StatusState {
  readonly status: QuotationStatus;
}

/** All null where it has not ended. */
interface OutcomeState {
  readonly outcome: CommercialOutcome | null;
  readonly lossReason: LossReason | null;
  /** For instance `400 USD`. */
  readonly competitorPrice: string | null;
  readonly note: string | null;
}

interface RevisionState {
  readonly revision: number;
  /** US dollars with two decimals. */
  readonly total: string;
}

interface ReplyState {
  readonly status: QuotationStatus;
  readonly reply: string;
}

/** What happens to quotations and their replies. */
export interface QuotationEventPayloads {
  readonly 'quotation-created': QuotationOfCustomer & { readonly total: string; readonly isByPhone?: boolean };
  readonly 'quotation-revised': QuotationOfCustomer & RevisionState;
  readonly 'quotation-held': QuotationOfCustomer & {
    /** Undefined for a new quotation. */
    readonly revision: number | undefined;
    readonly reasons: readonly HoldReason[];
    /** Whether a person entered it; absent: it came by email. */
    readonly isByPhone?: boolean;
  };
  /** A person gave the PDF to the customer. */
  readonly 'quotation-handed-over': QuotationOfCustomer & Change<StatusState>;
  readonly 'quotation-approved': QuotationOfCustomer &
    Change<StatusState & { readonly isDomainApproved: boolean | null }> & {
      /** The domain that was recognized with it. */
      readonly recognizedDomain: string | undefined;
    };
  readonly 'quotation-dismissed': QuotationOfCustomer & {
    readonly before: StatusState;
    readonly after: StatusState & { readonly reason: string | undefined };
  };
  readonly 'quotation-reopened': QuotationOfCustomer & Change<StatusState>;
  readonly 'quotation-outcome-recorded': QuotationOfCustomer & Change<OutcomeState>;
  readonly 'quotation-outcome-proposed': QuotationOfCustomer & { readonly after: OutcomeState };
  readonly 'quotation-answered-by-link': QuotationOfCustomer & {
    readonly after: OutcomeState;
    readonly nomination: Nomination;
    readonly differences: readonly NominationDifference[];
  };
  readonly 'quotation-repriced': QuotationSubject & Change<RevisionState>;
  readonly 'quotation-corrected': QuotationSubject &
    Change<RevisionState & Readonly<Record<string, unknown>>> & { readonly changes: readonly FieldChange[] };
  readonly 'quotation-line-changed': QuotationSubject &
    Change<RevisionState & { readonly serviceCode: string; readonly amount: string | null }> & {
      readonly action: LineAction;
      /** Undefined where what was changed by hand is taken back. */
      readonly reason: string | undefined;
    };
  /** What a person tells the customer; null: nothing. */
  readonly 'quotation-note-changed': QuotationSubject &
    Change<{ readonly revision: number; readonly customerNote: string | null }>;
  readonly 'ledger-role-assigned': QuotationSubject &
    Change<RevisionState & Readonly<Record<string, unknown>>> & {
      /** The words of the email that got a role. */
      readonly words: string;
      readonly choice: LedgerChoice;
      /** None where the words were set aside. */
      readonly changes: readonly FieldChange[];
    };
  readonly 'quotation-sent': ReplySubject;
  /** The mail that reminds a silent customer has left. */
  readonly 'quotation-reminded': ReplySubject;
  /** A person has called the silent customer; the day of the next call is null where there is none. */
  readonly 'customer-called': QuotationOfCustomer & {
    readonly after: { readonly remark: string; readonly nextOn: string | null };
  };
  readonly 'quotation-resent': ReplySubject & {
    readonly before: StatusState & { readonly sentAt: string | null };
    readonly after: StatusState;
  };
  readonly 'reply-failed': ReplySubject & { readonly reason: string };
  readonly 'reply-retried': ReplySubject & {
    readonly before: { readonly state: string; readonly attempts: number; readonly lastError: string | null };
    readonly after: { readonly state: string };
  };
  /** The copy among the sent mail, of a reply that has left. */
  readonly 'reply-copy-retried': ReplySubject & {
    readonly before: { readonly attempts: number; readonly lastError: string };
  };
  readonly 'reply-cancelled': ReplySubject & Change<ReplyState>;
  readonly 'reply-requeued': ReplySubject & Change<ReplyState>;
  /** What narrowed the list, in words; empty: nothing. */
  readonly 'quotations-exported': { readonly filters: readonly string[] };
  readonly 'corrections-exported': object;
}
