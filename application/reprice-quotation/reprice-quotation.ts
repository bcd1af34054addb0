import type { Clock } from '../../domain/clock.port.js';
import { authenticityOf } from '../../domain/incoming-email/authenticity.js';
import { automaticReason } from '../../domain/incoming-email/automatic-mail.js';
import { senderDomainOf } from '../../domain/incoming-email/incoming-email.js';
import type { IncomingEmails } from '../../domain/incoming-email/incoming-emails.port.js';
import { unreadDocuments } from '../../domain/incoming-email/unread-attachments.js';
import { type Quotation, quotationNumber } from '../../domain/quotation/quotation.js';
import type { Quotations } from '../../domain/quotation/quotations.port.js';
import { sendGate } from '../../domain/quotation/send-gate.js';
import type { RecognizedSenders } from '../../domain/recognized-sender/recognized-senders.port.js';
import { RuleViolation } from '../../domain/rule-violation.js';
import type { SettingsShelf } from '../../domain/settings/settings-shelf.port.js';
import type { ShipmentPricing } from '../shipment-pricing.js';
import type { UnitOfWork } from '../unit-of-work.port.js';

const DAY_MS = 86_400_000;

/** Prices a quotation again from today's tariff, as a new revision that waits for a person to send it. */
export class RepriceQuotation {
  constructor(
    private readonly quotations: Quotations,
    private readonly emails: IncomingEmails,
    private readonly senders: RecognizedSenders,
    private readonly settings: SettingsShelf,
    private readonly pricing: ShipmentPricing,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ownAddresses: readonly string[],
  ) {}

  /** @throws RuleViolation `missing` for an unknown id. */
  async execute(quotationId: number, actor: string): Promise<Quotation> {
    const quotation = await this.quotations.find(quotationId);
    const email = quotation && (await this.emails.find(quotation.emailId));
    if (!quotation || !email) throw new RuleViolation('missing', `There is no quotation ${quotationId}.`);
    const settings = await this.settings.current();
    const shipment = await this.pricing.price(quotation.request);
    const domain = senderDomainOf(email);
    const { decision, reasons } = sendGate({
      automatic: automaticReason(email, this.ownAddresses),
      isQuotationRequest: quotation.request.isQuotationRequest,
      replyAddress: email.fromAddress,
      sender: domain === undefined ? undefined : await this.senders.find(domain),
      authenticity: authenticityOf(email.authenticationResults, domain),
      door: email.door,
      shipment,
      unreadAttachments: shipment.missingFacts.length > 0 ? unreadDocuments(email.attachments) : [],
      repliesToAddressLastHour: 0,
      settings,
    });
    const now = this.clock.now();

    return this.unitOfWork.run(async (desk) => {
      const revised = await desk.quotations.revise(quotationId, {
        ...shipment,
        emailId: email.id,
        clientEmail: quotation.clientEmail,
        status: 'pending',
        // A person has it in hand: it is sent as a quotation, whatever is missing.
        gate: { decision, reasons },
        createdAt: now,
        validUntil: new Date(now.getTime() + settings.validityDays * DAY_MS),
      });
      await desk.activity.append({
        at: now,
        category: 'quotation',
        action: 'Quotation repriced',
        details: `${quotationNumber(quotationId)} is now revision ${revised.revision}`,
        status: 'info',
        actor,
        emailId: email.id,
        quotationId,
        before: { revision: quotation.revision, total: quotation.charges.totals.finalTotal.toFixed(2) },
        after: { revision: revised.revision, total: revised.charges.totals.finalTotal.toFixed(2) },
      });
      return revised;
    });
  }
}
