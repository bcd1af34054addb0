import type { Clock } from '../../domain/clock.port.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { JobNotifier } from '../jobs/job-notifier.port.js';
import type { ProcessedEmail } from './processed-email.js';

/** How long one wait for the bell lasts before the email is looked at again, in case a ring was missed. */
const POLL_INTERVAL_MS = 500;
/** The first wait for a new email: it may have been settled before anybody listened. */
const FIRST_POLL_INTERVAL_MS = 250;

/** A caller who waits for an email. */
interface Waiter {
  readonly emailId: number;
  readonly onOutcome: (processed: ProcessedEmail) => void;
}

/** Waits for what becomes of an email, for a door whose caller would like to know at once. */
export class OutcomeWaiter {
  private isReleased = false;
  private readonly waiters = new Set<Waiter>();

  constructor(
    private readonly emails: InboundEmailRepository,
    private readonly quotations: QuotationRepository,
    private readonly notifier: JobNotifier,
    private readonly clock: Clock,
  ) {}

  /** The desk closes: whoever waits is told at once what is known. */
  releaseWaiters(): void {
    this.isReleased = true;
  }

  /** An email was settled in this process, and its transaction is kept: who waits for it here need not ask the store. */
  notifyOutcome(processed: ProcessedEmail): void {
    for (const { emailId, onOutcome } of this.waiters) if (emailId === processed.email.id) onOutcome(processed);
  }

  /**
   * Resolves as soon as the email is settled, or when the patience is over with the email still `received`.
   * @param isNew it was kept just now, so that it is hardly settled yet
   * @throws DomainError `missing` for an unknown id
   */
  async execute(emailId: number, timeoutMs: number, isNew = false): Promise<ProcessedEmail> {
    const deadline = this.clock.now().getTime() + timeoutMs;
    let waiter: Waiter | undefined;
    const notified = new Promise<ProcessedEmail>((onOutcome) => {
      waiter = { emailId, onOutcome };
      this.waiters.add(waiter);
    });
    try {
      for (let shouldCheckStore = !isNew; ; shouldCheckStore = true) {
        const left = this.isReleased ? 0 : deadline - this.clock.now().getTime();
        const intervalMs = Math.max(0, Math.min(left, shouldCheckStore ? POLL_INTERVAL_MS : FIRST_POLL_INTERVAL_MS));
        const woken = this.notifier.waitForOutcome(emailId, intervalMs).then(deferToEventLoop);
        if (shouldCheckStore || left <= 0) {
          const current = await this.loadCurrent(emailId);
          if (current.email.state !== 'received' || left <= 0) return current;
        }
        const processed = await Promise.race([notified, woken]);
        if (processed) return processed;
      }
    } finally {
      if (waiter) this.waiters.delete(waiter);
    }
  }

  private async loadCurrent(emailId: number): Promise<ProcessedEmail> {
    const email = await this.emails.find(emailId);
    if (!email) throw createNotFoundError('email', emailId);
    const quotation = email.quotationId === undefined ? undefined : await this.quotations.find(email.quotationId);
    return { email, quotation };
  }
}

/** The bell may be heard before whoever rang it in this process has told its news: it is given the time to. */
function deferToEventLoop(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(() => resolve(undefined)));
}
