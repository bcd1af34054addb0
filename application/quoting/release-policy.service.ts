import { type Authenticity, authenticityOf } from '../../domain/inbound-mail/authentication.js';
import { type AutomaticReason, automaticReason } from '../../domain/inbound-mail/automated-mail.js';
import { type IncomingEmail, senderDomainOf } from '../../domain/inbound-mail/inbound-email.js';
import type { PricedShipment } from '../../domain/quoting/quotation.js';
import { type GateFacts, type GateVerdict, sendGate } from '../../domain/quoting/release-policy.js';
import { resembledDomain } from '../../domain/customers/look-alike.js';
import type { MailDomainRegistry } from '../../domain/customers/public-suffix-list.port.js';
import type { RecognizedSenders } from '../../domain/customers/recognized-domain.repository.js';
import type { DeskSettings } from '../../domain/operations/settings.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import { shareOfSender } from '../jobs/fairness-key.js';

/** An email as read and priced. */
export interface JudgedEmail {
  readonly email: IncomingEmail;
  readonly request: ShipmentRequest;
  /** Undefined where the email asks for no quotation. */
  readonly shipment: PricedShipment | undefined;
  /** Names of documents that may hold cargo data and that nobody has read. */
  readonly unreadDocuments: readonly string[];
  readonly settings: DeskSettings;
}

/** Replies of late, by which machines that answer each other are noticed. */
export type RecentReplies = Pick<
  GateFacts,
  'repliesToAddressLastHour' | 'repliesToDomainLastHour' | 'repliesToThread' | 'sameWordsExhausted'
>;

/** Where a person has the quotation in hand, no machine answers another one. */
export const IN_A_PERSONS_HANDS: RecentReplies = { repliesToAddressLastHour: 0 };

/** Brings an email before the send gate: the same facts when it is answered, repriced and corrected. */
export class EmailGate {
  constructor(
    private readonly senders: Pick<RecognizedSenders, 'find' | 'all'>,
    private readonly registry: MailDomainRegistry,
    /** The desk's own mailboxes, lower case: mail from them is never answered. */
    private readonly ownAddresses: readonly string[],
  ) {}

  /** Why a machine wrote the email; undefined where a person may have. */
  automatic(email: IncomingEmail): AutomaticReason | undefined {
    return automaticReason(email, this.ownAddresses);
  }

  /** Whether the email comes from the domain in its From. */
  authenticity(email: IncomingEmail): Authenticity {
    return authenticityOf(email.authenticationResults, senderDomainOf(email));
  }

  /** Whose share of the work the answer counts for. */
  shareOf(email: IncomingEmail): Promise<string> {
    return shareOfSender(email, this.senders);
  }

  /** What the gate says. A document matters only where its email leaves something open. */
  async verdict(judged: JudgedEmail, replies: RecentReplies): Promise<GateVerdict> {
    const { email, request, shipment, unreadDocuments, settings } = judged;
    const domain = senderDomainOf(email);
    const sender = domain === undefined ? undefined : await this.senders.find(domain);
    const isOpen = shipment !== undefined && shipment.missingFacts.length > 0;
    return sendGate({
      automatic: this.automatic(email),
      isQuotationRequest: request.isQuotationRequest,
      replyAddress: email.fromAddress,
      sender,
      resembles: sender || domain === undefined ? undefined : await this.resembled(domain),
      authenticity: this.authenticity(email),
      door: email.door,
      shipment,
      unreadAttachments: isOpen ? unreadDocuments : [],
      settings,
      ...replies,
    });
  }

  private async resembled(domain: string): Promise<string | undefined> {
    const readable = (one: string) => this.registry.readableDomain(one);
    const known = (await this.senders.all()).map(({ mailDomain }) => readable(mailDomain));
    return resembledDomain(readable(domain), known);
  }
}
