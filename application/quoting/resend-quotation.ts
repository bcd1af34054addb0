import type { Clock } from '../../domain/clock.port.js';
import { quotationNumber } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import { copyOf } from '../../domain/outbound-mail/reply-copy.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import { holdUnchanged } from '../persistence/optimistic-lock.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** A second click is no second wish: a copy leaves once in so many seconds. */
const PAUSE_BETWEEN_COPIES_S = 60;

/** Sends a quotation again that has left already: the same words and the same document to the same mailbox. */
export class ResendQuotation {
  constructor(
    private readonly quotations: Quotations,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `missing` for an unknown id, `conflict` where it has not been sent, or was sent again just now */
  async execute(quotationId: number, actor: string): Promise<void> {
    const quotation = await this.quotations.find(quotationId);
    const number = quotationNumber(quotationId);
    if (!quotation) throw unknownRecord('quotation', quotationId);
    const reply = await this.outbox.ofQuotation(quotationId, quotation.revision);
    if (quotation.status !== 'sent' || reply?.state !== 'sent') {
      throw new RuleViolation('conflict', `${number} is ${quotation.status}: only a sent one is sent again.`);
    }
    const document = await this.outbox.documentOf(reply.id);
    const now = this.clock.now();
    const isCopy = (reply.copy ?? 0) > 0;
    if (isCopy && now.getTime() - reply.createdAt.getTime() < PAUSE_BETWEEN_COPIES_S * 1000)
      throw new RuleViolation('conflict', `${number} was sent again less than a minute ago.`);

    await this.unitOfWork.run(async (desk) => {
      await holdUnchanged(desk, quotation);
      await desk.quotations.moveTo(quotationId, 'completed');
      const { id } = await desk.outbox.add(copyOf(reply, now));
      if (document) await desk.outbox.archive(id, document);
      await desk.queue.enqueue('send-reply', id, now);
      await desk.activity.append({
        at: now,
        category: 'quotation',
        action: 'Quotation sent again',
        details: `${number} to ${reply.to}`,
        status: 'success',
        actor,
        emailId: quotation.emailId,
        quotationId,
        before: { status: quotation.status, sentAt: reply.sentAt?.toISOString() ?? null },
        after: { status: 'completed' },
      });
    });
  }
}
