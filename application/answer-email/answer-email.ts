import type { ActivityEntry } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { authenticityOf } from '../../domain/incoming-email/authenticity.js';
import { automaticReason } from '../../domain/incoming-email/automatic-mail.js';
import { type IncomingEmail, senderDomainOf } from '../../domain/incoming-email/incoming-email.js';
import type { IncomingEmails } from '../../domain/incoming-email/incoming-emails.port.js';
import { unreadDocuments } from '../../domain/incoming-email/unread-attachments.js';
import { type PricedShipment, type QuotationDraft, quotationNumber } from '../../domain/quotation/quotation.js';
import type { Quotations } from '../../domain/quotation/quotations.port.js';
import { type GateVerdict, sendGate } from '../../domain/quotation/send-gate.js';
import type { RecognizedSenders } from '../../domain/recognized-sender/recognized-senders.port.js';
import type { Outbox } from '../../domain/reply/outbox.port.js';
import type { DeskSettings } from '../../domain/settings/desk-settings.js';
import type { SettingsShelf } from '../../domain/settings/settings-shelf.port.js';
import type { ShipmentReader } from '../../domain/shipment-request/shipment-reader.port.js';
import type { ShipmentRequest } from '../../domain/shipment-request/shipment-request.js';
import type { DraftedReply, ReplyDrafting } from '../reply-drafting.js';
import type { ShipmentPricing } from '../shipment-pricing.js';
import type { UnitOfWork } from '../unit-of-work.port.js';
import type { Work } from '../work-queue.port.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What the desk makes of an email, before anything is written. */
export interface Answer {
  readonly request: ShipmentRequest;
  /** Undefined where the email asks for no quotation. */
  readonly shipment: PricedShipment | undefined;
  readonly gate: GateVerdict;
}

/** Where an email's background is looked up. */
export interface AnswerSources {
  readonly emails: IncomingEmails;
  readonly quotations: Quotations;
  readonly outbox: Outbox;
  readonly senders: RecognizedSenders;
  readonly settings: SettingsShelf;
}

/** Reads an email, prices what it asks for, and answers it or puts it before a person. */
export class AnswerEmail {
  constructor(
    private readonly sources: AnswerSources,
    private readonly reader: ShipmentReader,
    private readonly pricing: ShipmentPricing,
    private readonly drafting: ReplyDrafting,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    /** The desk's own mailboxes, lower case: mail from them is never answered. */
    private readonly ownAddresses: readonly string[],
  ) {}

  /** What would be answered: nothing is stored or sent. */
  async preview(email: IncomingEmail): Promise<Answer & { readonly reply: DraftedReply | undefined }> {
    const settings = await this.sources.settings.current();
    const answer = await this.decide(email, settings);
    const { shipment } = answer;
    if (!shipment) return { ...answer, reply: undefined };
    const background = await this.drafting.background(shipment.charges.airport, shipment.charges.country);
    const draft = this.draftOf(0, email, answer, shipment, settings);
    return {
      ...answer,
      reply: await this.drafting.draft({ ...draft, id: 0, revision: 1 }, email.subject, background),
    };
  }

  /** Works off one queued email; a quotation that it has already is left as it is. */
  async execute(work: Work): Promise<void> {
    const email = await this.sources.emails.find(work.subjectId);
    const earlier = email && (await this.sources.quotations.ofEmail(email.id));
    if (!email || earlier) {
      await this.unitOfWork.run((desk) => desk.queue.finish(work));
      return;
    }
    const settings = await this.sources.settings.current();
    const answer = await this.decide(email, settings);
    const { shipment, gate } = answer;
    const background = shipment
      ? await this.drafting.background(shipment.charges.airport, shipment.charges.country)
      : undefined;
    const reasons = gate.reasons.map((reason) => reason.code);
    const now = this.clock.now();
    const note = (entry: Pick<ActivityEntry, 'action' | 'details' | 'status' | 'category' | 'quotationId'>) => ({
      ...entry,
      at: now,
      actor: 'system',
      emailId: email.id,
      before: undefined,
      after: undefined,
    });

    await this.unitOfWork.run(async (desk) => {
      await desk.queue.finish(work);
      if (!shipment || !background) {
        await desk.emails.settle(email.id, { state: 'ignored', reasons, quotationId: undefined, lastError: undefined });
        const details = `From ${email.fromHeader}: ${gate.reasons[0]?.message ?? 'No quotation asked for.'}`;
        await desk.activity.append(
          note({ action: 'Email ignored', details, status: 'info', category: 'email', quotationId: undefined }),
        );
        return;
      }
      const quotation = await desk.quotations.add(this.draftOf(email.id, email, answer, shipment, settings));
      const held = gate.decision !== 'send';
      const number = quotationNumber(quotation.id);
      if (!held) {
        const reply = await this.drafting.draft(quotation, email.subject, background);
        const notBefore = new Date(now.getTime() + settings.autoResponseDelayMinutes * MINUTE_MS);
        const { id } = await desk.outbox.add(this.drafting.address(quotation, email, reply, now, notBefore));
        await desk.queue.enqueue('send-reply', id, notBefore);
      }
      await desk.emails.settle(email.id, {
        state: held ? 'held' : 'answered',
        reasons,
        quotationId: quotation.id,
        lastError: undefined,
      });
      await desk.activity.append(
        note({
          action: held ? 'Quotation held' : 'Quotation created',
          details: held
            ? `${number} for ${quotation.clientEmail} waits for a person: ${gate.reasons.map((one) => one.message).join(' ')}`
            : `${number} for ${quotation.clientEmail}, ${quotation.charges.totals.finalTotal.toFixed(2)} USD`,
          status: held ? 'warning' : 'success',
          category: 'quotation',
          quotationId: quotation.id,
        }),
      );
    });
  }

  private async decide(email: IncomingEmail, settings: DeskSettings): Promise<Answer> {
    const automatic = automaticReason(email, this.ownAddresses);
    const request = await this.reader.read({
      from: email.fromHeader,
      to: email.to,
      subject: email.subject,
      body: email.text,
    });
    const wanted = request.isQuotationRequest && !automatic;
    const shipment = wanted ? await this.pricing.price(request) : undefined;
    const domain = senderDomainOf(email);
    const gate = sendGate({
      automatic,
      isQuotationRequest: request.isQuotationRequest,
      replyAddress: email.fromAddress,
      sender: domain === undefined ? undefined : await this.sources.senders.find(domain),
      authenticity: authenticityOf(email.authenticationResults, domain),
      shipment,
      unreadAttachments: shipment && shipment.missingFacts.length > 0 ? unreadDocuments(email.attachments) : [],
      repliesToAddressLastHour: await this.recentReplies(email),
      settings,
    });
    return { request, shipment, gate };
  }

  /** Replies of the last hour to an address that answers mail; a fresh request is a person's and starts no loop. */
  private async recentReplies(email: IncomingEmail): Promise<number> {
    const isAnswer = email.inReplyTo !== undefined || email.references.length > 0;
    if (!isAnswer || email.fromAddress === undefined) return 0;
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    return this.sources.outbox.countTo(email.fromAddress, since);
  }

  private draftOf(
    emailId: number,
    email: IncomingEmail,
    { gate }: Answer,
    shipment: PricedShipment,
    settings: DeskSettings,
  ): QuotationDraft {
    const createdAt = this.clock.now();
    return {
      ...shipment,
      emailId,
      clientEmail: email.fromAddress ?? '',
      status: gate.decision === 'send' ? 'completed' : 'pending',
      gate,
      createdAt,
      validUntil: new Date(createdAt.getTime() + settings.validityDays * DAY_MS),
    };
  }
}
