import type { Administrator } from '../../domain/administrator/administrator.js';
import type { Clock } from '../../domain/clock.port.js';
import { RuleViolation } from '../../domain/rule-violation.js';
import type { StaffLetters } from '../../domain/staff-mail/staff-letters.js';
import { STAFF_MAIL_SENTENCES, type StaffMail } from '../../domain/staff-mail/staff-mail.js';
import { changeNote } from '../change-note.js';
import type { UnitOfWork } from '../unit-of-work.port.js';
import type { StaffPost } from './staff-post.js';

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
