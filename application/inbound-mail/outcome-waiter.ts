import type { Clock } from '../../domain/clock.port.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import type { SettledEmail } from './processed-email.js';
import type { WorkBell } from '../jobs/job-notifier.port.js';

/** How long one wait for the bell lasts before the email is looked at again, in case a ring was missed. */
const SLICE_MS = 500;
/** The first wait for a new email: it may have been settled before anybody listened. */
const FIRST_SLICE_MS = 250;

/** A caller who waits for an email. */
interface Caller {
  readonly emailId: number;
  readonly hear: (settled: SettledEmail) => void;
}

/** Waits for what becomes of an email, for a door whose caller would like to know at once. */
export class AwaitOutcome {
  private isHurried = false;
  private readonly callers = new Set<Caller>();

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

  /** An email was settled in this process, and its transaction is kept: who waits for it here need not ask the store. */
  tell(settled: SettledEmail): void {
    for (const { emailId, hear } of this.callers) if (emailId === settled.email.id) hear(settled);
  }

  /**
   * Resolves as soon as the email is settled, or when the patience is over with the email still `received`.
   * @param isNew it was kept just now, so that it is hardly settled yet
   * @throws RuleViolation `missing` for an unknown id
   */
  async execute(emailId: number, patienceMs: number, isNew = false): Promise<SettledEmail> {
    const deadline = this.clock.now().getTime() + patienceMs;
    let caller: Caller | undefined;
    const told = new Promise<SettledEmail>((hear) => {
      caller = { emailId, hear };
      this.callers.add(caller);
    });
    try {
      for (let isWorthALook = !isNew; ; isWorthALook = true) {
        const left = this.isHurried ? 0 : deadline - this.clock.now().getTime();
        const slice = Math.max(0, Math.min(left, isWorthALook ? SLICE_MS : FIRST_SLICE_MS));
        const rung = this.bell.waitForSettled(emailId, slice).then(afterOthers);
        if (isWorthALook || left <= 0) {
          const soFar = await this.soFar(emailId);
          if (soFar.email.state !== 'received' || left <= 0) return soFar;
        }
        const settled = await Promise.race([told, rung]);
        if (settled) return settled;
      }
    } finally {
      if (caller) this.callers.delete(caller);
    }
  }

  private async soFar(emailId: number): Promise<SettledEmail> {
    const email = await this.emails.find(emailId);
    if (!email) throw unknownRecord('email', emailId);
    const quotation = email.quotationId === undefined ? undefined : await this.quotations.find(email.quotationId);
    return { email, quotation };
  }
}

/** The bell may be heard before whoever rang it in this process has told its news: it is given the time to. */
function afterOthers(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(() => resolve(undefined)));
}
