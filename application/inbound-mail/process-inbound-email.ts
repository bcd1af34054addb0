import { type ActivityEntry, EMAIL_HELD, QUOTATION_HELD } from '../../domain/operations/activity.js';
import type { ActivityLog } from '../operations/activity/activity-log.repository.js';
import type { Clock } from '../../domain/clock.port.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/durations.js';
import { type IncomingEmail, type KeptEmail, senderDomainOf } from '../../domain/inbound-mail/inbound-email.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import { unquotedText } from '../../domain/inbound-mail/quoted-text.js';
import { reasonOfUnreadable } from '../../domain/inbound-mail/unparsable-email.js';
import { ANSWER_OF_A_STRANGER, followUpGate } from '../../domain/quoting/follow-up-policy.js';
import {
  type PricedShipment,
  type Quotation,
  type QuotationDraft,
  quotationNumber,
} from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { type GateVerdict, REPLIES_AN_HOUR_TO_A_DOMAIN } from '../../domain/quoting/release-policy.js';
import type { MailDomainRegistry } from '../../domain/customers/public-suffix-list.port.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { DeskSettings } from '../../domain/operations/settings.js';
import type { SettingsShelf } from '../operations/settings/settings.repository.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import { type DeskWatch, UNWATCHED } from '../events/pipeline-events.port.js';
import type { EmailGate } from '../quoting/release-policy.service.js';
import { TellableFault } from '../jobs/public-error.js';
import type { RepeatedWords } from '../quoting/duplicate-request-limiter.js';
import type { DraftedReply, ReplyBackground, ReplyDrafting } from '../outbound-mail/reply-composer.js';
import type { SettledEmail } from './processed-email.js';
import type { ShipmentPricing } from '../quoting/pricing.service.js';
import type { Desk, UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Work } from '../jobs/job-queue.port.js';
import type { EmailReading } from './email-extraction.js';
import { EmailThread } from './thread-matcher.js';
import { reasonOfImpenetrable, UnreadMail } from './unprocessable-email-handler.js';

const OUTCOMES = { send: 'answered', hold: 'held', ignore: 'ignored' } as const;

/** What the desk makes of an email, before anything is written. */
export interface Answer {
  readonly request: ShipmentRequest;
  /** Undefined where the email asks for no quotation. */
  readonly shipment: PricedShipment | undefined;
  readonly gate: GateVerdict;
  /** The quotation that the email answers; undefined where it starts a new one. */
  readonly answered: Quotation | undefined;
}

/** Where an email's background is looked up. */
export interface AnswerSources {
  readonly emails: IncomingEmails;
  readonly quotations: Quotations;
  readonly outbox: Outbox;
  readonly activity: ActivityLog;
  readonly settings: Pick<SettingsShelf, 'current'>;
}

/** Reads an email, prices what it asks for, and answers it or puts it before a person. */
export class AnswerEmail {
  private readonly thread: EmailThread;
  private readonly unread: UnreadMail;

  constructor(
    private readonly sources: AnswerSources,
    private readonly reading: EmailReading,
    private readonly pricing: ShipmentPricing,
    private readonly gate: EmailGate,
    private readonly drafting: ReplyDrafting,
    private readonly repeats: RepeatedWords,
    registry: MailDomainRegistry,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly watch: DeskWatch = UNWATCHED,
  ) {
    this.thread = new EmailThread(sources, registry);
    this.unread = new UnreadMail(unitOfWork, clock, watch);
  }

  /** What would be answered: nothing is stored or sent. */
  async preview(email: IncomingEmail): Promise<Answer & { readonly reply: DraftedReply | undefined }> {
    const settings = await this.sources.settings.current();
    const answer = await this.decide(email, settings, false);
    const { shipment, answered } = answer;
    if (!shipment) return { ...answer, reply: undefined };
    const background = await this.drafting.background(shipment.charges.airport, shipment.charges.country);
    const draft = this.draftOf(0, email, answer, shipment, settings);
    const place = { id: answered?.id ?? 0, revision: (answered?.revision ?? 0) + 1 };
    return { ...answer, reply: await this.drafting.draft({ ...draft, ...place }, email.subject, background) };
  }

  /**
   * Works off one queued email; a quotation that it has already is left as it is.
   * @returns what has become of it; undefined where nothing was done
   */
  async execute(work: Work): Promise<SettledEmail | undefined> {
    const email = await this.sources.emails.find(work.subjectId);
    // Whoever makes a quotation settles its email in the same transaction.
    const isUntouched = email?.state === 'received' && email.quotationId === undefined;
    if (!email || (!isUntouched && (await this.sources.quotations.ofEmail(email.id)))) {
      await this.unitOfWork.run((desk) => desk.queue.finish(work));
      return undefined;
    }
    const unreadable = reasonOfUnreadable(email);
    if (unreadable !== undefined) return this.unread.give(work, email, unreadable);
    const settings = await this.sources.settings.current();
    const answer = await this.decide(email, settings, true).catch(reasonOfImpenetrable);
    if (typeof answer === 'string') return this.unread.give(work, email, answer);
    const { shipment } = answer;
    const background = shipment
      ? await this.drafting.background(shipment.charges.airport, shipment.charges.country)
      : undefined;

    const settled = await this.unitOfWork.run((desk) =>
      shipment && background
        ? this.quote(desk, work, email, answer, shipment, background, settings)
        : this.leave(desk, work, email, answer),
    );
    this.watch.note({
      kind: 'decided',
      emailId: email.id,
      door: email.door,
      outcome: OUTCOMES[answer.gate.decision],
      quotationId: settled.quotation?.id,
      reasons: answer.gate.reasons.map((reason) => reason.code),
      secondsSinceReceipt: (this.clock.now().getTime() - email.receivedAt.getTime()) / 1000,
    });
    return settled;
  }

  /** Notes an email that makes no quotation: left alone, or put before a person as a part of its thread. */
  private async leave(desk: Desk, work: Work, email: KeptEmail, { gate, answered }: Answer): Promise<SettledEmail> {
    const held = gate.decision === 'hold';
    const reasons = gate.reasons.map((reason) => reason.code);
    const quotationId = held ? answered?.id : undefined;
    const outcome = { state: held ? 'held' : 'ignored', reasons, quotationId, lastError: undefined } as const;
    await Promise.all([
      desk.queue.finish(work),
      desk.emails.settle(email.id, outcome),
      desk.activity.append(
        this.note(email, {
          action: held ? EMAIL_HELD : 'Email ignored',
          details: `From ${email.fromHeader}: ${gate.reasons[0]?.message ?? 'No quotation asked for.'}`,
          status: held ? 'warning' : 'info',
          category: 'email',
          quotationId: answered?.id,
        }),
      ),
    ]);
    return { email: { ...email, ...outcome }, quotation: held ? answered : undefined };
  }

  /** Keeps the quotation, or the new revision of the answered one, and its reply where it may leave. */
  private async quote(
    desk: Desk,
    work: Work,
    email: KeptEmail,
    answer: Answer,
    shipment: PricedShipment,
    background: ReplyBackground,
    settings: DeskSettings,
  ): Promise<SettledEmail> {
    const { gate, answered } = answer;
    const draft = this.draftOf(email.id, email, answer, shipment, settings);
    const quotation = await added(desk, work, answered, draft);
    const held = gate.decision !== 'send';
    const revision = answered ? `, revision ${quotation.revision}` : '';
    const named = `${quotationNumber(quotation.id)}${revision} for ${quotation.clientEmail}`;
    let waiting: Promise<void> | undefined;
    if (!held) {
      const now = this.clock.now();
      const reply = await this.drafting.draft(quotation, email.subject, background);
      const notBefore = new Date(now.getTime() + settings.autoResponseDelayMinutes * MINUTE_MS);
      const [{ id }] = await Promise.all([
        desk.outbox.add(this.drafting.address(quotation, email, reply, now, notBefore)),
        answered ? undefined : this.repeats.noteAnswered(desk.marks, email),
      ]);
      waiting = desk.queue.enqueue('send-reply', id, notBefore, await this.gate.shareOf(email));
    }
    const reasons = gate.reasons.map((reason) => reason.code);
    const state = held ? 'held' : 'answered';
    const outcome = { state, reasons, quotationId: quotation.id, lastError: undefined } as const;
    const done = answered ? 'Quotation revised' : 'Quotation created';
    await Promise.all([
      waiting,
      desk.emails.settle(email.id, outcome),
      desk.activity.append(
        this.note(email, {
          action: held ? QUOTATION_HELD : done,
          details: held
            ? `${named} waits for a person: ${gate.reasons.map((one) => one.message).join(' ')}`
            : `${named}, ${quotation.charges.totals.finalTotal.toFixed(2)} USD`,
          status: held ? 'warning' : 'success',
          category: 'quotation',
          quotationId: quotation.id,
        }),
      ),
    ]);
    return { email: { ...email, ...outcome }, quotation };
  }

  /** @param looksBack whether an earlier answer to the same words counts; nobody but a person asks for a preview */
  private async decide(email: IncomingEmail, settings: DeskSettings, looksBack: boolean): Promise<Answer> {
    const automatic = this.gate.automatic(email);
    const answered = automatic ? undefined : await this.thread.quotationOf(email, this.gate.authenticity(email));
    // A machine's mail is answered by nobody: its documents stay closed.
    const maxDocumentMb = automatic ? undefined : settings.maxAttachmentMb;
    const { request, change, unreadDocuments } = await this.reading.read(email, answered?.request, maxDocumentMb);
    if (answered && change !== 'stated') {
      const mayMatter = change === 'possible' || unreadDocuments.length > 0;
      const gate = followUpGate(unquotedText(email.text), mayMatter, quotationNumber(answered.id));
      return { request, shipment: undefined, gate, answered };
    }
    const wanted = request.isQuotationRequest && !automatic;
    if (!wanted && !automatic && (await this.thread.namesOurs(email)))
      return { request, shipment: undefined, gate: ANSWER_OF_A_STRANGER, answered: undefined };
    const shipment = wanted ? await this.pricing.price(request) : undefined;
    const gate = await this.gate.verdict(
      { email, request, shipment, unreadDocuments, settings },
      {
        repliesToAddressLastHour: await this.recentReplies(email),
        repliesToDomainLastHour: shipment ? await this.recentRepliesToDomain(senderDomainOf(email)) : 0,
        sameWordsExhausted:
          looksBack && shipment !== undefined && !answered && (await this.repeats.areExhausted(email)),
        repliesToThread: answered ? await this.thread.repliesSinceAPerson(answered) : 0,
      },
    );
    return { request, shipment, gate, answered };
  }

  /** Replies of the last hour to an address that answers mail; a fresh request is a person's and starts no loop. */
  private async recentReplies(email: IncomingEmail): Promise<number> {
    const isAnswer = email.inReplyTo !== undefined || email.references.length > 0;
    if (!isAnswer || email.fromAddress === undefined) return 0;
    return this.sources.outbox.countTo(email.fromAddress, this.anHourAgo());
  }

  private async recentRepliesToDomain(domain: string | undefined): Promise<number> {
    if (domain === undefined) return 0;
    return this.sources.outbox.countToDomain(domain, this.anHourAgo(), REPLIES_AN_HOUR_TO_A_DOMAIN);
  }

  private anHourAgo(): Date {
    return new Date(this.clock.now().getTime() - HOUR_MS);
  }

  private note(
    email: KeptEmail,
    entry: Pick<ActivityEntry, 'action' | 'details' | 'status' | 'category' | 'quotationId'>,
  ): ActivityEntry {
    const at = this.clock.now();
    return { ...entry, at, actor: 'system', emailId: email.id, before: undefined, after: undefined };
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

/** Finishes the work and keeps its quotation: a new one, or the next revision of the answered one. */
async function added(
  desk: Desk,
  work: Work,
  answered: Quotation | undefined,
  draft: QuotationDraft,
): Promise<Quotation> {
  if (answered) {
    await desk.queue.finish(work);
    return revised(desk, answered, draft);
  }
  // Neither waits for the other: they travel to the store together.
  const [, quotation] = await Promise.all([desk.queue.finish(work), desk.quotations.add(draft)]);
  return quotation;
}

/** The next revision. @throws TellableFault where another answer was merged in meanwhile: this one is then read again */
async function revised(desk: Desk, answered: Quotation, draft: QuotationDraft): Promise<Quotation> {
  const quotation = await desk.quotations.revise(answered.id, draft);
  if (quotation.revision === answered.revision + 1) return quotation;
  throw new TellableFault(`${quotationNumber(answered.id)} was revised meanwhile.`);
}
