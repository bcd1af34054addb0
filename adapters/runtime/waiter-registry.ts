import { JOB_TYPES, type JobType } from '../../application/jobs/job-queue.port.js';

/** Someone who waits for a job of certain types. */
interface JobWaiter {
  readonly jobTypes: readonly JobType[];
  readonly leave: () => void;
}

/** The waiters of this process for jobs or for an email's outcome; both job notifiers use it. */
export class WaiterRegistry {
  private readonly jobWaiters = new Set<JobWaiter>();
  private readonly outcomeWaiters = new Map<number, Set<() => void>>();
  /** Types of jobs that were added while nobody waited for them. */
  private readonly unheardTypes = new Set<JobType>();

  /**
   * Resolves for one added job of these types, at once where one was added unheard, when the time is over, or when the
   * signal aborts.
   */
  async waitForJob(timeoutMs: number, signal: AbortSignal, jobTypes: readonly JobType[]): Promise<void> {
    if (signal.aborted) return;
    const unheard = jobTypes.filter((jobType) => this.unheardTypes.delete(jobType));
    if (unheard.length > 0) return;
    await new Promise<void>((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        this.jobWaiters.delete(waiter);
        resolve();
      };
      const waiter = { jobTypes, leave };
      const timer = setTimeout(leave, timeoutMs);
      signal.addEventListener('abort', leave, { once: true });
      this.jobWaiters.add(waiter);
    });
  }

  /** Resolves when the email is settled, or when the time is over. */
  async waitForOutcome(emailId: number, timeoutMs: number): Promise<void> {
    const waiting = this.outcomeWaiters.get(emailId) ?? new Set();
    this.outcomeWaiters.set(emailId, waiting);
    await new Promise<void>((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(leave);
        if (waiting.size === 0 && this.outcomeWaiters.get(emailId) === waiting) this.outcomeWaiters.delete(emailId);
        resolve();
      };
      const timer = setTimeout(leave, timeoutMs);
      waiting.add(leave);
    });
  }

  /** A job was added: wakes who has waited longest for its type, or who waits for it next. */
  notifyJobAdded(jobType: JobType): void {
    const waiter = [...this.jobWaiters].find(({ jobTypes }) => jobTypes.includes(jobType));
    if (waiter) waiter.leave();
    else this.unheardTypes.add(jobType);
  }

  /** An email's outcome was recorded: wakes its waiters. */
  notifyOutcome(emailId: number): void {
    for (const leave of [...(this.outcomeWaiters.get(emailId) ?? [])]) leave();
  }

  /** Wakes all waiters, because a notification may have been missed or the process stops. */
  wakeAll(): void {
    const woken = [...this.jobWaiters];
    for (const { leave } of woken) leave();
    for (const jobType of JOB_TYPES)
      if (!woken.some(({ jobTypes }) => jobTypes.includes(jobType))) this.unheardTypes.add(jobType);
    for (const emailId of [...this.outcomeWaiters.keys()]) this.notifyOutcome(emailId);
  }
}
