import { JobNotifier } from '../../../application/jobs/job-notifier.port.js';
import { WaiterRegistry } from '../../runtime/waiter-registry.js';

/** A job notifier within this process only. */
export class InMemoryJobNotifier extends JobNotifier {
  private readonly waiters = new WaiterRegistry();

  waitForJob(timeoutMs: number, signal: AbortSignal): Promise<void> {
    return this.waiters.waitForJob(timeoutMs, signal);
  }

  waitForOutcome(emailId: number, timeoutMs: number): Promise<void> {
    return this.waiters.waitForOutcome(emailId, timeoutMs);
  }

  notifyJobAdded(): void {
    this.waiters.notifyJobAdded();
  }

  notifyOutcome(emailId: number): void {
    this.waiters.notifyOutcome(emailId);
  }
}
