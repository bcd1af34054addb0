import { isPrivateMailDomain, type PublicSuffixList } from '../../domain/customers/public-suffix-list.port.js';
import { getSenderDomain, type InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { Authenticity } from '../../domain/inbound-mail/sender-authenticity.js';
import { canContinueQuotation, extractThreadReferences } from '../../domain/inbound-mail/thread.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';

/** Maximum quotation numbers of a subject that are looked up. */
const MAX_REFERENCED_QUOTATIONS = 5;

/** Where a thread is looked up. */
export interface ThreadMatcherDependencies {
  readonly quotations: Pick<QuotationRepository, 'find'>;
  readonly emails: Pick<InboundEmailRepository, 'findText' | 'findQuotationByMessageId'>;
  readonly outboundEmails: Pick<OutboundEmailRepository, 'findByMessageId' | 'findByQuotation' | 'countByQuotation'>;
  readonly activity: Pick<ActivityLogRepository, 'findLastHumanActionAt'>;
}

/** Matches a customer's answer to its quotation (rule 15). */
export class ThreadMatcher {
  constructor(
    private readonly dependencies: ThreadMatcherDependencies,
    private readonly registry: PublicSuffixList,
  ) {}

  /**
   * The quotation that an email continues: it names a Message-ID of ours or of the customer's earlier mail, or the
   * number in its subject, and comes from the customer of that quotation. Unauthenticated mail belongs to no thread.
   */
  async findQuotation(email: InboundEmail, authenticity: Authenticity): Promise<Quotation | undefined> {
    if (authenticity === 'failed') return undefined;
    const { messageIds, quotationIds } = extractThreadReferences(email);
    const answered = await this.dependencies.outboundEmails.findByMessageId(messageIds);
    // A subject that names two quotations is ambiguous: staff decide which one is meant.
    const tagged = quotationIds.length === 1 ? quotationIds[0] : undefined;
    const id = answered?.quotationId ?? tagged ?? (await this.dependencies.emails.findQuotationByMessageId(messageIds));
    const quotation = id === undefined ? undefined : await this.dependencies.quotations.find(id);
    return quotation &&
      canContinueQuotation(quotation, email, isPrivateMailDomain(getSenderDomain(email), this.registry))
      ? quotation
      : undefined;
  }

  /** The bodies that an answer may quote: our newest reply, and the mail that the quotation was made or revised for. */
  async loadEarlierTexts(quotation: Quotation): Promise<readonly string[]> {
    const reply = await this.dependencies.outboundEmails.findByQuotation(quotation.id);
    const text = await this.dependencies.emails.findText(quotation.emailId);
    return [reply?.text, text].filter((one) => one !== undefined);
  }

  /** Whether an email that belongs to no thread refers to one: its writer means to answer us. */
  async referencesKnownQuotation(email: InboundEmail): Promise<boolean> {
    const { messageIds, quotationIds } = extractThreadReferences(email);
    if (await this.dependencies.outboundEmails.findByMessageId(messageIds)) return true;
    const named = quotationIds.slice(0, MAX_REFERENCED_QUOTATIONS).map((id) => this.dependencies.quotations.find(id));
    return (await Promise.all(named)).some((quotation) => quotation !== undefined);
  }

  /** Replies to a quotation's thread since a user last acted on it; an approval is such an action (rule 18). */
  async countRepliesSinceLastHumanAction(quotation: Quotation): Promise<number> {
    const lastAction = await this.dependencies.activity.findLastHumanActionAt(quotation.id);
    return this.dependencies.outboundEmails.countByQuotation(quotation.id, lastAction);
  }
}
