import type { Clock } from '../../domain/clock.port.js';
import { type Quotation, quotationNumber } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { REPLY_CANCELLED, withoutCancellation } from '../../domain/quoting/reply-cancelled-reason.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { OutboxReply } from '../../domain/outbound-mail/outbound-email.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import { holdUnchanged } from '../persistence/optimistic-lock.js';
import type { Desk, UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Keeps a reply from leaving that still waits in the outbox, and lets a person think better of it. */
export class CancelReply {
  constructor(
    private readonly outbox: Outbox,
    private readonly quotations: Quotations,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * The quotation waits for a person again; where the reply is a copy of one that has left, it stays sent.
   * @throws RuleViolation `missing` for an unknown id, `conflict` where the reply waits no more or is being sent right now
   */
  async execute(replyId: number, actor: string): Promise<void> {
    const { reply, quotation } = await this.inHand(replyId);
    const number = quotationNumber(reply.quotationId);
    if (reply.state !== 'waiting') throw new RuleViolation('conflict', `The reply with ${number} waits no more.`);
    const after = isCopy(reply) ? ({ ...quotation, status: 'sent' } as const) : heldBack(quotation);

    await this.unitOfWork.run(async (desk) => {
      await holdUnchanged(desk, quotation);
      // Who holds the work may have handed the mail over already: only what nobody is at can be kept back.
      const isOurs = await desk.queue.withdraw('send-reply', replyId);
      if (!isOurs || !(await desk.outbox.cancel(replyId, REPLY_CANCELLED.message)))
        throw new RuleViolation('conflict', `The reply with ${number} is being sent right now.`);
      await this.judge(desk, quotation, after, 'Reply cancelled', reply, actor);
    });
  }

  /**
   * The reply waits as it did before; where its time is over by now, it leaves at once.
   * @throws RuleViolation `missing` for an unknown id, `conflict` where the reply was not cancelled or is out of date
   */
  async undo(replyId: number, actor: string): Promise<void> {
    const { reply, quotation } = await this.inHand(replyId);
    const number = quotationNumber(reply.quotationId);
    if (reply.state !== 'cancelled' || quotation.status !== (isCopy(reply) ? 'sent' : 'pending'))
      throw new RuleViolation('conflict', `The reply with ${number} cannot be put back any more.`);
    const now = this.clock.now();
    const notBefore = new Date(Math.max(reply.notBefore.getTime(), now.getTime()));

    await this.unitOfWork.run(async (desk) => {
      await holdUnchanged(desk, quotation);
      if (!(await desk.outbox.reopen(replyId, notBefore, 'cancelled')))
        throw new RuleViolation('conflict', `Somebody else has just put the reply with ${number} back.`);
      await desk.queue.enqueue('send-reply', replyId, notBefore);
      const after = { ...quotation, status: 'completed', gate: withoutCancellation(quotation.gate) } as const;
      await this.judge(desk, quotation, after, 'Reply put back', reply, actor);
    });
  }

  private async inHand(replyId: number): Promise<{ readonly reply: OutboxReply; readonly quotation: Quotation }> {
    const reply = await this.outbox.find(replyId);
    const quotation = reply && (await this.quotations.find(reply.quotationId));
    if (!reply || !quotation) throw unknownRecord('reply', replyId);
    if (quotation.revision === reply.revision) return { reply, quotation };
    const number = quotationNumber(quotation.id);
    throw new RuleViolation('conflict', `${number} is now revision ${quotation.revision}: this reply does not leave.`);
  }

  private async judge(
    desk: Desk,
    before: Quotation,
    { id, status, gate, emailId }: Quotation,
    action: string,
    reply: OutboxReply,
    actor: string,
  ): Promise<void> {
    const isHeld = status === 'pending';
    const isCancelled = reply.state === 'waiting';
    await desk.quotations.judge(id, status, gate);
    const reasons = gate.reasons.map(({ code }) => code);
    const outcome = { state: isHeld ? 'held' : 'answered', reasons, quotationId: id, lastError: undefined } as const;
    await desk.emails.settle(emailId, outcome);
    await desk.activity.append({
      at: this.clock.now(),
      category: 'quotation',
      action,
      details: `${quotationNumber(id)} to ${reply.to}`,
      status: isCancelled ? 'warning' : 'info',
      actor,
      emailId,
      quotationId: id,
      before: { status: before.status, reply: reply.state },
      after: { status, reply: isCancelled ? 'cancelled' : 'waiting' },
    });
  }
}

/** Whether the reply itself has left before. */
function isCopy({ copy = 0 }: OutboxReply): boolean {
  return copy > 0;
}

function heldBack(quotation: Quotation): Quotation {
  const reasons = [...quotation.gate.reasons, REPLY_CANCELLED];
  return { ...quotation, status: 'pending', gate: { ...quotation.gate, decision: 'hold', reasons } };
}
