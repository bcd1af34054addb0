/** The waiters of this process for jobs or for an email's outcome; both job notifiers use it. */
export class WaiterRegistry {
  private readonly jobWaiters = new Set<() => void>();
  private readonly outcomeWaiters = new Map<number, Set<() => void>>();
  private hasPendingSignal = false;

  /** Resolves on the next ring, at once where it has rung unheard, when the time is over, or when the signal aborts. */
  async waitForJob(timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    if (this.hasPendingSignal) {
      this.hasPendingSignal = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        this.jobWaiters.delete(leave);
        resolve();
      };
      const timer = setTimeout(leave, timeoutMs);
      signal.addEventListener('abort', leave, { once: true });
      this.jobWaiters.add(leave);
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

  /** A job was added: wakes all waiters for it, or the next one. */
  notifyJobAdded(): void {
    this.hasPendingSignal = this.jobWaiters.size === 0;
    for (const leave of [...this.jobWaiters]) leave();
  }

  /** An email's outcome was recorded: wakes its waiters. */
  notifyOutcome(emailId: number): void {
    for (const leave of [...(this.outcomeWaiters.get(emailId) ?? [])]) leave();
  }

  /** Wakes all waiters, because a notification may have been missed or the process stops. */
  wakeAll(): void {
    this.notifyJobAdded();
    for (const emailId of [...this.outcomeWaiters.keys()]) this.notifyOutcome(emailId);
  }
}
