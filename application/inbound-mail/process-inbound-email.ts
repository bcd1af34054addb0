import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import type { PublicSuffixList } from '../../domain/customers/public-suffix-list.port.js';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.js';
import { getSenderDomain, type InboundEmail, type StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import { getUnparsableReason } from '../../domain/inbound-mail/unparsable-email.js';
import type { Settings } from '../../domain/operations/settings.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import { FOLLOW_UP_FROM_OTHER_SENDER } from '../../domain/quoting/follow-up-policy.js';
import { listReasonCodes, toStoredReasons } from '../../domain/quoting/hold-reason.js';
import { type PricedShipment, Quotation, type QuotationDraft } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { computeValidUntil } from '../../domain/quoting/quotation-validity.js';
import { computeQuotedTotal, getWholeRequest } from '../../domain/quoting/quoted-shipments.js';
import { MAX_REPLIES_PER_HOUR_TO_DOMAIN } from '../../domain/quoting/release-policy.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import type { DomainEvent } from '../events/domain-events.js';
import { NO_OP_LISTENER, type PipelineListener } from '../events/pipeline-events.port.js';
import type { Job } from '../jobs/job-queue.port.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';
import type { ReplyComposer, ReplyContext, ReplyDraft } from '../outbound-mail/reply-composer.js';
import type { TransactionScope, UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { IdenticalContentRateLimiter } from '../quoting/identical-content-rate-limiter.js';
import type { PricingService } from '../quoting/pricing.service.js';
import type { ReleasePolicyService } from '../quoting/release-policy.service.js';
import { decideInThread, recordAnswer } from './answer-in-thread.js';
import type { EmailExtraction } from './email-extraction.js';
import type { ProcessedEmail } from './processed-email.js';
import type { ProcessingPlan } from './processing-plan.js';
import { holdReusedMessageId } from './reused-message-id.js';
import { storeQuotation } from './store-quotation.js';
import { ThreadMatcher } from './thread-matcher.js';
import { getTimeoutReason, UnprocessableEmailHandler } from './unprocessable-email-handler.js';

export type { ProcessingPlan } from './processing-plan.js';

const OUTCOMES = { send: 'answered', hold: 'held', ignore: 'ignored' } as const;

/** Dependencies for looking up an email's context. */
export interface ProcessInboundEmailDependencies {
  readonly emails: InboundEmailRepository;
  readonly quotations: QuotationRepository;
  readonly outboundEmails: OutboundEmailRepository;
  readonly activity: ActivityLogRepository;
  readonly settings: Pick<SettingsRepository, 'getCurrent'>;
}

/** What an answer is written from, gathered before its transaction. */
interface QuotingContext {
  readonly shipment: PricedShipment;
  readonly context: ReplyContext;
  readonly settings: Settings;
  /** The key of the reply's job. */
  readonly fairnessKey: string;
}

/** What a decision takes into account. */
interface DecisionBasis {
  /** Whether an earlier answer to the same content counts; previews are requested by users only. */
  readonly countsEarlierAnswers: boolean;
  /** Whether the quotation that an email names is left out of account. */
  readonly isAlone: boolean;
}

const AS_IT_CAME: DecisionBasis = { countsEarlierAnswers: true, isAlone: false };

/** Extracts and prices an email's request, and answers it or moves it to staff review. */
export class ProcessInboundEmail {
  private readonly threadMatcher: ThreadMatcher;
  private readonly unprocessableEmails: UnprocessableEmailHandler;

  constructor(
    private readonly dependencies: ProcessInboundEmailDependencies,
    private readonly extraction: EmailExtraction,
    private readonly pricing: PricingService,
    private readonly releasePolicy: ReleasePolicyService,
    private readonly composer: ReplyComposer,
    private readonly identicalContentRateLimiter: IdenticalContentRateLimiter,
    registry: PublicSuffixList,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly listener: PipelineListener = NO_OP_LISTENER,
  ) {
    this.threadMatcher = new ThreadMatcher(dependencies, registry);
    this.unprocessableEmails = new UnprocessableEmailHandler(unitOfWork, clock, listener);
  }

  /**
   * Computes the answer without storing or sending anything.
   * @param thread `alone`: as a request of its own, whatever quotation it names
   */
  async preview(
    email: InboundEmail,
    thread: 'as-it-came' | 'alone' = 'as-it-came',
  ): Promise<ProcessingPlan & { readonly reply: ReplyDraft | undefined }> {
    const settings = await this.dependencies.settings.getCurrent();
    const plan = await this.decide(email, settings, { countsEarlierAnswers: false, isAlone: thread === 'alone' });
    const { shipment, answered } = plan;
    if (!shipment) return { ...plan, reply: undefined };
    const context = await this.loadReplyContext(shipment, answered);
    const draft = this.buildQuotationDraft(0, email, plan, shipment, settings);
    const quotation = answered ? answered.revise(draft) : Quotation.create(0, draft);
    return { ...plan, reply: await this.composer.draft(quotation, email.subject, context) };
  }

  /**
   * Processes one queued email; one that has a quotation already is unchanged.
   * @returns its outcome; undefined where nothing was done
   */
  async execute(job: Job): Promise<ProcessedEmail | undefined> {
    const email = await this.dependencies.emails.find(job.subjectId);
    // The code that stores a quotation also records the email's outcome, in the same transaction.
    const isUntouched = email?.state === 'received' && email.quotationId === undefined;
    if (!email || (!isUntouched && (await this.dependencies.quotations.findByEmail(email.id)))) {
      await this.unitOfWork.run((tx) => tx.queue.complete(job));
      return undefined;
    }
    const unparsableReason = getUnparsableReason(email);
    if (unparsableReason !== undefined) return this.unprocessableEmails.markFailed(job, email, unparsableReason);
    const settings = await this.dependencies.settings.getCurrent();
    const decided = await this.decide(email, settings, AS_IT_CAME).catch(getTimeoutReason);
    if (typeof decided === 'string') return this.unprocessableEmails.markFailed(job, email, decided);
    const plan = await holdReusedMessageId(this.dependencies.emails, email, decided);
    const { shipment } = plan;
    const context = shipment ? await this.loadReplyContext(shipment, plan.answered) : undefined;
    // Looked up here: a transaction that waits for a second connection can wait for itself.
    const fairnessKey = await this.releasePolicy.resolveFairnessKey(email);

    const processed = await this.unitOfWork.run((tx) =>
      shipment && context
        ? this.quote(tx, job, email, plan, { shipment, context, settings, fairnessKey })
        : this.recordUnquoted(tx, job, email, plan),
    );
    this.listener.record({
      kind: 'decided',
      emailId: email.id,
      channel: email.channel,
      outcome: OUTCOMES[plan.releaseDecision.decision],
      quotationId: processed.quotation?.id,
      reasons: listReasonCodes(plan.releaseDecision.reasons),
      secondsSinceReceipt: (this.clock.now().getTime() - email.receivedAt.getTime()) / 1000,
    });
    return processed;
  }

  private loadReplyContext(shipment: PricedShipment, answered: Quotation | undefined): Promise<ReplyContext> {
    return this.composer.loadContext(shipment, answered && { id: answered.id, lastRevision: answered.revision });
  }

  /** Records the outcome of an email without a quotation: ignored, or moved to staff review as a part of its thread. */
  private async recordUnquoted(
    tx: TransactionScope,
    job: Job,
    email: StoredEmail,
    { releaseDecision, answered, decided }: ProcessingPlan,
  ): Promise<ProcessedEmail> {
    const isHeld = releaseDecision.decision === 'hold';
    const reasons = toStoredReasons(releaseDecision.reasons);
    const quotationId = isHeld ? answered?.id : undefined;
    const outcome = { state: isHeld ? 'held' : 'ignored', ...reasons, quotationId, lastError: undefined } as const;
    await tx.queue.complete(job);
    await tx.emails.recordOutcome(email.id, outcome);
    if (answered) await recordAnswer(tx, email, answered, decided, this.clock.now());
    const subject = { at: this.clock.now(), actor: SYSTEM_ACTOR, emailId: email.id, quotationId: answered?.id };
    const read = { ...subject, from: email.fromHeader, reason: releaseDecision.reasons[0] };
    await tx.events.publish(isHeld ? { ...read, type: 'email-held' } : { ...read, type: 'email-ignored' });
    return { email: { ...email, ...outcome }, quotation: isHeld ? answered : undefined };
  }

  /** Stores the quotation, or the new revision of the answered one, and its reply if that may be sent. */
  private async quote(
    tx: TransactionScope,
    job: Job,
    email: StoredEmail,
    plan: ProcessingPlan,
    { shipment, context, settings, fairnessKey }: QuotingContext,
  ): Promise<ProcessedEmail> {
    const { releaseDecision, answered } = plan;
    const draft = this.buildQuotationDraft(email.id, email, plan, shipment, settings);
    const quotation = await storeQuotation(tx, job, answered, draft);
    const isHeld = releaseDecision.decision !== 'send';
    if (!isHeld) {
      const now = this.clock.now();
      const reply = await this.composer.draft(quotation, email.subject, context);
      const notBefore = new Date(now.getTime() + settings.autoResponseDelayMinutes * MINUTE_MS);
      const outboundEmail = this.composer.toOutboundEmail(quotation, email, reply, now, notBefore);
      const { id } = await tx.outboundEmails.add(outboundEmail);
      if (!answered) await this.identicalContentRateLimiter.increment(tx.idempotencyKeys, email);
      await tx.queue.enqueue('send-reply', id, notBefore, fairnessKey);
    }
    const reasons = toStoredReasons(releaseDecision.reasons);
    const state = isHeld ? 'held' : 'answered';
    const outcome = { state, ...reasons, quotationId: quotation.id, lastError: undefined } as const;
    await tx.emails.recordOutcome(email.id, outcome);
    await tx.events.publish(this.createQuotedEvent(email.id, quotation, plan));
    return { email: { ...email, ...outcome }, quotation };
  }

  private async decide(
    email: InboundEmail,
    settings: Settings,
    { countsEarlierAnswers, isAlone }: DecisionBasis,
  ): Promise<ProcessingPlan> {
    const automatic = this.releasePolicy.findAutomatedReason(email);
    const answered =
      automatic || isAlone
        ? undefined
        : await this.threadMatcher.findQuotation(email, this.releasePolicy.checkAuthenticity(email));
    // Automated mail gets no answer: its documents are not parsed.
    const documentSettings = automatic ? undefined : settings;
    const texts = answered ? await this.threadMatcher.loadEarlierTexts(answered) : [];
    const earlier = answered && { request: answered.request, texts };
    const extracted = await this.extraction.extract(email, earlier, documentSettings);
    const { request, unparsedAttachments, isEncrypted } = extracted;
    const isProven = this.releasePolicy.isProven(email, settings);
    const inThread = answered && decideInThread(email, answered, extracted, { isProven, now: this.clock.now(), texts });
    if (answered && inThread) {
      const { releaseDecision, decided, isLate } = inThread;
      const shipment = isLate
        ? await this.pricing.priceAgain(getWholeRequest(answered), answered, email.fromAddress)
        : undefined;
      return { request, shipment, releaseDecision, answered, decided };
    }
    const isRequested = request.isQuotationRequest && !automatic;
    if (!isRequested && !automatic && !isAlone && (await this.threadMatcher.referencesKnownQuotation(email)))
      return { request, shipment: undefined, releaseDecision: FOLLOW_UP_FROM_OTHER_SENDER, answered: undefined };
    const shipment = isRequested ? await this.pricing.priceAgain(request, answered, email.fromAddress) : undefined;
    const releaseDecision = await this.releasePolicy.decide(
      { email, request, shipment, unparsedAttachments, isEncrypted, settings },
      {
        repliesToAddressLastHour: await this.countRecentReplies(email),
        repliesToDomainLastHour: shipment ? await this.countRecentRepliesToDomain(getSenderDomain(email)) : 0,
        exceedsDuplicateLimit:
          countsEarlierAnswers &&
          shipment !== undefined &&
          !answered &&
          (await this.identicalContentRateLimiter.isOverLimit(email)),
        repliesToThread: answered ? await this.threadMatcher.countRepliesSinceLastHumanAction(answered) : 0,
      },
    );
    return { request, shipment, releaseDecision, answered };
  }

  /** Replies of the last hour to an address, counted for follow-ups only; a fresh request starts no mail loop. */
  private async countRecentReplies(email: InboundEmail): Promise<number> {
    const isAnswer = email.inReplyTo !== undefined || email.references.length > 0;
    if (!isAnswer || email.fromAddress === undefined) return 0;
    return this.dependencies.outboundEmails.countToAddress(email.fromAddress, this.getHourAgo());
  }

  private async countRecentRepliesToDomain(domain: string | undefined): Promise<number> {
    if (domain === undefined) return 0;
    return this.dependencies.outboundEmails.countToDomain(domain, this.getHourAgo(), MAX_REPLIES_PER_HOUR_TO_DOMAIN);
  }

  private getHourAgo(): Date {
    return new Date(this.clock.now().getTime() - HOUR_MS);
  }

  private createQuotedEvent(
    emailId: number,
    quotation: Quotation,
    { releaseDecision: { decision, reasons }, answered }: ProcessingPlan,
  ): DomainEvent {
    const { id: quotationId, clientEmail, revision } = quotation;
    const subject = { at: this.clock.now(), actor: SYSTEM_ACTOR, quotationId, emailId, clientEmail };
    const total = computeQuotedTotal(quotation).toFixed(2);
    if (decision !== 'send') return { ...subject, type: 'quotation-held', revision: answered && revision, reasons };
    if (answered) return { ...subject, type: 'quotation-revised', revision, total };
    return { ...subject, type: 'quotation-created', total };
  }

  private buildQuotationDraft(
    emailId: number,
    email: InboundEmail,
    { releaseDecision }: ProcessingPlan,
    shipment: PricedShipment,
    settings: Settings,
  ): QuotationDraft {
    const createdAt = this.clock.now();
    return {
      ...shipment,
      emailId,
      clientEmail: email.fromAddress ?? '',
      status: releaseDecision.decision === 'send' ? 'completed' : 'pending',
      ...{ releaseDecision, createdAt },
      validUntil: computeValidUntil(createdAt, settings.validityDays, shipment),
    };
  }
}
