import type { Clock } from '../../domain/clock.port.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { PricedShipment } from '../../domain/quoting/priced-shipment.js';
import type { Quotation, QuotationDraft } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { computeValidUntil } from '../../domain/quoting/quotation-validity.js';
import { getWholeRequest } from '../../domain/quoting/quoted-shipments.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';
import type { TransactionScope } from '../persistence/unit-of-work.port.js';
import type { AttachmentExtraction } from './attachment-extraction.js';
import type { PricingService } from './pricing.service.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';
import { HANDLED_BY_STAFF, type ReleasePolicyService } from './release-policy.service.js';

/** A quotation and the email that it answers. */
export interface QuotationWithEmail {
  readonly quotation: Quotation;
  readonly email: StoredEmail;
}

/** Dependencies for looking up quotations. */
export interface QuotationReviserDependencies {
  readonly quotations: QuotationRepository;
  readonly emails: InboundEmailRepository;
  readonly settings: SettingsRepository;
}

/** Creates the next revision of a quotation on a user's request: for repricing and for corrections. */
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

  /** @throws DomainError `invalid` where a corrected origin is no airport; what was read or kept before is left */
  async assertCorrectedOrigin(code: string | undefined, before: string | undefined): Promise<void> {
    if (code !== before) await this.pricing.assertOriginAirport(code);
  }

  /** The request priced from today's tariff with a new release decision; it is held for review. */
  async draft(loaded: QuotationWithEmail, request: ShipmentRequest): Promise<QuotationDraft> {
    return this.assess(loaded, await this.pricing.priceAgain(request, loaded.quotation, loaded.email.fromAddress));
  }

  /** A priced shipment with a new release decision; it is held for review. */
  async assess({ quotation, email }: QuotationWithEmail, shipment: PricedShipment): Promise<QuotationDraft> {
    const settings = await this.dependencies.settings.getCurrent();
    const request = getWholeRequest(shipment);
    const { unparsed: unparsedAttachments } = await this.attachmentExtraction.extract(email, settings);
    const assessed = { email, request, shipment, unparsedAttachments, settings };
    const { decision, reasons } = await this.releasePolicy.decide(assessed, HANDLED_BY_STAFF);
    const createdAt = this.clock.now();
    return {
      ...shipment,
      emailId: email.id,
      clientEmail: quotation.clientEmail,
      ...(quotation.customerNote ? { customerNote: quotation.customerNote } : {}),
      status: 'pending',
      // A user is handling it: it is sent as a quotation, whatever is missing.
      releaseDecision: { decision, reasons },
      createdAt,
      validUntil: computeValidUntil(createdAt, settings.validityDays, shipment),
    };
  }

  /**
   * Stores the next revision; an unsent reply of the previous one is not sent.
   * @throws DomainError `conflict` if the quotation was revised or decided meanwhile
   */
  async store(tx: TransactionScope, { quotation }: QuotationWithEmail, draft: QuotationDraft): Promise<Quotation> {
    return this.storeRevision(tx, quotation, quotation.revise(draft));
  }

  /** Stores a revision as it is; otherwise as `store`. */
  async storeRevision(tx: TransactionScope, quotation: Quotation, next: Quotation): Promise<Quotation> {
    const revised = await tx.quotations.revise(next);
    const waiting = await tx.outboundEmails.findByQuotation(quotation.id, quotation.revision);
    if (waiting?.state === 'waiting') {
      const reason = QUOTING_MESSAGES.replacedByRevision(revised.revision);
      await tx.outboundEmails.markFailed(waiting.id, 'replaced', reason);
    }
    return revised;
  }
}
