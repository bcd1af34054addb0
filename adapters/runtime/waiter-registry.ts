/** Those in this process who wait for work or for an email to be settled; both kinds of bell ring here. */
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

  /** Work was added: wakes all who wait for it, or the next one who comes. */
  notifyJobAdded(): void {
    this.hasPendingSignal = this.jobWaiters.size === 0;
    for (const leave of [...this.jobWaiters]) leave();
  }

  /** An email was settled: wakes those who wait for it. */
  notifyOutcome(emailId: number): void {
    for (const leave of [...(this.outcomeWaiters.get(emailId) ?? [])]) leave();
  }

  /** Wakes everybody, because something may have been missed or the desk closes. */
  wakeAll(): void {
    this.notifyJobAdded();
    for (const emailId of [...this.outcomeWaiters.keys()]) this.notifyOutcome(emailId);
  }
}
