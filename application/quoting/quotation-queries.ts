import type { ActivityRecord } from '../../domain/activity/activity.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { OutboundEmailStatus } from '../../domain/outbound-mail/outbound-email.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { Correction } from '../../domain/quoting/correction/correction.js';
import type { CorrectionRepository } from '../../domain/quoting/correction/correction.repository.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type {
  QuotationFilter,
  QuotationNeighbours,
  QuotationRepository,
  QuotationSummary,
} from '../../domain/quoting/quotation.repository.js';
import type { QuotationOrder } from '../../domain/quoting/quotation-order.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import type { QuotationPdfArchive } from '../outbound-mail/quotation-pdf-archive.js';
import type { ReplyComposer, ReplyDraft } from '../outbound-mail/reply-composer.js';
import { createPageRequest } from '../persistence/pagination.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** The reply of a quotation: as sent, or as it would be sent now. */
export interface QuotationReply extends ReplyDraft {
  /** Undefined: not in the outbox, only drafted. */
  readonly state: OutboundEmailStatus | undefined;
  readonly sentAt: Date | undefined;
  /** Its id in the outbox; absent: it is only drafted. */
  readonly id?: number;
  /** It does not leave before; absent: it is only drafted. */
  readonly notBefore?: Date;
}

/** A quotation with all details for staff. */
export interface QuotationDetails {
  readonly quotation: Quotation;
  readonly email: StoredEmail;
  readonly reply: QuotationReply;
  readonly events: readonly ActivityRecord[];
  /** Every revision, the newest first, the shown one among them. */
  readonly revisions: readonly Quotation[];
  /** Users' corrections of all revisions, the oldest first. */
  readonly corrections: readonly Correction[];
}

/** Dependencies for looking up quotations and their details. */
export interface QuotationQueriesDependencies {
  readonly quotations: QuotationRepository;
  readonly emails: InboundEmailRepository;
  readonly outboundEmails: OutboundEmailRepository;
  readonly activity: ActivityLogRepository;
  readonly corrections: CorrectionRepository;
}

/** Queries on the quotations for staff. */
export class QuotationQueries {
  constructor(
    private readonly dependencies: QuotationQueriesDependencies,
    private readonly composer: ReplyComposer,
    private readonly pdfArchive: QuotationPdfArchive,
  ) {}

  /** One page, the newest first unless another order is asked for. @param page counted from 1 */
  async page(
    filter: QuotationFilter,
    page: number,
    pageSize: number,
    order?: QuotationOrder,
  ): Promise<{ readonly rows: readonly QuotationSummary[]; readonly total: number }> {
    const within = createPageRequest(page, pageSize);
    return this.dependencies.quotations.findPage(filter, within.page, within.pageSize, order);
  }

  /** The quotations next to one among those of a filter. @throws DomainError `missing` for an unknown id. */
  async getNeighbours(id: number, filter: QuotationFilter): Promise<QuotationNeighbours> {
    return this.dependencies.quotations.findNeighbours(id, filter);
  }

  /** @throws DomainError `missing` for an unknown id. */
  async getDetails(id: number): Promise<QuotationDetails> {
    const quotation = await this.dependencies.quotations.find(id);
    if (!quotation) throw createNotFoundError('quotation', id);
    return this.loadDetails(quotation, [quotation, ...(await this.dependencies.quotations.findRevisions(id))]);
  }

  /** A quotation as it stood in one of its revisions. @throws DomainError `missing` for an unknown id or revision. */
  async getRevision(id: number, revision: number): Promise<QuotationDetails> {
    const newest = await this.dependencies.quotations.find(id);
    const revisions = newest ? [newest, ...(await this.dependencies.quotations.findRevisions(id))] : [];
    const quotation = revisions.find((one) => one.revision === revision);
    if (!quotation) throw new DomainError('missing', QUOTING_MESSAGES.noRevision({ revision, quotationId: id }));
    return this.loadDetails(quotation, revisions);
  }

  /** The quotation's PDF: as sent, or as it would be sent now. @throws DomainError `missing` for an unknown id. */
  async getPdf(id: number): Promise<Uint8Array> {
    const quotation = await this.dependencies.quotations.find(id);
    const email = quotation && (await this.dependencies.emails.find(quotation.emailId));
    if (!quotation || !email) throw createNotFoundError('quotation', id);
    return this.pdfArchive.getPdf(quotation, email);
  }

  private async loadDetails(quotation: Quotation, revisions: readonly Quotation[]): Promise<QuotationDetails> {
    const { id, revision } = quotation;
    const email = await this.dependencies.emails.find(quotation.emailId);
    if (!email) throw createNotFoundError('email to quotation', id);
    const [stored, events, corrections] = await Promise.all([
      this.dependencies.outboundEmails.findByQuotation(id, revision),
      this.dependencies.activity.findByQuotation(id),
      this.dependencies.corrections.findByQuotation(id),
    ]);
    const reply: QuotationReply = stored ?? {
      ...(await this.draftReply(quotation, email)),
      state: undefined,
      sentAt: undefined,
    };
    return { quotation, email, reply, events, revisions, corrections };
  }

  private async draftReply(quotation: Quotation, email: StoredEmail): Promise<ReplyDraft> {
    const context = await this.composer.loadContextOf(quotation);
    return this.composer.draft(quotation, email.subject, context);
  }
}
