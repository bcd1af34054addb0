import type { Clock } from '../../domain/clock.port.js';
import { isMailbox } from '../../domain/customers/mailbox.js';
import { MINUTE_MS } from '../../domain/durations.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { Hasher } from '../../domain/hasher.port.js';
import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { writeIn } from '../../domain/message-catalogue.js';
import { formatUsd } from '../../domain/money/usd.js';
import { type CorrectableValues, EMPTY_VALUES } from '../../domain/quoting/correctable-values.js';
import { validateCorrection } from '../../domain/quoting/correction/validate-correction.js';
import { type HoldReason, listReasonCodes, toStoredReasons } from '../../domain/quoting/hold-reason.js';
import {
  createPhoneRequest,
  formatPhoneNote,
  normalizeCustomer,
  type PhoneRequest,
  validateCustomer,
} from '../../domain/quoting/phone-request.js';
import type { PricedShipment, Quotation, QuotationDraft } from '../../domain/quoting/quotation.js';
import { computeValidUntil } from '../../domain/quoting/quotation-validity.js';
import { computeQuotedTotal } from '../../domain/quoting/quoted-shipments.js';
import { PHONE_REQUEST_MESSAGES } from '../../domain/quoting/quoting.messages.js';
import type { ReleaseDecision } from '../../domain/quoting/release-policy.js';
import type { ShipmentExtractor } from '../../domain/quoting/shipment-extractor.port.js';
import type { Finding } from '../../domain/reading/ledger/ledger.types.js';
import type { PipelineListener } from '../events/pipeline-events.port.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';
import type { ReplyComposer } from '../outbound-mail/reply-composer.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { type CorrectionInput, resolveValues } from '../quoting/correction-input.js';
import type { PricingService } from '../quoting/pricing.service.js';
import { HANDLED_BY_STAFF, type ReleasePolicyService } from '../quoting/release-policy.service.js';

/** What a person enters of a request by phone; values that are left out are not stated. */
export interface PhoneInput extends Omit<PhoneRequest, 'values'> {
  readonly values: CorrectionInput['values'];
}

/** A request by phone as it would be quoted now. */
export interface PhoneQuote {
  readonly shipment: PricedShipment;
  readonly releaseDecision: ReleaseDecision;
  readonly validUntil: Date;
}

/** How a request is submitted. */
export interface PhoneSubmission {
  /** The caller's name of the request: submitted again, it makes nothing. */
  readonly requestKey: string;
  /** US dollars: the total that the person saw; undefined: it is not compared. */
  readonly seenTotalUsd: number | undefined;
}

/** What has become of a submitted request. */
export interface PhoneQuotation {
  readonly quotation: Quotation;
  /** The same request was submitted before: nothing was made of it again. */
  readonly isRepeated: boolean;
}

interface AssessedCall extends PhoneQuote {
  readonly email: InboundEmail;
  readonly autoResponseDelayMinutes: number;
  readonly now: Date;
}

/** A person asked for the PDF: it is they who give it to the customer. */
const PDF_REQUESTED: HoldReason = { code: 'pdf-requested', params: {} };
/** Words alone; a language model is not asked about them. */
const NO_HEADERS = { from: undefined, to: undefined, subject: undefined } as const;

/**
 * Quotes what a customer asks for by phone. What was said is kept in the place of an email, and from there on everything is as
 * for mail: the same prices, the same release policy, the same reply.
 */
export class QuoteByPhone {
  constructor(
    private readonly reference: Pick<AirportDirectory, 'airports'>,
    private readonly extractor: Pick<ShipmentExtractor, 'extract'>,
    private readonly settings: Pick<SettingsRepository, 'getCurrent'>,
    private readonly pricing: PricingService,
    private readonly releasePolicy: ReleasePolicyService,
    private readonly composer: ReplyComposer,
    private readonly hasher: Hasher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly listener: PipelineListener,
  ) {}

  /** The price and the release decision, while the request is being entered; nothing is stored. @throws DomainError `invalid` */
  async preview(input: PhoneInput, actor: string): Promise<PhoneQuote> {
    const request = await this.resolve(input);
    const { customer } = request;
    // A mailbox that is still being typed is none yet.
    const mailbox = isMailbox(customer.mailbox ?? '') ? customer.mailbox : undefined;
    return this.assess({ ...request, customer: { ...customer, mailbox } }, actor);
  }

  /**
   * Makes the quotation, and its reply where the release policy lets it go.
   * @throws DomainError `invalid`, or `conflict` where the key names another request or the total is not the seen one
   */
  async execute(submission: PhoneSubmission, input: PhoneInput, actor: string): Promise<PhoneQuotation> {
    const request = await this.resolve(input);
    assertValid(validateCustomer(request.customer, request.delivery));
    const call = await this.assess(request, actor);
    const { email, shipment } = call;
    if (this.releasePolicy.findAutomatedReason(email)) {
      const message = PHONE_REQUEST_MESSAGES.mailboxOfMachine;
      throw new DomainError('invalid', message, [{ field: 'customer.mailbox', message }]);
    }
    const draft = toDraft(call);
    const context = await this.composer.loadContext(shipment);
    const fairnessKey = await this.releasePolicy.resolveFairnessKey(email);
    const key = this.hasher.sha256(`phone\n${submission.requestKey}`);

    const made = await this.unitOfWork.run(async (tx) => {
      const { id: emailId, isNew } = await tx.emails.addIfAbsent(email, key, call.now);
      if (!isNew) {
        const [earlier, quotation] = [await tx.emails.find(emailId), await tx.quotations.findByEmail(emailId)];
        if (!quotation || earlier?.text !== email.text)
          throw new DomainError('conflict', PHONE_REQUEST_MESSAGES.keyTaken);
        return { quotation, isRepeated: true };
      }
      assertSeen(shipment, submission.seenTotalUsd);
      const quotation = await tx.quotations.add({ ...draft, emailId });
      const outcome = { state: toOutcome(quotation), ...toStoredReasons(draft.releaseDecision.reasons) };
      const stored = { ...email, ...outcome, id: emailId, receivedAt: call.now, quotationId: quotation.id };
      if (draft.status === 'completed') {
        const reply = await this.composer.draft(quotation, email.subject, context);
        const notBefore = new Date(call.now.getTime() + call.autoResponseDelayMinutes * MINUTE_MS);
        const outbound = this.composer.toOutboundEmail(
          quotation,
          { ...stored, lastError: undefined },
          reply,
          call.now,
          notBefore,
        );
        const { id } = await tx.outboundEmails.add(outbound);
        await tx.queue.enqueue('send-reply', id, notBefore, fairnessKey);
      }
      await tx.emails.recordOutcome(emailId, { ...outcome, quotationId: quotation.id, lastError: undefined });
      await tx.events.publish(createEvent(quotation, actor, call.now));
      return { quotation, isRepeated: false };
    });
    this.recordSteps(made, call);
    return made;
  }

  /** @throws DomainError `invalid` for values that cannot be */
  private async resolve(input: PhoneInput): Promise<PhoneRequest> {
    const airports = await this.reference.airports();
    const values: CorrectableValues = resolveValues(EMPTY_VALUES, { revision: 1, values: input.values }, airports);
    assertValid(validateCorrection(values, airports));
    await this.pricing.assertOriginAirport(values.airportOrigin);
    return { ...input, customer: normalizeCustomer(input.customer), values };
  }

  private async assess(request: PhoneRequest, actor: string): Promise<AssessedCall> {
    const settings = await this.settings.getCurrent();
    const now = this.clock.now();
    const asked = createPhoneRequest(request, await this.findInWords(request));
    const shipment = await this.pricing.price(asked, { customer: request.customer.mailbox });
    const email = toEmail(request, actor, shipment);
    const assessed = { email, request: asked, shipment, unparsedAttachments: [], settings };
    const { decision, reasons } = await this.releasePolicy.decide(assessed, HANDLED_BY_STAFF);
    const isByHand = request.delivery === 'pdf';
    return {
      email,
      shipment,
      // A person is talking to the customer: it is a quotation, whatever is missing.
      releaseDecision: isByHand
        ? { decision: 'hold', reasons: [...reasons.filter(({ code }) => code !== 'no-sender-mailbox'), PDF_REQUESTED] }
        : { decision, reasons },
      validUntil: computeValidUntil(now, settings.validityDays, shipment),
      autoResponseDelayMinutes: settings.autoResponseDelayMinutes,
      now,
    };
  }

  /** What the description of the goods names, such as batteries or a cold chain: it holds the quotation as it does for mail. */
  private async findInWords({ values }: PhoneRequest): Promise<readonly Finding[]> {
    const body = values['goods.description'];
    if (body === undefined) return [];
    const { ledger, goods } = await this.extractor.extract({ ...NO_HEADERS, body, isUnanswered: true });
    const findings = ledger?.findings ?? [];
    return goods.dangerous ? [...findings, { code: 'dangerous', words: body }] : findings;
  }

  private recordSteps({ quotation, isRepeated }: PhoneQuotation, { releaseDecision }: AssessedCall): void {
    const { id: quotationId, emailId } = quotation;
    this.listener.record({ kind: 'received', emailId, channel: 'phone', isDuplicate: isRepeated });
    if (isRepeated) return;
    const reasons = listReasonCodes(releaseDecision.reasons);
    const step = { kind: 'decided', emailId, channel: 'phone', quotationId, reasons } as const;
    this.listener.record({ ...step, outcome: toOutcome(quotation), secondsSinceReceipt: 0 });
  }
}

/** What has become of the call whose quotation this is. */
function toOutcome({ status }: Pick<Quotation, 'status'>): 'answered' | 'held' {
  return status === 'completed' ? 'answered' : 'held';
}

/** What is kept in the place of an email. It bears no Message-ID: the reply starts the thread. */
function toEmail(request: PhoneRequest, actor: string, { originAirport, charges }: PricedShipment): InboundEmail {
  const { name, company, mailbox } = request.customer;
  const subject = writeIn(request.language, () =>
    PHONE_REQUEST_MESSAGES.subject({ origin: originAirport, destination: charges.airport }),
  );
  const shownName = (name ?? company ?? '').replace(/[<>"]/g, ' ').trim();
  return {
    channel: 'phone',
    fromHeader: mailbox === undefined ? shownName : `${shownName} <${mailbox}>`.trim(),
    fromAddress: mailbox,
    fromName: shownName || undefined,
    to: '',
    subject,
    // What is stored is the same for everybody.
    text: writeIn('en', () => formatPhoneNote(request, actor)),
    html: undefined,
    ...{ messageId: undefined, inReplyTo: undefined, references: [], headers: {}, attachments: [] },
    authenticationResults: undefined,
  };
}

/** The tariff, or what was entered last, may have changed the total since. */
function assertSeen(shipment: PricedShipment, seenTotalUsd: number | undefined): void {
  const total = computeQuotedTotal(shipment);
  if (seenTotalUsd === undefined || total.eq(seenTotalUsd)) return;
  throw new DomainError('conflict', PHONE_REQUEST_MESSAGES.totalChanged(formatUsd(total)));
}

function toDraft({ email, shipment, releaseDecision, validUntil, now }: AssessedCall): Omit<QuotationDraft, 'emailId'> {
  return {
    ...shipment,
    clientEmail: email.fromAddress ?? '',
    status: releaseDecision.decision === 'send' ? 'completed' : 'pending',
    ...{ releaseDecision, validUntil, createdAt: now },
  };
}

function createEvent(quotation: Quotation, actor: string, at: Date) {
  const { id: quotationId, emailId, clientEmail, releaseDecision } = quotation;
  const subject = { at, actor, quotationId, emailId, clientEmail, isByPhone: true };
  if (quotation.status === 'completed')
    return { ...subject, type: 'quotation-created', total: computeQuotedTotal(quotation).toFixed(2) } as const;
  return { ...subject, type: 'quotation-held', revision: undefined, reasons: releaseDecision.reasons } as const;
}
