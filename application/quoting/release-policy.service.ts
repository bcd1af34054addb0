import { findLookAlike } from '../../domain/customers/look-alike.js';
import type { PublicSuffixList } from '../../domain/customers/public-suffix-list.port.js';
import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import {
  type AutomatedMailReason,
  findAutomatedMailReason,
  isMachineAnswer,
} from '../../domain/inbound-mail/automated-mail.js';
import { getSenderDomain, type InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { MailAccountRepository } from '../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { type Authenticity, evaluateAuthenticity } from '../../domain/inbound-mail/sender-authenticity.js';
import type { Settings } from '../../domain/operations/settings.js';
import type { PricedShipment } from '../../domain/quoting/quotation.js';
import {
  decideRelease,
  provesSender,
  type ReleaseDecision,
  type ReleaseFacts,
} from '../../domain/quoting/release-policy.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import { resolveFairnessKey } from '../jobs/fairness-key.js';

/** An email as read and priced. */
export interface AssessedEmail {
  readonly email: InboundEmail;
  readonly request: ShipmentRequest;
  /** Undefined where the email asks for no quotation. */
  readonly shipment: PricedShipment | undefined;
  /** Names of documents that may hold cargo data and that were not parsed. */
  readonly unparsedAttachments: readonly string[];
  /** Whether the email, or a file that is all of it, is closed to us. */
  readonly isEncrypted?: boolean;
  readonly settings: Settings;
}

/** Recent replies, by which mail loops are detected. */
export type ReplyRate = Pick<
  ReleaseFacts,
  'repliesToAddressLastHour' | 'repliesToDomainLastHour' | 'repliesToThread' | 'exceedsDuplicateLimit'
>;

/** No recent replies: a user handles the quotation, so that no mail loop is possible. */
export const HANDLED_BY_STAFF: ReplyRate = { repliesToAddressLastHour: 0 };

/** Applies the release policy to an email: with the same facts when it is answered, repriced and corrected. */
export class ReleasePolicyService {
  constructor(
    private readonly recognizedDomains: Pick<RecognizedDomainRepository, 'findBySender' | 'all'>,
    private readonly registry: PublicSuffixList,
    /** The mailboxes of this installation, lower case: mail from them is never answered. */
    private readonly ownAddresses: readonly string[],
    private readonly mailAccounts: Pick<MailAccountRepository, 'findByAddress'>,
  ) {}

  /** Why the email counts as automated; undefined if it does not. */
  findAutomatedReason(email: InboundEmail): AutomatedMailReason | undefined {
    return findAutomatedMailReason(email, this.ownAddresses);
  }

  /** Whether the email comes from the domain in its From. */
  checkAuthenticity(email: InboundEmail): Authenticity {
    return evaluateAuthenticity(email.authenticationResults, getSenderDomain(email));
  }

  /** Whether the email counts as its sender's own, by its proof or by the settings' trust. */
  isProven(email: InboundEmail, settings: Settings): boolean {
    return provesSender({ authenticity: this.checkAuthenticity(email), settings, channel: email.channel });
  }

  /** The fairness key of the answer. */
  resolveFairnessKey(email: InboundEmail): Promise<string> {
    return resolveFairnessKey(email, this.recognizedDomains);
  }

  /** The release decision. What an unparsed document holds may differ from the text, however complete that is. */
  async decide(assessed: AssessedEmail, replyRate: ReplyRate): Promise<ReleaseDecision> {
    const { email, request, shipment, unparsedAttachments, isEncrypted = false, settings } = assessed;
    const domain = getSenderDomain(email);
    const { fromAddress } = email;
    const sender = fromAddress === undefined ? undefined : await this.recognizedDomains.findBySender(fromAddress);
    return decideRelease({
      automatic: this.findAutomatedReason(email),
      isMachineAnswer: isMachineAnswer(email, this.ownAddresses),
      isQuotationRequest: request.isQuotationRequest,
      request,
      replyAddress: email.fromAddress,
      sender,
      resembles: sender || domain === undefined ? undefined : await this.findLookAlikeDomain(domain),
      authenticity: this.checkAuthenticity(email),
      channel: email.channel,
      shipment,
      unparsedAttachments,
      isEncrypted,
      settings: (await this.isInShadow(email)) ? { ...settings, autonomy: 'propose' } : settings,
      ...replyRate,
    });
  }

  /** Whether the email came to a connected mailbox from which nothing leaves by itself, but to customers whose entry says so. */
  private async isInShadow({ receivedBy }: InboundEmail): Promise<boolean> {
    if (receivedBy === undefined) return false;
    const account = await this.mailAccounts.findByAddress(receivedBy);
    return account !== undefined && !account.sendsByItself;
  }

  private async findLookAlikeDomain(domain: string): Promise<string | undefined> {
    const readable = (one: string) => this.registry.toUnicodeDomain(one);
    const known = (await this.recognizedDomains.all()).map(({ mailDomain }) => readable(mailDomain));
    return findLookAlike(readable(domain), known);
  }
}
