import { JobNotifier } from '../../../application/jobs/job-notifier.port.js';
import type { JobType } from '../../../application/jobs/job-queue.port.js';
import { WaiterRegistry } from '../../runtime/waiter-registry.js';

/** A job notifier within this process only. */
export class InMemoryJobNotifier extends JobNotifier {
  private readonly waiters = new WaiterRegistry();

  waitForJob(timeoutMs: number, signal: AbortSignal, jobTypes: readonly JobType[]): Promise<void> {
    return this.waiters.waitForJob(timeoutMs, signal, jobTypes);
  }

  waitForOutcome(emailId: number, timeoutMs: number): Promise<void> {
    return this.waiters.waitForOutcome(emailId, timeoutMs);
  }

  notifyJobAdded(jobType: JobType): void {
    this.waiters.notifyJobAdded(jobType);
  }

  notifyOutcome(emailId: number): void {
    this.waiters.notifyOutcome(emailId);
  }
}
