import type { Clock } from '../../domain/clock.port.js';
import { quotationNumber } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { OutboxReply } from '../../domain/outbound-mail/outbound-email.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import { holdUnchanged } from '../persistence/optimistic-lock.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Tries a reply again that could not be delivered. */
export class RetryReply {
  constructor(
    private readonly outbox: Outbox,
    private readonly quotations: Quotations,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `missing` for an unknown id, `conflict` where the reply has not failed or is out of date */
  async execute(replyId: number, actor: string): Promise<void> {
    const reply = await this.outbox.find(replyId);
    if (!reply) throw unknownRecord('reply', replyId);
    const quotation = await this.quotations.find(reply.quotationId);
    const number = quotationNumber(reply.quotationId);
    if (reply.state !== 'failed') throw notFailed(reply);
    if (quotation && quotation.revision > reply.revision) {
      throw new RuleViolation(
        'conflict',
        `${number} is now revision ${quotation.revision}: send that one instead of revision ${reply.revision}.`,
      );
    }
    const now = this.clock.now();

    await this.unitOfWork.run(async (desk) => {
      if (quotation) await holdUnchanged(desk, quotation);
      const isReopened = await desk.outbox.reopen(replyId, now, 'failed');
      if (!isReopened)
        throw new RuleViolation('conflict', `Somebody else has just tried the reply to ${number} again.`);
      await desk.queue.dropBuried('send-reply', [replyId]);
      await desk.queue.enqueue('send-reply', replyId, now);
      if (quotation?.status === 'failed') await desk.quotations.moveTo(quotation.id, 'completed');
      await desk.activity.append({
        at: now,
        category: 'quotation',
        action: 'Reply tried again',
        details: `${number} to ${reply.to}`,
        status: 'info',
        actor,
        emailId: quotation?.emailId,
        quotationId: reply.quotationId,
        before: { state: reply.state, attempts: reply.attempts, lastError: reply.lastError ?? null },
        after: { state: 'waiting' },
      });
    });
  }
}

function notFailed(reply: OutboxReply): RuleViolation {
  const number = quotationNumber(reply.quotationId);
  return new RuleViolation(
    'conflict',
    reply.state === 'sent'
      ? `The reply with ${number} has been sent already.`
      : `The reply with ${number} still waits in the outbox, and is tried by itself.`,
  );
}
