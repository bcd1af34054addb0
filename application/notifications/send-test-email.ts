import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { NotificationEmail } from '../../domain/notifications/notification-email.js';
import { NOTIFICATION_EMAIL_MESSAGES } from '../../domain/notifications/notifications.messages.js';
import type { Administrator } from '../identity/administrator.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { NotificationEmailTemplates } from './notification-email-templates.js';
import type { NotificationMailer } from './notification-mailer.js';

/** Sends an administrator the mail that shows whether mail reaches them, the way that all mail goes. */
export class SendTestEmail {
  constructor(
    private readonly templates: NotificationEmailTemplates,
    private readonly mailer: NotificationMailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `refused` for an address that nothing is mailed to, `conflict` within a minute of the one before */
  async execute(administrator: Administrator): Promise<NotificationEmail> {
    const problem = this.mailer.validateAddress(administrator.email);
    if (problem !== undefined) throw new DomainError('refused', problem);
    const at = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const deduplicationKey = at.toISOString().slice(0, 16);
      const notification = {
        topic: 'test',
        deduplicationKey,
        render: () => this.templates.renderTest(),
        at,
        coveredUntil: at,
      } as const;
      const mail = await this.mailer.enqueue(tx, administrator, notification);
      if (!mail) throw new DomainError('conflict', NOTIFICATION_EMAIL_MESSAGES.tooSoon);
      const { email } = administrator;
      await tx.events.publish({ type: 'test-email-requested', at, actor: email, to: email });
      return mail;
    });
  }
}
