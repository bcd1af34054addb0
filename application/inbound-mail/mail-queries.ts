import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { EmailFilter, EmailOrder } from '../../domain/inbound-mail/email-list.js';
import type { StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { EmailSummary, InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { OutboundEmail, OutboundEmailStatus } from '../../domain/outbound-mail/outbound-email.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { DeadLetter, JobQueue } from '../jobs/job-queue.port.js';
import { createPageRequest } from '../persistence/pagination.js';

/** One page of a list, and how long the whole list is. */
export interface MailPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A received email with its quotation, and its job if that is a dead letter. */
export interface EmailWithDeadLetter {
  readonly email: StoredEmail;
  readonly quotation: Quotation | undefined;
  readonly deadLetter: DeadLetter | undefined;
}

/** A reply, and the job that sends it or files its copy if that is a dead letter. */
export interface ReplyWithDeadLetter {
  readonly reply: OutboundEmail;
  readonly deadLetter: DeadLetter | undefined;
}

/** Queries on received mail and outgoing replies for staff. */
export class MailQueries {
  constructor(
    private readonly emails: InboundEmailRepository,
    private readonly outboundEmails: OutboundEmailRepository,
    private readonly queue: JobQueue,
    private readonly quotations: Pick<QuotationRepository, 'find'>,
  ) {}

  /**
   * One page of received mail, the newest first unless another order is asked for.
   * @param page counted from 1
   */
  listReceived(
    filter: EmailFilter,
    order: EmailOrder,
    page: number,
    pageSize: number,
  ): Promise<MailPage<EmailSummary>> {
    return this.emails.findPage({ ...filter, order, ...createPageRequest(page, pageSize) });
  }

  /** @throws DomainError `missing` for an unknown id */
  async getEmail(id: number): Promise<EmailWithDeadLetter> {
    const email = await this.emails.find(id);
    if (!email) throw createNotFoundError('email', id);
    const quotation = email.quotationId === undefined ? undefined : await this.quotations.find(email.quotationId);
    return { email, quotation, deadLetter: await this.queue.findDeadLetter('answer-email', id) };
  }

  /** One page of the outbox, the newest first. @param page counted from 1 */
  listReplies(
    state: OutboundEmailStatus | undefined,
    page: number,
    pageSize: number,
  ): Promise<MailPage<OutboundEmail>> {
    return this.outboundEmails.findPage({ state, ...createPageRequest(page, pageSize) });
  }

  /** @throws DomainError `missing` for an unknown id */
  async getReply(id: number): Promise<ReplyWithDeadLetter> {
    const reply = await this.outboundEmails.find(id);
    if (!reply) throw createNotFoundError('reply', id);
    const deadLetter = await this.queue.findDeadLetter(reply.state === 'sent' ? 'file-reply-copy' : 'send-reply', id);
    return { reply, deadLetter };
  }
}
