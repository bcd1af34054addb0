import type { Clock } from '../../domain/clock.port.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import type { StaffMail, StaffMailState } from '../../domain/notifications/notification-email.js';
import type { StaffMails } from './notification-email.repository.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import { pageWindow } from '../persistence/pagination.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Lets staff look through the mails that went to themselves, and try again what could not be delivered. */
export class ReviewStaffMail {
  constructor(
    private readonly mails: StaffMails,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One page, the newest first. @param page counted from 1 */
  page(state: StaffMailState | undefined, page: number, pageSize: number) {
    return this.mails.page({ state, ...pageWindow(page, pageSize) });
  }

  /** @throws RuleViolation `missing` for an unknown id */
  async mail(id: number): Promise<StaffMail> {
    const mail = await this.mails.find(id);
    if (!mail) throw unknownRecord('notification mail', id);
    return mail;
  }

  /** @throws RuleViolation `missing` for an unknown id, `conflict` where the mail has not failed */
  async retry(id: number, actor: string): Promise<void> {
    const mail = await this.mail(id);
    const at = this.clock.now();
    await this.unitOfWork.run(async (desk) => {
      if (!(await desk.staffMails.reopen(id)))
        throw new RuleViolation('conflict', `Notification mail ${id} has not failed: there is nothing to try again.`);
      await desk.queue.dropBuried('send-staff-mail', [id]);
      await desk.queue.enqueue('send-staff-mail', id, at);
      const details = `"${mail.subject}" to ${mail.to}`;
      const states = { before: { state: mail.state }, after: { state: 'waiting' } };
      await desk.activity.append(
        changeNote({ at, action: 'Notification mail tried again', details, actor, ...states }),
      );
    });
  }
}
