import type { Clock } from '../../domain/clock.port.js';
import { findImitation } from '../../domain/customers/imitation.js';
import { isPrivateMailDomain, type PublicSuffixList } from '../../domain/customers/public-suffix-list.port.js';
import type { RecognizedDomain } from '../../domain/customers/recognized-domain.js';
import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { getSenderDomain } from '../../domain/inbound-mail/inbound-email.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import { listReasonCodes } from '../../domain/quoting/hold-reason.js';
import { formatQuotationNumber, type Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { assertRevision } from '../../domain/quoting/quotation-conflict.js';
import type { ReplyComposer } from '../outbound-mail/reply-composer.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** A user's decision on a held quotation. */
export interface Approval {
  readonly quotationId: number;
  /** The revision that the user was shown; undefined if the caller does not send it. */
  readonly revision?: number | undefined;
  /** From now on requests of the domain are answered automatically (decision 16). */
  readonly approveDomain: boolean;
  /** The administrator's email. */
  readonly actor: string;
}

/** Releases a held quotation, and recognizes its sender domain if requested. */
export class ApproveQuotation {
  constructor(
    private readonly quotations: QuotationRepository,
    private readonly emails: InboundEmailRepository,
    private readonly recognizedDomains: RecognizedDomainRepository,
    private readonly registry: PublicSuffixList,
    private readonly composer: ReplyComposer,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `missing` for an unknown id, `conflict` where it is not held or was revised meanwhile, `refused`
   * without a mailbox or price
   */
  async execute({ quotationId, revision, approveDomain, actor }: Approval): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    const email = quotation && (await this.emails.find(quotation.emailId));
    if (!quotation || !email) throw createNotFoundError('quotation', quotationId);
    assertRevision(quotation, revision);
    const approved = quotation.approve();
    const domain = getSenderDomain(email);
    if (approveDomain) await this.assertRecognizable(domain);
    const context = await this.composer.loadContext(quotation.charges.airport, quotation.charges.country);
    const reply = await this.composer.draft(quotation, email.subject, context);
    const now = this.clock.now();

    await this.unitOfWork.run(async (tx) => {
      await tx.quotations.update(approved);
      const { id } = await tx.outboundEmails.add(this.composer.toOutboundEmail(quotation, email, reply, now, now));
      await tx.queue.enqueue('send-reply', id, now);
      const reasons = listReasonCodes(quotation.releaseDecision.reasons);
      await tx.emails.recordOutcome(email.id, { state: 'answered', reasons, quotationId, lastError: undefined });
      const known = domain === undefined ? undefined : await tx.recognizedDomains.findByMailDomain(domain);
      if (approveDomain && domain) await recognizeDomain(tx.recognizedDomains, domain, known, quotation, now);
      await tx.events.publish({
        type: 'quotation-approved',
        at: now,
        actor,
        emailId: email.id,
        quotationId,
        clientEmail: quotation.clientEmail,
        recognizedDomain: approveDomain ? domain : undefined,
        before: { status: quotation.status, isDomainApproved: known?.isApproved ?? null },
        after: { status: approved.status, isDomainApproved: approveDomain || (known?.isApproved ?? null) },
      });
    });
  }

  /** The guard of the page of recognized domains; what may be confirmed is confirmed there. */
  private async assertRecognizable(mailDomain: string | undefined): Promise<void> {
    if (mailDomain === undefined || !isPrivateMailDomain(mailDomain, this.registry)) {
      throw new DomainError('refused', QUOTING_MESSAGES.openDomain(mailDomain ?? 'The sender'));
    }
    const recognized = (await this.recognizedDomains.all()).map((one) => one.mailDomain);
    const imitation = findImitation(mailDomain, recognized, this.registry);
    if (imitation === undefined) return;
    const readable = this.registry.toUnicodeDomain(mailDomain);
    throw new DomainError(
      'refused',
      imitation.kind === 'mixed-alphabets'
        ? QUOTING_MESSAGES.mixedAlphabets(readable)
        : QUOTING_MESSAGES.lookAlike({ mailDomain: readable, lookAlike: imitation.of }),
    );
  }
}

/** Updates the entry only in the version that was found: a concurrent edit is not overwritten. */
async function recognizeDomain(
  recognizedDomains: RecognizedDomainRepository,
  mailDomain: string,
  known: RecognizedDomain | undefined,
  quotation: Quotation,
  now: Date,
): Promise<void> {
  if (known === undefined) await recognizedDomains.add(buildRecognizedDomain(mailDomain, quotation), now);
  else if (!known.isApproved) await recognizedDomains.replace(known.id, { ...known, isApproved: true }, known.version);
}

function buildRecognizedDomain(mailDomain: string, quotation: Quotation) {
  return {
    mailDomain,
    companyName: quotation.request.sender.company ?? mailDomain,
    country: undefined,
    isApproved: true,
    notes: QUOTING_MESSAGES.approvedWith(formatQuotationNumber(quotation.id)),
  };
}
