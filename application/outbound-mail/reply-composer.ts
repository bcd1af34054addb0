import type { Consignments } from '../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import { disclaimersFor } from '../../domain/tariff/airport-terms/disclaimer.js';
import type { Disclaimers } from '../../domain/tariff/airport-terms/disclaimer.repository.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import type { Digest } from '../../domain/hasher.port.js';
import { identityOf, type KeptEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { IncotermProfiles } from '../../domain/pricing/incoterm/incoterm-profiles.port.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import { mailDomainOf } from '../../domain/customers/mail-domain.js';
import type { OutboxDraft } from '../../domain/outbound-mail/outbound-email.js';
import type { ReplyFace } from '../../domain/outbound-mail/reply-renderer.port.js';
import { type ReplyModel, replyModel } from '../../domain/outbound-mail/reply-model.js';
import type { TaxRates } from '../../domain/tariff/tax/tax-rate.repository.js';

/** Where the standing texts of a reply come from. */
export interface ReplySources {
  readonly reference: ReferenceData;
  readonly taxRates: Pick<TaxRates, 'of'>;
  readonly consignments: Pick<Consignments, 'forAirport'>;
  readonly disclaimers: Pick<Disclaimers, 'all'>;
}

/** The parts of a reply that do not depend on the quotation's number, gathered before anything is written. */
export interface ReplyBackground {
  readonly model: (quotation: Quotation, originalSubject: string) => ReplyModel;
}

/** A reply as it would leave now. */
export interface DraftedReply {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the reply of a quotation: the same for sending, approving and looking at it. */
export class ReplyDrafting {
  constructor(
    private readonly sources: ReplySources,
    private readonly profiles: IncotermProfiles,
    private readonly face: ReplyFace,
    private readonly digest: Digest,
    /** The desk's mailbox, the sender of every reply. */
    private readonly mailbox: string,
  ) {}

  /** Looks up the airport's standing texts. @param airportCode IATA code @param countryCode ISO alpha-2 */
  async background(airportCode: string, countryCode: string): Promise<ReplyBackground> {
    const airports = await this.sources.reference.airports();
    const airport = airports.find((one) => one.code === airportCode);
    const [taxRate, consignment, disclaimers] = await Promise.all([
      this.sources.taxRates.of(countryCode),
      airport ? this.sources.consignments.forAirport(airport.id) : undefined,
      this.sources.disclaimers.all(),
    ]);
    return {
      model: (quotation, originalSubject) =>
        replyModel({
          quotation,
          originalSubject,
          airport,
          profile: this.profiles.of(quotation.charges.incoterm),
          taxRate,
          consignment,
          disclaimers: airport ? disclaimersFor(airport.id, disclaimers) : [],
        }),
    };
  }

  /** The reply's subject and faces. */
  async draft(quotation: Quotation, originalSubject: string, background: ReplyBackground): Promise<DraftedReply> {
    const model = background.model(quotation, originalSubject);
    const faces = await this.face.render(model);
    return { subject: model.subject, ...faces };
  }

  /**
   * The mail that carries a drafted reply. It goes to the From mailbox of the request and nowhere else (decision 17); its
   * Message-ID follows from the quotation, so that writing it twice makes the same mail.
   */
  address(quotation: Quotation, email: KeptEmail, reply: DraftedReply, createdAt: Date, notBefore: Date): OutboxDraft {
    const key = this.digest.sha256(`${quotation.id}\n${quotation.revision}\n${identityOf(email)}`).slice(0, 20);
    const domain = mailDomainOf(this.mailbox) ?? 'localhost';
    return {
      quotationId: quotation.id,
      revision: quotation.revision,
      messageId: `<q${quotation.id}.r${quotation.revision}.${key}@${domain}>`,
      from: this.mailbox,
      to: quotation.clientEmail,
      subject: reply.subject,
      text: reply.text,
      html: reply.html,
      inReplyTo: email.messageId,
      references: email.messageId ? [...email.references, email.messageId] : email.references,
      createdAt,
      notBefore,
    };
  }
}
