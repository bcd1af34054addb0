import { QUOTATION_APPROVED } from '../../domain/operations/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { senderDomainOf } from '../../domain/inbound-mail/inbound-email.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import { type Quotation, quotationNumber } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { isOwnDomain, type MailDomainRegistry } from '../../domain/customers/public-suffix-list.port.js';
import type { RecognizedSender } from '../../domain/customers/recognized-domain.js';
import type { RecognizedSenders } from '../../domain/customers/recognized-domain.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import type { ReplyDrafting } from '../outbound-mail/reply-composer.js';
import { assertRevision, holdUnchanged } from '../persistence/optimistic-lock.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** What a person decides about a held quotation. */
export interface Approval {
  readonly quotationId: number;
  /** The revision that the person had before them; undefined where the caller does not say. */
  readonly revision?: number | undefined;
  /** From now on requests of the domain are answered by themselves (decision 16). */
  readonly approveDomain: boolean;
  /** The administrator's email. */
  readonly actor: string;
}

/** Lets a held quotation out, and its domain with it where the person wants that. */
export class ApproveQuotation {
  constructor(
    private readonly quotations: Quotations,
    private readonly emails: IncomingEmails,
    private readonly registry: MailDomainRegistry,
    private readonly drafting: ReplyDrafting,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws RuleViolation `missing` for an unknown id, `conflict` where it is not held or was revised meanwhile, `refused`
   * without a mailbox or price
   */
  async execute({ quotationId, revision, approveDomain, actor }: Approval): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    const email = quotation && (await this.emails.find(quotation.emailId));
    if (!quotation || !email) throw unknownRecord('quotation', quotationId);
    assertRevision(quotation, revision);
    this.assertSendable(quotation);
    const domain = senderDomainOf(email);
    if (approveDomain) this.assertRecognizable(domain);
    const background = await this.drafting.background(quotation.charges.airport, quotation.charges.country);
    const reply = await this.drafting.draft(quotation, email.subject, background);
    const now = this.clock.now();

    await this.unitOfWork.run(async (desk) => {
      await holdUnchanged(desk, quotation);
      await desk.quotations.moveTo(quotationId, 'completed');
      const { id } = await desk.outbox.add(this.drafting.address(quotation, email, reply, now, now));
      await desk.queue.enqueue('send-reply', id, now);
      const reasons = quotation.gate.reasons.map((reason) => reason.code);
      await desk.emails.settle(email.id, { state: 'answered', reasons, quotationId, lastError: undefined });
      const known = domain === undefined ? undefined : await desk.senders.find(domain);
      if (approveDomain && domain) await approve(desk.senders, domain, known, quotation, now);
      await desk.activity.append({
        at: now,
        category: 'quotation',
        action: QUOTATION_APPROVED,
        details: `${quotationNumber(quotationId)} for ${quotation.clientEmail}${approveDomain && domain ? `, and ${domain} with it` : ''}`,
        status: 'success',
        actor,
        emailId: email.id,
        quotationId,
        before: { status: quotation.status, isDomainApproved: known?.isApproved ?? null },
        after: { status: 'completed', isDomainApproved: approveDomain || (known?.isApproved ?? null) },
      });
    });
  }

  private assertRecognizable(mailDomain: string | undefined): void {
    if (!isOwnDomain(mailDomain, this.registry)) {
      throw new RuleViolation(
        'refused',
        `${mailDomain ?? 'The sender'} is open to anybody: approve this quotation alone, or add the domain under Recognized Domains.`,
      );
    }
  }

  private assertSendable(quotation: Quotation): void {
    if (quotation.status !== 'pending') {
      throw new RuleViolation(
        'conflict',
        `${quotationNumber(quotation.id)} is ${quotation.status}: only a pending one is approved.`,
      );
    }
    if (!quotation.clientEmail) {
      throw new RuleViolation('refused', 'The email has no sender mailbox that a quotation could go to.');
    }
    const [missing] = quotation.charges.missing;
    if (missing) throw new RuleViolation('refused', `${missing.reason} Add the rate and reprice before sending.`);
  }
}

/** Only as it was found: what somebody else enters of the domain meanwhile is not overwritten. */
async function approve(
  senders: RecognizedSenders,
  mailDomain: string,
  known: RecognizedSender | undefined,
  quotation: Quotation,
  now: Date,
): Promise<void> {
  if (known === undefined) await senders.add(newSender(mailDomain, quotation), now);
  else if (!known.isApproved) await senders.replace(known.id, { ...known, isApproved: true }, known.version);
}

function newSender(mailDomain: string, quotation: Quotation) {
  return {
    mailDomain,
    companyName: quotation.request.sender.company ?? mailDomain,
    country: undefined,
    isApproved: true,
    notes: `Approved with ${quotationNumber(quotation.id)}.`,
  };
}
