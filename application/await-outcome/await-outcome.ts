import type { Clock } from '../../domain/clock.port.js';
import type { KeptEmail } from '../../domain/incoming-email/incoming-email.js';
import type { IncomingEmails } from '../../domain/incoming-email/incoming-emails.port.js';
import type { Quotation } from '../../domain/quotation/quotation.js';
import type { Quotations } from '../../domain/quotation/quotations.port.js';
import { RuleViolation } from '../../domain/rule-violation.js';
import type { WorkBell } from '../work-bell.port.js';

/** How long one wait for the bell lasts before the email is looked at again, in case a ring was missed. */
const SLICE_MS = 500;

/** What has become of an email so far. */
export interface OutcomeSoFar {
  readonly email: KeptEmail;
  readonly quotation: Quotation | undefined;
}

/** Waits for what becomes of an email, for a door whose caller would like to know at once. */
export class AwaitOutcome {
  private isHurried = false;

  constructor(
    private readonly emails: IncomingEmails,
    private readonly quotations: Quotations,
    private readonly bell: WorkBell,
    private readonly clock: Clock,
  ) {}

  /** The desk closes: whoever waits is told at once what is known. */
  hurry(): void {
    this.isHurried = true;
  }

  /**
   * Resolves as soon as the email is settled, or when the patience is over with the email still `received`.
   * @throws RuleViolation `missing` for an unknown id
   */
  async execute(emailId: number, patienceMs: number): Promise<OutcomeSoFar> {
    const deadline = this.clock.now().getTime() + patienceMs;
    for (;;) {
      const left = this.isHurried ? 0 : deadline - this.clock.now().getTime();
      const rung = this.bell.waitForSettled(emailId, Math.max(0, Math.min(left, SLICE_MS)));
      const email = await this.emails.find(emailId);
      if (!email) throw new RuleViolation('missing', `There is no email ${emailId}.`);
      if (email.state !== 'received' || left <= 0) {
        const quotation = email.quotationId === undefined ? undefined : await this.quotations.find(email.quotationId);
        return { email, quotation };
      }
      await rung;
    }
  }
}
