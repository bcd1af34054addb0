/** Rings where work was added and where an email was settled, across processes. */
export abstract class JobNotifier {
  /**
   * Waits until work was added, or the time is over; resolves at once where the bell has rung since the last wait.
   * @param signal ends the wait early
   */
  abstract waitForJob(timeoutMs: number, signal: AbortSignal): Promise<void>;
  /** Waits until the email was settled, or the time is over; it may have been settled before, so look after waiting. */
  abstract waitForOutcome(emailId: number, timeoutMs: number): Promise<void>;
}
