import type { Clock } from '../../domain/clock.port.js';
import { DAY_MS } from '../../domain/durations.js';
import type { KeptEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { Quotation, QuotationDraft } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import type { SettingsShelf } from '../operations/settings/settings.repository.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { DocumentReading } from './attachment-extraction.js';
import { type EmailGate, IN_A_PERSONS_HANDS } from './release-policy.service.js';
import type { ShipmentPricing } from './pricing.service.js';
import { holdUnchanged } from '../persistence/optimistic-lock.js';
import type { Desk } from '../persistence/unit-of-work.port.js';

/** A quotation and the email that it answers. */
export interface QuotationInHand {
  readonly quotation: Quotation;
  readonly email: KeptEmail;
}

/** Where quotations in hand are looked up. */
export interface RevisingSources {
  readonly quotations: Quotations;
  readonly emails: IncomingEmails;
  readonly settings: SettingsShelf;
}

/** Makes a person's next revision of a quotation: repricing and correcting take the same way. */
export class QuotationRevising {
  constructor(
    private readonly sources: RevisingSources,
    private readonly pricing: ShipmentPricing,
    private readonly gate: EmailGate,
    private readonly documents: DocumentReading,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `missing` for an unknown id. */
  async inHand(quotationId: number): Promise<QuotationInHand> {
    const quotation = await this.sources.quotations.find(quotationId);
    const email = quotation && (await this.sources.emails.find(quotation.emailId));
    if (!quotation || !email) throw unknownRecord('quotation', quotationId);
    return { quotation, email };
  }

  /** The request priced from today's tariff and judged anew; it waits for a person to send it. */
  async draft({ quotation, email }: QuotationInHand, request: ShipmentRequest): Promise<QuotationDraft> {
    const settings = await this.sources.settings.current();
    const shipment = await this.pricing.price(request);
    const { unread } = await this.documents.read(email.attachments, settings.maxAttachmentMb);
    const judged = { email, request, shipment, unreadDocuments: unread, settings };
    const { decision, reasons } = await this.gate.verdict(judged, IN_A_PERSONS_HANDS);
    const createdAt = this.clock.now();
    return {
      ...shipment,
      emailId: email.id,
      clientEmail: quotation.clientEmail,
      status: 'pending',
      // A person has it in hand: it is sent as a quotation, whatever is missing.
      gate: { decision, reasons },
      createdAt,
      validUntil: new Date(createdAt.getTime() + settings.validityDays * DAY_MS),
    };
  }

  /**
   * Keeps the next revision; a reply of the one before that has not left yet stays here.
   * @throws RuleViolation `conflict` where somebody else has revised or decided the quotation meanwhile
   */
  async keep(desk: Desk, { quotation }: QuotationInHand, draft: QuotationDraft): Promise<Quotation> {
    await holdUnchanged(desk, quotation);
    const revised = await desk.quotations.revise(quotation.id, draft);
    const waiting = await desk.outbox.ofQuotation(quotation.id, quotation.revision);
    if (waiting?.state === 'waiting') {
      const reason = `Replaced by revision ${revised.revision} before it was sent.`;
      await desk.outbox.markFailed(waiting.id, 'replaced', reason);
    }
    return revised;
  }
}
