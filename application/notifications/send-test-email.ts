import type { Administrator } from '../identity/administrator.js';
import type { Clock } from '../../domain/clock.port.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import type { StaffLetters } from './notification-email.messages.js';
import { STAFF_MAIL_SENTENCES, type StaffMail } from '../../domain/notifications/notification-email.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { StaffPost } from './notification-mailer.js';

/** Sends an administrator the mail that shows whether mail reaches them, the way that all mail goes. */
export class SendTestMail {
  constructor(
    private readonly letters: StaffLetters,
    private readonly post: StaffPost,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `refused` for an address that nothing is mailed to, `conflict` within a minute of the one before */
  async execute(person: Administrator): Promise<StaffMail> {
    const fault = this.post.faultOf(person.email);
    if (fault !== undefined) throw new RuleViolation('refused', fault);
    const at = this.clock.now();
    return this.unitOfWork.run(async (desk) => {
      const occasion = at.toISOString().slice(0, 16);
      const posting = { topic: 'test', occasion, letter: this.letters.test(), at, coveredUntil: at } as const;
      const mail = await this.post.post(desk, person, posting);
      if (!mail) throw new RuleViolation('conflict', STAFF_MAIL_SENTENCES.tooSoon);
      const note = { at, action: 'Test mail asked for', details: `To ${person.email}`, actor: person.email };
      await desk.activity.append(changeNote({ ...note, before: undefined, after: undefined }));
      return mail;
    });
  }
}
