import type { EmailState, KeptEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { EmailSummary, IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { OutboxReply, OutboxState } from '../../domain/outbound-mail/outbound-email.js';
import { pageWindow } from '../persistence/pagination.js';
import type { BuriedWork, WorkKind, WorkQueue } from '../jobs/job-queue.port.js';

/** One page of a list, and how long the whole list is. */
export interface MailPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A received email, and its work where that was given up. */
export interface ReviewedEmail {
  readonly email: KeptEmail;
  readonly buried: BuriedWork | undefined;
}

/** A reply, and its work where that was given up. */
export interface ReviewedReply {
  readonly reply: OutboxReply;
  readonly buried: BuriedWork | undefined;
}

/** Lets staff look through the mail that came in and the replies that leave. */
export class ReviewMail {
  constructor(
    private readonly emails: IncomingEmails,
    private readonly outbox: Outbox,
    private readonly queue: WorkQueue,
  ) {}

  /** One page of received mail, the newest first. @param page counted from 1 */
  received(state: EmailState | undefined, page: number, pageSize: number): Promise<MailPage<EmailSummary>> {
    return this.emails.page({ state, ...pageWindow(page, pageSize) });
  }

  /** @throws RuleViolation `missing` for an unknown id */
  async email(id: number): Promise<ReviewedEmail> {
    const email = await this.emails.find(id);
    if (!email) throw unknownRecord('email', id);
    return { email, buried: await this.buriedWork('answer-email', id) };
  }

  /** One page of the outbox, the newest first. @param page counted from 1 */
  replies(state: OutboxState | undefined, page: number, pageSize: number): Promise<MailPage<OutboxReply>> {
    return this.outbox.page({ state, ...pageWindow(page, pageSize) });
  }

  /** @throws RuleViolation `missing` for an unknown id */
  async reply(id: number): Promise<ReviewedReply> {
    const reply = await this.outbox.find(id);
    if (!reply) throw unknownRecord('reply', id);
    return { reply, buried: await this.buriedWork('send-reply', id) };
  }

  private async buriedWork(kind: WorkKind, subjectId: number): Promise<BuriedWork | undefined> {
    return (await this.queue.buried()).find((work) => work.kind === kind && work.subjectId === subjectId);
  }
}
