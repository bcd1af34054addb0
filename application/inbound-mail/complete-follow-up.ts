import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import { isAnsweredByHand } from '../../domain/quoting/hold-reason.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

/** Marks mail that staff answer by hand, such as a customer's question or acceptance, as handled. */
export class CompleteFollowUp {
  constructor(
    private readonly emails: InboundEmailRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown id, `conflict` if the email is no pending follow-up */
  async execute(emailId: number, actor: string): Promise<void> {
    const email = await this.emails.find(emailId);
    if (!email) throw createNotFoundError('email', emailId);
    const isWaiting = email.state === 'held' && isAnsweredByHand(email.reasons);
    if (!isWaiting) throw createNotPendingError(emailId);
    const { reasons, holdReasons, quotationId } = email;

    await this.unitOfWork.run(async (tx) => {
      if ((await tx.emails.findStatusForUpdate(emailId)) !== email.state) throw createNotPendingError(emailId);
      const outcome = { state: 'answered', reasons, holdReasons, quotationId, lastError: undefined } as const;
      await tx.emails.recordOutcome(emailId, outcome);
      await tx.events.publish({
        type: 'follow-up-completed',
        at: this.clock.now(),
        actor,
        emailId,
        quotationId,
        from: email.fromHeader,
        before: { state: email.state },
        after: { state: 'answered' },
      });
    });
  }
}

function createNotPendingError(emailId: number): DomainError {
  return new DomainError('conflict', INBOUND_MAIL_MESSAGES.noOpenFollowUp(emailId));
}
