import { extractMailDomain } from '../../domain/customers/mail-domain.js';
import type { Airport } from '../../domain/geography/airport.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { Hasher } from '../../domain/hasher.port.js';
import { buildEmailIdentity, type StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { PricingTexts } from '../../domain/operations/pricing-texts.js';
import { findLiabilityClause, listCompanyLines, type ReplyFacts } from '../../domain/operations/reply-facts.js';
import type { Settings } from '../../domain/operations/settings.js';
import type { NewOutboundEmail } from '../../domain/outbound-mail/outbound-email.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import { type AirportTerms, buildReplyModel, type ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import type { ReplyRenderer } from '../../domain/outbound-mail/reply-renderer.port.js';
import type { CompleteCharges } from '../../domain/pricing/complete-charges.js';
import { EditedIncotermProfiles } from '../../domain/pricing/incoterm/edited-incoterm-profiles.js';
import type { IncotermProfile, IncotermProfiles } from '../../domain/pricing/incoterm/incoterm-profiles.port.js';
import type { AnswerLinks } from '../../domain/quoting/outcome/answer-links.port.js';
import type { PricedShipment, Quotation } from '../../domain/quoting/quotation.js';
import { type Disclaimer, selectDisclaimers } from '../../domain/tariff/airport-terms/disclaimer.js';
import type { DisclaimerRepository } from '../../domain/tariff/airport-terms/disclaimer.repository.js';
import type { MawbConsigneeRepository } from '../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import type { TaxRateRepository } from '../../domain/tariff/tax/tax-rate.repository.js';

/** Dependencies for looking up a reply's configured texts. */
export interface ReplyComposerDependencies {
  readonly reference: AirportDirectory;
  readonly taxRates: Pick<TaxRateRepository, 'findByCountry'>;
  readonly consignments: Pick<MawbConsigneeRepository, 'findByAirport'>;
  readonly disclaimers: Pick<DisclaimerRepository, 'all'>;
  readonly outboundEmails: Pick<OutboundEmailRepository, 'findByQuotation'>;
  /** Where what the forwarder says of itself is kept. */
  readonly settings: {
    getCurrent(): Promise<ReplyFacts & Pick<PricingTexts, 'incotermProfiles'> & Pick<Settings, 'answerLinks'>>;
  };
}

/** The parts of a reply that do not depend on the quotation's number, gathered before anything is written. */
export interface ReplyContext {
  readonly createModel: (quotation: Quotation, originalSubject: string) => ReplyModel;
}

/** A reply as it would be sent now. */
export interface ReplyDraft {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the reply of a quotation: the same for sending, approving and looking at it. */
export class ReplyComposer {
  constructor(
    private readonly dependencies: ReplyComposerDependencies,
    private readonly profiles: IncotermProfiles,
    private readonly renderer: ReplyRenderer,
    private readonly hasher: Hasher,
    /** The system's mailbox, the sender of replies to mail that came to no connected one. */
    private readonly mailbox: string,
    /** Undefined: replies carry no links. */
    private readonly answerLinks?: AnswerLinks,
  ) {}

  /** What the reply of a stored quotation needs, as it stands. */
  loadContextOf(quotation: Quotation): Promise<ReplyContext> {
    return this.loadContext(quotation, { id: quotation.id, lastRevision: quotation.revision - 1 });
  }

  /**
   * Looks up the configured texts of the airport, or of those of several shipments.
   * @param replaced the quotation that is revised, up to the last of its revisions that may have been sent
   */
  async loadContext(
    quoted: Pick<PricedShipment, 'charges' | 'furtherShipments'>,
    replaced?: { readonly id: number; readonly lastRevision: number },
  ): Promise<ReplyContext> {
    const replacesSentReply = replaced !== undefined && (await this.hasSentReply(replaced.id, replaced.lastRevision));
    const airports = await this.dependencies.reference.airports();
    const disclaimers = await this.dependencies.disclaimers.all();
    const facts = await this.dependencies.settings.getCurrent();
    const load = async ({ charges }: Pick<PricedShipment, 'charges'>) => ({
      ...(await this.loadAirportTerms(charges, airports, disclaimers)),
      profile: this.selectProfile(charges, facts.incotermProfiles),
      company: {
        lines: listCompanyLines(facts),
        paymentTerms: facts.paymentTerms || undefined,
        liability: findLiabilityClause(facts, charges.country),
      },
    });
    const [terms, furtherTerms] = await Promise.all([
      load(quoted),
      Promise.all((quoted.furtherShipments ?? []).map(load)),
    ]);
    return {
      createModel: (quotation, originalSubject) =>
        buildReplyModel({
          ...{ ...terms, furtherTerms, replacesSentReply, quotation, originalSubject },
          answerUrl: facts.answerLinks ? this.createAnswerUrl(quotation) : undefined,
        }),
    };
  }

  /** What is only looked at has no number, and no link. */
  private createAnswerUrl({ id: quotationId, revision, createdAt }: Quotation): string | undefined {
    return quotationId > 0 ? this.answerLinks?.createUrl({ quotationId, revision, createdAt }) : undefined;
  }

  /** Whether a reply with the revision, or one before it, has left. */
  private async hasSentReply(quotationId: number, lastRevision: number): Promise<boolean> {
    for (let revision = lastRevision; revision >= 1; revision -= 1) {
      const reply = await this.dependencies.outboundEmails.findByQuotation(quotationId, revision);
      if (reply?.state === 'sent') return true;
    }
    return false;
  }

  /** As staff have set the term; the total holds what it held when it was priced. */
  private selectProfile({ incoterm, inTotal }: CompleteCharges, incotermProfiles: string): IncotermProfile {
    const profile = new EditedIncotermProfiles(incotermProfiles, this.profiles).get(incoterm);
    return inTotal ? { ...profile, categoriesInTotal: inTotal } : profile;
  }

  private async loadAirportTerms(
    { airport: code, country }: CompleteCharges,
    airports: readonly Airport[],
    disclaimers: readonly Disclaimer[],
  ): Promise<Omit<AirportTerms, 'profile'>> {
    const airport = airports.find((one) => one.code === code);
    const [taxRate, mawbConsignee] = await Promise.all([
      this.dependencies.taxRates.findByCountry(country),
      airport ? this.dependencies.consignments.findByAirport(airport.id) : undefined,
    ]);
    return {
      airport,
      taxRate,
      mawbConsignee,
      disclaimers: airport ? selectDisclaimers(airport.id, disclaimers) : [],
    };
  }

  /** The reply's subject and its text and HTML versions. */
  async draft(quotation: Quotation, originalSubject: string, context: ReplyContext): Promise<ReplyDraft> {
    const model = context.createModel(quotation, originalSubject);
    const rendered = await this.renderer.render(model);
    return { subject: model.subject, ...rendered };
  }

  /** The mail that reminds the customer of a sent quotation. */
  async draftReminder(quotation: Quotation, originalSubject: string, context: ReplyContext): Promise<ReplyDraft> {
    const model = context.createModel(quotation, originalSubject);
    return { subject: model.subject, ...(await this.renderer.renderReminder(model)) };
  }

  /**
   * The mail that carries a drafted reply. It goes to the From mailbox of the request and nowhere else (rule 17); its
   * Message-ID follows from the quotation, so that writing it twice makes the same mail.
   */
  toOutboundEmail(
    quotation: Quotation,
    email: StoredEmail,
    reply: ReplyDraft,
    createdAt: Date,
    notBefore: Date,
  ): NewOutboundEmail {
    const key = this.hasher.sha256(`${quotation.id}\n${quotation.revision}\n${buildEmailIdentity(email)}`).slice(0, 20);
    const mailbox = email.receivedBy ?? this.mailbox;
    const domain = extractMailDomain(mailbox) ?? 'localhost';
    return {
      quotationId: quotation.id,
      revision: quotation.revision,
      messageId: `<q${quotation.id}.r${quotation.revision}.${key}@${domain}>`,
      from: mailbox,
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
