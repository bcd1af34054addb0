/** Signals across processes that a job was added or an email's outcome was recorded. */
export abstract class JobNotifier {
  /**
   * Waits until a job was added, or for the timeout; resolves at once if a signal arrived since the last wait.
   * @param signal ends the wait early
   */
  abstract waitForJob(timeoutMs: number, signal: AbortSignal): Promise<void>;
  /**
   * Waits until the email's outcome was recorded, or for the timeout; it may have been recorded before, so read it
   * afterwards.
   */
  abstract waitForOutcome(emailId: number, timeoutMs: number): Promise<void>;
}
