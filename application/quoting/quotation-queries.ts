import type { KeptActivity } from '../../domain/operations/activity.js';
import type { ActivityLog } from '../operations/activity/activity-log.repository.js';
import type { Correction } from '../../domain/quoting/correction/correction.js';
import type { Corrections } from '../../domain/quoting/correction/correction.repository.js';
import type { KeptEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type {
  QuotationFilter,
  QuotationNeighbours,
  QuotationSummary,
  Quotations,
} from '../../domain/quoting/quotation.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { OutboxState } from '../../domain/outbound-mail/outbound-email.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import { pageWindow } from '../persistence/pagination.js';
import type { DraftedReply, ReplyDrafting } from '../outbound-mail/reply-composer.js';
import type { ReplyFiling } from '../outbound-mail/quotation-pdf-archive.js';

/** The reply of a quotation: as it left, or as it would leave now. */
export interface ReviewedReply extends DraftedReply {
  /** Undefined: not in the outbox, only drafted. */
  readonly state: OutboxState | undefined;
  readonly sentAt: Date | undefined;
}

/** A quotation with everything that a clerk wants to see beside it. */
export interface ReviewedQuotation {
  readonly quotation: Quotation;
  readonly email: KeptEmail;
  readonly reply: ReviewedReply;
  readonly events: readonly KeptActivity[];
  /** Every revision, the newest first, the shown one among them. */
  readonly revisions: readonly Quotation[];
  /** What people corrected in any of them, the oldest first. */
  readonly corrections: readonly Correction[];
}

/** Where quotations and all that belongs to them are looked up. */
export interface ReviewSources {
  readonly quotations: Quotations;
  readonly emails: IncomingEmails;
  readonly outbox: Outbox;
  readonly activity: ActivityLog;
  readonly corrections: Corrections;
}

/** Lets staff look through the quotations. */
export class ReviewQuotations {
  constructor(
    private readonly sources: ReviewSources,
    private readonly drafting: ReplyDrafting,
    private readonly filing: ReplyFiling,
  ) {}

  /** One page, the newest first. @param page counted from 1 */
  async page(
    filter: QuotationFilter,
    page: number,
    pageSize: number,
  ): Promise<{ readonly rows: readonly QuotationSummary[]; readonly total: number }> {
    const within = pageWindow(page, pageSize);
    return this.sources.quotations.page(filter, within.page, within.pageSize);
  }

  /** The quotations next to one among those of a filter. @throws RuleViolation `missing` for an unknown id. */
  async neighbours(id: number, filter: QuotationFilter): Promise<QuotationNeighbours> {
    return this.sources.quotations.neighbours(id, filter);
  }

  /** @throws RuleViolation `missing` for an unknown id. */
  async details(id: number): Promise<ReviewedQuotation> {
    const quotation = await this.sources.quotations.find(id);
    if (!quotation) throw unknownRecord('quotation', id);
    return this.reviewed(quotation, [quotation, ...(await this.sources.quotations.revisionsOf(id))]);
  }

  /** A quotation as it stood in one of its revisions. @throws RuleViolation `missing` for an unknown id or revision. */
  async revision(id: number, revision: number): Promise<ReviewedQuotation> {
    const newest = await this.sources.quotations.find(id);
    const revisions = newest ? [newest, ...(await this.sources.quotations.revisionsOf(id))] : [];
    const quotation = revisions.find((one) => one.revision === revision);
    if (!quotation) throw new RuleViolation('missing', `There is no revision ${revision} of quotation ${id}.`);
    return this.reviewed(quotation, revisions);
  }

  /** The quotation's PDF: as it left, or as it would leave now. @throws RuleViolation `missing` for an unknown id. */
  async document(id: number): Promise<Uint8Array> {
    const quotation = await this.sources.quotations.find(id);
    const email = quotation && (await this.sources.emails.find(quotation.emailId));
    if (!quotation || !email) throw unknownRecord('quotation', id);
    return this.filing.documentOf(quotation, email);
  }

  private async reviewed(quotation: Quotation, revisions: readonly Quotation[]): Promise<ReviewedQuotation> {
    const { id, revision } = quotation;
    const email = await this.sources.emails.find(quotation.emailId);
    if (!email) throw unknownRecord('email to quotation', id);
    const [kept, events, corrections] = await Promise.all([
      this.sources.outbox.ofQuotation(id, revision),
      this.sources.activity.ofQuotation(id),
      this.sources.corrections.ofQuotation(id),
    ]);
    const reply: ReviewedReply = kept ?? {
      ...(await this.draft(quotation, email)),
      state: undefined,
      sentAt: undefined,
    };
    return { quotation, email, reply, events, revisions, corrections };
  }

  private async draft(quotation: Quotation, email: KeptEmail): Promise<DraftedReply> {
    const background = await this.drafting.background(quotation.charges.airport, quotation.charges.country);
    return this.drafting.draft(quotation, email.subject, background);
  }
}
