import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { NotificationEmail, NotificationEmailStatus } from '../../domain/notifications/notification-email.js';
import { createPageRequest } from '../persistence/pagination.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { NotificationEmailRepository } from './notification-email.repository.js';
import { NOTIFICATIONS_MESSAGES } from './notifications.messages.js';

/** Queries on the notification emails for staff, and retries of failed ones. */
export class NotificationEmailQueries {
  constructor(
    private readonly notificationEmails: NotificationEmailRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One page, the newest first. @param page counted from 1 */
  page(state: NotificationEmailStatus | undefined, page: number, pageSize: number) {
    return this.notificationEmails.findPage({ state, ...createPageRequest(page, pageSize) });
  }

  /** @throws DomainError `missing` for an unknown id */
  async get(id: number): Promise<NotificationEmail> {
    const mail = await this.notificationEmails.find(id);
    if (!mail) throw createNotFoundError('notification mail', id);
    return mail;
  }

  /** @throws DomainError `missing` for an unknown id, `conflict` where the mail has not failed */
  async retry(id: number, actor: string): Promise<void> {
    const mail = await this.get(id);
    const at = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      if (!(await tx.notificationEmails.reopen(id)))
        throw new DomainError('conflict', NOTIFICATIONS_MESSAGES.notFailed(id));
      await tx.queue.discardDeadLetters('send-staff-mail', [id]);
      await tx.queue.enqueue('send-staff-mail', id, at);
      const { subject, to } = mail;
      const states = { before: { state: mail.state }, after: { state: 'waiting' } };
      await tx.events.publish({ type: 'notification-email-retried', at, actor, subject, to, ...states });
    });
  }
}
