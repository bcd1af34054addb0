import type { KeptActivity } from '../../domain/activity/activity.js';
import type { ActivityLog } from '../../domain/activity/activity-log.port.js';
import type { KeptEmail } from '../../domain/incoming-email/incoming-email.js';
import type { IncomingEmails } from '../../domain/incoming-email/incoming-emails.port.js';
import type { Quotation } from '../../domain/quotation/quotation.js';
import type { QuotationFilter, QuotationSummary, Quotations } from '../../domain/quotation/quotations.port.js';
import type { Outbox } from '../../domain/reply/outbox.port.js';
import type { OutboxState } from '../../domain/reply/outgoing-mail.js';
import { RuleViolation } from '../../domain/rule-violation.js';
import type { DraftedReply, ReplyDrafting } from '../reply-drafting.js';

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
}

const LARGEST_PAGE = 500;

/** Lets staff look through the quotations. */
export class ReviewQuotations {
  constructor(
    private readonly quotations: Quotations,
    private readonly emails: IncomingEmails,
    private readonly outbox: Outbox,
    private readonly activity: ActivityLog,
    private readonly drafting: ReplyDrafting,
  ) {}

  /** One page, the newest first. @param page counted from 1 */
  async page(
    filter: QuotationFilter,
    page: number,
    pageSize: number,
  ): Promise<{ readonly rows: readonly QuotationSummary[]; readonly total: number }> {
    return this.quotations.page(filter, Math.max(1, page), Math.min(LARGEST_PAGE, Math.max(1, pageSize)));
  }

  /** @throws RuleViolation `missing` for an unknown id. */
  async details(id: number): Promise<ReviewedQuotation> {
    const quotation = await this.quotations.find(id);
    const email = quotation && (await this.emails.find(quotation.emailId));
    if (!quotation || !email) throw new RuleViolation('missing', `There is no quotation ${id}.`);
    const [waiting, events] = await Promise.all([this.outbox.ofQuotation(id), this.activity.ofQuotation(id)]);
    const isCurrent = waiting?.revision === quotation.revision;
    const reply: ReviewedReply =
      waiting && isCurrent
        ? { ...waiting, state: waiting.state, sentAt: waiting.sentAt }
        : { ...(await this.draft(quotation, email)), state: undefined, sentAt: undefined };
    return { quotation, email, reply, events };
  }

  private async draft(quotation: Quotation, email: KeptEmail): Promise<DraftedReply> {
    const background = await this.drafting.background(quotation.charges.airport, quotation.charges.country);
    return this.drafting.draft(quotation, email.subject, background);
  }
}
