import type { Clock } from '../../domain/clock.port.js';
import { normalizeMailbox } from '../../domain/customers/mail-domain.js';
import type { PublicSuffixList } from '../../domain/customers/public-suffix-list.port.js';
import { listRecognitionObstacles, type RecognitionCandidate } from '../../domain/customers/recognition-obstacle.js';
import {
  getRecognizedName,
  type NewRecognizedDomain,
  type RecognizedDomain,
} from '../../domain/customers/recognized-domain.js';
import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import { MINUTE_MS, SECOND_MS } from '../../domain/durations.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { getSenderDomain } from '../../domain/inbound-mail/inbound-email.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { Settings } from '../../domain/operations/settings.js';
import { listReasonCodes } from '../../domain/quoting/hold-reason.js';
import { formatQuotationNumber, type Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { assertRevision } from '../../domain/quoting/quotation-conflict.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';
import type { ReplyComposer } from '../outbound-mail/reply-composer.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** A user's decision on a held quotation. */
export interface Approval {
  readonly quotationId: number;
  /** The revision that the user was shown; undefined if the caller does not send it. */
  readonly revision?: number | undefined;
  /** From now on requests of the domain are answered automatically (rule 16). */
  readonly approveDomain: boolean;
  /** From now on requests of the mailbox are: what is proposed where the domain is open to anybody. */
  readonly approveMailbox?: boolean;
  /** Whether it waits in the outbox as long as the settings say, so that it can be taken back. */
  readonly isUndoable?: boolean;
  /** The administrator's email. */
  readonly actor: string;
}

/** Releases a held quotation, and recognizes its sender's domain or mailbox if requested. */
export class ApproveQuotation {
  constructor(
    private readonly quotations: QuotationRepository,
    private readonly emails: InboundEmailRepository,
    private readonly recognizedDomains: RecognizedDomainRepository,
    private readonly registry: PublicSuffixList,
    private readonly composer: ReplyComposer,
    private readonly settings: Pick<SettingsRepository, 'getCurrent'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `missing` for an unknown id, `conflict` where it is not held or was revised meanwhile, `refused`
   * without a mailbox or price
   */
  async execute({
    quotationId,
    revision,
    approveDomain,
    approveMailbox = false,
    isUndoable = false,
    actor,
  }: Approval): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    const email = quotation && (await this.emails.find(quotation.emailId));
    if (!quotation || !email) throw createNotFoundError('quotation', quotationId);
    assertRevision(quotation, revision);
    const approved = quotation.approve();
    const mailDomain = getSenderDomain(email);
    const mailbox = approveMailbox && !approveDomain ? normalizeMailbox(email.fromAddress ?? '') : undefined;
    const candidate: RecognitionCandidate | undefined =
      mailDomain === undefined ? undefined : { mailDomain, ...(mailbox === undefined ? {} : { mailbox }) };
    const recognizes = approveDomain || approveMailbox;
    if (recognizes) await this.assertRecognizable(candidate, email.fromAddress);
    const context = await this.composer.loadContextOf(quotation);
    const reply = await this.composer.draft(quotation, email.subject, context);
    const now = this.clock.now();
    const notBefore = isUndoable ? getLatestUndo(now, await this.settings.getCurrent()) : now;

    await this.unitOfWork.run(async (tx) => {
      await tx.quotations.update(approved);
      const { id } = await tx.outboundEmails.add(
        this.composer.toOutboundEmail(quotation, email, reply, now, notBefore),
      );
      await tx.queue.enqueue('send-reply', id, notBefore);
      const reasons = listReasonCodes(quotation.releaseDecision.reasons);
      await tx.emails.recordOutcome(email.id, { state: 'answered', reasons, quotationId, lastError: undefined });
      const known = candidate && (await findEntry(tx.recognizedDomains, candidate));
      if (recognizes && candidate) await recognize(tx.recognizedDomains, candidate, known, quotation, now);
      await tx.events.publish({
        type: 'quotation-approved',
        at: now,
        actor,
        emailId: email.id,
        quotationId,
        clientEmail: quotation.clientEmail,
        recognizedDomain: recognizes && candidate ? getRecognizedName(candidate) : undefined,
        before: { status: quotation.status, isDomainApproved: known?.isApproved ?? null },
        after: { status: approved.status, isDomainApproved: recognizes || (known?.isApproved ?? null) },
      });
    });
  }

  /** The guard of the page of recognized domains; what may be confirmed is confirmed there. */
  private async assertRecognizable(candidate: RecognitionCandidate | undefined, address?: string): Promise<void> {
    if (!candidate || !this.registry.toAsciiDomain(candidate.mailDomain)) {
      throw new DomainError('refused', QUOTING_MESSAGES.nothingToRecognize);
    }
    const recognized = await this.recognizedDomains.all();
    const [obstacle] = listRecognitionObstacles(candidate, recognized, this.registry);
    if (obstacle === undefined) return;
    const readable = candidate.mailbox ?? this.registry.toUnicodeDomain(candidate.mailDomain);
    if (obstacle.kind === 'mixed-alphabets')
      throw new DomainError('refused', QUOTING_MESSAGES.mixedAlphabets(readable));
    if (obstacle.kind === 'look-alike') {
      throw new DomainError('refused', QUOTING_MESSAGES.lookAlike({ mailDomain: readable, lookAlike: obstacle.of }));
    }
    const message = QUOTING_MESSAGES.openDomain({ mailDomain: readable, mailbox: address });
    throw new DomainError('refused', message, [{ field: 'approveMailbox', message }]);
  }
}

/** Until when an approval can be taken back: the longer of the two times that replies are held. */
function getLatestUndo(now: Date, held: Pick<Settings, 'approvalUndoSeconds' | 'autoResponseDelayMinutes'>): Date {
  const undoMs = held.approvalUndoSeconds * SECOND_MS;
  return new Date(now.getTime() + Math.max(undoMs, held.autoResponseDelayMinutes * MINUTE_MS));
}

/** The entry that an approval changes: a mailbox has its own, whatever its domain's says. */
async function findEntry(
  recognizedDomains: RecognizedDomainRepository,
  { mailDomain, mailbox }: RecognitionCandidate,
): Promise<RecognizedDomain | undefined> {
  if (mailbox === undefined) return recognizedDomains.findByMailDomain(mailDomain);
  const closest = await recognizedDomains.findBySender(mailbox);
  return closest?.mailbox === undefined && !closest?.isApproved ? undefined : closest;
}

/** Updates the entry only in the version that was found: a concurrent edit is not overwritten. */
async function recognize(
  recognizedDomains: RecognizedDomainRepository,
  candidate: RecognitionCandidate,
  known: RecognizedDomain | undefined,
  quotation: Quotation,
  now: Date,
): Promise<void> {
  if (known === undefined) await recognizedDomains.add(buildRecognizedDomain(candidate, quotation), now);
  else if (!known.isApproved) await recognizedDomains.replace(known.id, { ...known, isApproved: true }, known.version);
}

function buildRecognizedDomain(candidate: RecognitionCandidate, quotation: Quotation): NewRecognizedDomain {
  return {
    ...candidate,
    companyName: quotation.request.sender.company ?? getRecognizedName(candidate),
    country: undefined,
    isApproved: true,
    notes: QUOTING_MESSAGES.approvedWith(formatQuotationNumber(quotation.id)),
  };
}
