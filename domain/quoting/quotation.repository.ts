import type { MonthVolume } from '../month-volume.js';
import type { HoldReasonCode } from './hold-reason.js';
import type { CommercialOutcome } from './outcome/commercial-outcome.js';
import type { WantedCalls } from './outcome/customer-call.js';
import type { Quotation, QuotationDraft } from './quotation.js';
import type { QuotationOrder } from './quotation-order.js';
import type { QuotationStatus } from './quotation-status.js';

/** Which ends a list shows. */
export type OutcomeFilter = CommercialOutcome | 'open';

/** Which quotations a list shows; undefined fields do not narrow it. */
export interface QuotationFilter {
  /** ISO alpha-2 of the destination. */
  readonly country: string | undefined;
  /** Sender domain. */
  readonly domain: string | undefined;
  readonly status: QuotationStatus | undefined;
  /** How it ended; `open`: it was sent and has not ended. */
  readonly outcome?: OutcomeFilter | undefined;
  /** Created at or after. */
  readonly from: Date | undefined;
  /** Created at or before. */
  readonly to: Date | undefined;
  /** Words of its number, customer, email, goods, places or air waybill, as `matchesSearch` finds them. */
  readonly text: string | undefined;
}

/** One row of a list of quotations. */
export interface QuotationSummary {
  readonly id: number;
  readonly clientEmail: string;
  /** The company as the request names it, else the person; undefined where it names neither. */
  readonly clientName: string | undefined;
  readonly destinationAirport: string;
  readonly totalWeightKg: number;
  readonly totalVolumeM3: number;
  /** US dollars, two decimals. */
  readonly quoteAmount: string;
  readonly createdAt: Date;
  readonly status: QuotationStatus;
  /** Undefined where it has not ended. */
  readonly outcome: CommercialOutcome | undefined;
  readonly emailId: number;
  /** Why it needs review; none where it does not, or not any more. */
  readonly holdReasons: readonly HoldReasonCode[];
  /** The stored requirements, destination charges among them, as JSON text. */
  readonly requirements: string;
}

/** The quotations next to one in a list, by their ids; undefined at its ends. */
export interface QuotationNeighbours {
  readonly newer: number | undefined;
  readonly older: number | undefined;
}

/** Which accepted quotations are summed up. */
export interface AcceptedVolumeFilter {
  /** The customer's domain, lower case; its subdomains count with it. */
  readonly mailDomain: string;
  /** Only this mailbox of the domain, lower case; undefined: every mailbox there and below. */
  readonly mailbox: string | undefined;
  /** Accepted at or after. */
  readonly from: Date;
  /** Accepted before. */
  readonly before: Date;
}

/** Stores the quotations. */
export abstract class QuotationRepository {
  /** @throws DomainError `conflict` where the email has a quotation already: one email makes one quotation. */
  abstract add(draft: QuotationDraft): Promise<Quotation>;
  abstract find(id: number): Promise<Quotation | undefined>;
  /** A quotation's current state, locked against other changes until the calling unit of work ends. */
  abstract findForUpdate(id: number): Promise<Quotation | undefined>;
  abstract findByEmail(emailId: number): Promise<Quotation | undefined>;
  /**
   * Stores a quotation's new status within its revision, under an optimistic lock on its version.
   * @returns the quotation in its next version
   * @throws DomainError `missing` for an unknown id, `conflict` where the stored version is another one
   */
  abstract update(quotation: Quotation): Promise<Quotation>;
  /**
   * Stores the next revision of a quotation; the older ones stay readable.
   * @returns the quotation in its next version
   * @throws DomainError `missing` for an unknown id, `conflict` where the stored version is another one, or where the email has
   * another quotation already
   */
  abstract revise(quotation: Quotation): Promise<Quotation>;
  /** The older revisions, the newest first. */
  abstract findRevisions(id: number): Promise<readonly Quotation[]>;
  /**
   * The previous and next quotation among those that match a filter; the quotation itself need not match.
   * @throws DomainError `missing` for an unknown id
   */
  abstract findNeighbours(id: number, filter: QuotationFilter): Promise<QuotationNeighbours>;
  /** Sent ones that nobody has said the end of and that held until before a moment, those that ended first first. */
  abstract findOverdue(before: Date, limit: number): Promise<readonly Quotation[]>;
  /**
   * Sent quotations that have not ended, that hold until then at the longest, and whose customers were neither heard nor
   * reminded, by their ids from the one after `afterId` on.
   */
  abstract findUnanswered(wanted: {
    readonly until: Date;
    readonly afterId: number;
    readonly limit: number;
  }): Promise<readonly Quotation[]>;
  /** One page of the quotations whose customers are to be called, longest sent first. @param page counted from 1 */
  abstract findToCall(
    wanted: WantedCalls,
    page: number,
    pageSize: number,
  ): Promise<{ readonly rows: readonly Quotation[]; readonly total: number }>;
  /** What quotations come to that a customer accepted within a time. */
  abstract sumAccepted(filter: AcceptedVolumeFilter): Promise<MonthVolume>;
  /** The newest ones, each in its newest revision, the newest first. */
  abstract findNewest(limit: number): Promise<readonly Quotation[]>;
  /** One page, the newest first unless another order is asked for. @param page counted from 1 */
  abstract findPage(
    filter: QuotationFilter,
    page: number,
    pageSize: number,
    order?: QuotationOrder,
  ): Promise<{ readonly rows: readonly QuotationSummary[]; readonly total: number }>;
}
