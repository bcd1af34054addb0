import type { JobType } from './job-queue.port.js';

/** Signals across processes that a job was added or an email's outcome was recorded. */
export abstract class JobNotifier {
  /**
   * Waits until a job of these types was added, or for the timeout; resolves at once if one was added while nobody waited for
   * it. Each job ends one wait in a process, so that the idle workers do not all ask for the same job.
   * @param signal ends the wait early
   */
  abstract waitForJob(timeoutMs: number, signal: AbortSignal, jobTypes: readonly JobType[]): Promise<void>;
  /**
   * Waits until the email's outcome was recorded, or for the timeout; it may have been recorded before, so read it
   * afterwards.
   */
  abstract waitForOutcome(emailId: number, timeoutMs: number): Promise<void>;
}
