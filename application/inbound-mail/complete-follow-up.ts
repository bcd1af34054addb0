import type { Clock } from '../../domain/clock.port.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Takes note that a person has dealt with a customer's question or acceptance, which no program answers. */
export class CloseFollowUp {
  constructor(
    private readonly emails: IncomingEmails,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `missing` for an unknown id, `conflict` where the email is no follow-up that waits */
  async execute(emailId: number, actor: string): Promise<void> {
    const email = await this.emails.find(emailId);
    if (!email) throw unknownRecord('email', emailId);
    const isWaiting = email.state === 'held' && email.reasons.includes('follow-up');
    if (!isWaiting) throw noFollowUp(emailId);
    const { reasons, quotationId } = email;

    await this.unitOfWork.run(async (desk) => {
      if ((await desk.emails.hold(emailId)) !== email.state) throw noFollowUp(emailId);
      await desk.emails.settle(emailId, { state: 'answered', reasons, quotationId, lastError: undefined });
      await desk.activity.append({
        at: this.clock.now(),
        category: 'email',
        action: 'Follow-up done',
        details: `Email ${emailId} from ${email.fromHeader} was dealt with by hand`,
        status: 'success',
        actor,
        emailId,
        quotationId,
        before: { state: email.state },
        after: { state: 'answered' },
      });
    });
  }
}

function noFollowUp(emailId: number): RuleViolation {
  return new RuleViolation('conflict', `Email ${emailId} is no follow-up that waits for a person.`);
}
