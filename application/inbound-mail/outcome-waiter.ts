import type { Clock } from '../../domain/clock.port.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { JobNotifier } from '../jobs/job-notifier.port.js';
import type { ProcessedEmail } from './processed-email.js';

/** Maximum time of one wait for a notification before the email is read again, in case one was missed. */
const POLL_INTERVAL_MS = 500;
/** The first wait for a new email: its outcome may have been recorded before anyone listened. */
const FIRST_POLL_INTERVAL_MS = 250;

/** A caller who waits for an email's outcome. */
interface Waiter {
  readonly emailId: number;
  readonly onOutcome: (processed: ProcessedEmail) => void;
}

/** Waits for an email's outcome, for an inbound channel whose caller wants it in the response. */
export class OutcomeWaiter {
  private isReleased = false;
  private readonly waiters = new Set<Waiter>();

  constructor(
    private readonly emails: InboundEmailRepository,
    private readonly quotations: QuotationRepository,
    private readonly notifier: JobNotifier,
    private readonly clock: Clock,
  ) {}

  /** On shutdown: every waiting caller gets the current state at once. */
  releaseWaiters(): void {
    this.isReleased = true;
  }

  /** An email's outcome was committed in this process: callers that wait for it here need no query. */
  notifyOutcome(processed: ProcessedEmail): void {
    for (const { emailId, onOutcome } of this.waiters) if (emailId === processed.email.id) onOutcome(processed);
  }

  /**
   * Resolves as soon as the email is settled, or at the timeout with the email still `received`.
   * @param isNew it was stored just now, so that an outcome is unlikely yet
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
    const email = await this.emails.findResult(emailId);
    if (!email) throw createNotFoundError('email', emailId);
    const quotation = email.quotationId === undefined ? undefined : await this.quotations.find(email.quotationId);
    return { email, quotation };
  }
}

/**
 * The notification may arrive before the code that sent it in this process has reported the outcome: lets that run
 * first.
 */
function deferToEventLoop(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(() => resolve(undefined)));
}
