import type { Clock } from '../../domain/clock.port.js';
import { DAY_MS } from '../../domain/durations.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { Quotation, QuotationDraft } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';
import type { TransactionScope } from '../persistence/unit-of-work.port.js';
import type { AttachmentExtraction } from './attachment-extraction.js';
import type { PricingService } from './pricing.service.js';
import { HANDLED_BY_STAFF, type ReleasePolicyService } from './release-policy.service.js';

/** A quotation and the email that it answers. */
export interface QuotationWithEmail {
  readonly quotation: Quotation;
  readonly email: StoredEmail;
}

/** Where quotations in hand are looked up. */
export interface QuotationReviserDependencies {
  readonly quotations: QuotationRepository;
  readonly emails: InboundEmailRepository;
  readonly settings: SettingsRepository;
}

/** Makes a person's next revision of a quotation: repricing and correcting take the same way. */
export class QuotationReviser {
  constructor(
    private readonly dependencies: QuotationReviserDependencies,
    private readonly pricing: PricingService,
    private readonly releasePolicy: ReleasePolicyService,
    private readonly attachmentExtraction: AttachmentExtraction,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown id. */
  async load(quotationId: number): Promise<QuotationWithEmail> {
    const quotation = await this.dependencies.quotations.find(quotationId);
    const email = quotation && (await this.dependencies.emails.find(quotation.emailId));
    if (!quotation || !email) throw createNotFoundError('quotation', quotationId);
    return { quotation, email };
  }

  /** The request priced from today's tariff and judged anew; it needs review to send it. */
  async draft({ quotation, email }: QuotationWithEmail, request: ShipmentRequest): Promise<QuotationDraft> {
    const settings = await this.dependencies.settings.getCurrent();
    const shipment = await this.pricing.price(request);
    const { unparsed: unparsedAttachments } = await this.attachmentExtraction.extract(
      email.attachments,
      settings.maxAttachmentMb,
    );
    const assessed = { email, request, shipment, unparsedAttachments, settings };
    const { decision, reasons } = await this.releasePolicy.decide(assessed, HANDLED_BY_STAFF);
    const createdAt = this.clock.now();
    return {
      ...shipment,
      emailId: email.id,
      clientEmail: quotation.clientEmail,
      status: 'pending',
      // A person has it in hand: it is sent as a quotation, whatever is missing.
      releaseDecision: { decision, reasons },
      createdAt,
      validUntil: new Date(createdAt.getTime() + settings.validityDays * DAY_MS),
    };
  }

  /**
   * Keeps the next revision; a reply of the one before that has not left yet stays here.
   * @throws DomainError `conflict` where somebody else has revised or decided the quotation meanwhile
   */
  async store(tx: TransactionScope, { quotation }: QuotationWithEmail, draft: QuotationDraft): Promise<Quotation> {
    const revised = await tx.quotations.revise(quotation.revise(draft));
    const waiting = await tx.outboundEmails.findByQuotation(quotation.id, quotation.revision);
    if (waiting?.state === 'waiting') {
      const reason = `Replaced by revision ${revised.revision} before it was sent.`;
      await tx.outboundEmails.markFailed(waiting.id, 'replaced', reason);
    }
    return revised;
  }
}
