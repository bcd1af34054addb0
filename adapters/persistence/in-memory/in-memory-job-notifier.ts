import { WaitingRoom } from '../../runtime/waiter-registry.js';
import { WorkBell } from '../../../application/jobs/job-notifier.port.js';

/** A bell that is heard in this process only. */
export class InMemoryWorkBell extends WorkBell {
  private readonly waiting = new WaitingRoom();

  waitForWork(timeoutMs: number, signal: AbortSignal): Promise<void> {
    return this.waiting.forWork(timeoutMs, signal);
  }

  waitForSettled(emailId: number, timeoutMs: number): Promise<void> {
    return this.waiting.forSettled(emailId, timeoutMs);
  }

  ringForWork(): void {
    this.waiting.workWasAdded();
  }

  ringSettled(emailId: number): void {
    this.waiting.wasSettled(emailId);
  }
}
