import type { ActivityLog } from '../operations/activity/activity-log.repository.js';
import type { Authenticity } from '../../domain/inbound-mail/authentication.js';
import { type IncomingEmail, senderDomainOf } from '../../domain/inbound-mail/inbound-email.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import { mayGoOnWith, threadTies } from '../../domain/inbound-mail/thread.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { isOwnDomain, type MailDomainRegistry } from '../../domain/customers/public-suffix-list.port.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';

/** Numbers of a subject that are looked up: people name one or two. */
const MOST_NAMED = 5;

/** Where a thread is looked up. */
export interface ThreadSources {
  readonly quotations: Pick<Quotations, 'find'>;
  readonly emails: Pick<IncomingEmails, 'quotationOfMessage'>;
  readonly outbox: Pick<Outbox, 'withMessageId' | 'countOfQuotation'>;
  readonly activity: Pick<ActivityLog, 'ofQuotation'>;
}

/** Ties a customer's answer to the quotation that it answers (decision 15). */
export class EmailThread {
  constructor(
    private readonly sources: ThreadSources,
    private readonly registry: MailDomainRegistry,
  ) {}

  /**
   * The quotation that an email goes on with: it names a Message-ID of ours or of the customer's earlier mail, or the number
   * in its subject, and comes from the customer of that quotation. What a forger writes belongs to no thread.
   */
  async quotationOf(email: IncomingEmail, authenticity: Authenticity): Promise<Quotation | undefined> {
    if (authenticity === 'failed') return undefined;
    const { messageIds, quotationIds } = threadTies(email);
    const answered = await this.sources.outbox.withMessageId(messageIds);
    // A subject that names two quotations names none: which one is meant is for a person to say.
    const tagged = quotationIds.length === 1 ? quotationIds[0] : undefined;
    const id = answered?.quotationId ?? tagged ?? (await this.sources.emails.quotationOfMessage(messageIds));
    const quotation = id === undefined ? undefined : await this.sources.quotations.find(id);
    return quotation && mayGoOnWith(quotation, email, isOwnDomain(senderDomainOf(email), this.registry))
      ? quotation
      : undefined;
  }

  /** Whether an email that belongs to no thread names one all the same: its writer believes to answer us. */
  async namesOurs(email: IncomingEmail): Promise<boolean> {
    const { messageIds, quotationIds } = threadTies(email);
    if (await this.sources.outbox.withMessageId(messageIds)) return true;
    const named = quotationIds.slice(0, MOST_NAMED).map((id) => this.sources.quotations.find(id));
    return (await Promise.all(named)).some((quotation) => quotation !== undefined);
  }

  /** Replies to a quotation's thread since a person last acted on it; an approval is such an act (decision 18). */
  async repliesSinceAPerson(quotation: Quotation): Promise<number> {
    const events = await this.sources.activity.ofQuotation(quotation.id);
    const acts = events.filter((event) => event.actor !== 'system').map((event) => event.at.getTime());
    const lastAct = acts.length === 0 ? undefined : new Date(Math.max(...acts));
    return this.sources.outbox.countOfQuotation(quotation.id, lastAct);
  }
}
