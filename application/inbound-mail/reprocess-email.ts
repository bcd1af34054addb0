import type { Clock } from '../../domain/clock.port.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import { quotationNumber } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Puts an email that came to no quotation back into the queue, for instance after a rate or a domain was added. */
export class ReprocessEmail {
  constructor(
    private readonly emails: IncomingEmails,
    private readonly quotations: Quotations,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `missing` for an unknown id, `conflict` where it has a quotation or is at work already */
  async execute(emailId: number, actor: string): Promise<void> {
    const email = await this.emails.find(emailId);
    if (!email) throw unknownRecord('email', emailId);
    const quotation = await this.quotations.ofEmail(emailId);
    if (quotation) throw alreadyQuoted(emailId, quotation.id);
    if (email.state === 'received') throw waitsAlready(emailId);
    const now = this.clock.now();

    await this.unitOfWork.run(async (desk) => {
      // Only now nobody else can settle the email: somebody may have been quicker since it was looked up.
      const state = await desk.emails.hold(emailId);
      const quick = await desk.quotations.ofEmail(emailId);
      if (quick) throw alreadyQuoted(emailId, quick.id);
      if (state !== email.state) throw waitsAlready(emailId);
      await desk.emails.reopen(emailId);
      await desk.queue.dropBuried('answer-email', [emailId]);
      await desk.queue.enqueue('answer-email', emailId, now);
      await desk.activity.append({
        at: now,
        category: 'email',
        action: 'Email queued again',
        details: `Email ${emailId} from ${email.fromHeader}`,
        status: 'info',
        actor,
        emailId,
        quotationId: undefined,
        before: { state: email.state, reasons: email.reasons, lastError: email.lastError ?? null },
        after: { state: 'received' },
      });
    });
  }
}

function waitsAlready(emailId: number): RuleViolation {
  return new RuleViolation('conflict', `Email ${emailId} waits for its turn already.`);
}

function alreadyQuoted(emailId: number, quotationId: number): RuleViolation {
  const number = quotationNumber(quotationId);
  return new RuleViolation('conflict', `Email ${emailId} has ${number} already: reprice that quotation instead.`);
}
