/** Those in this process who wait for work or for an email to be settled; both kinds of bell ring here. */
export class WaitingRoom {
  private readonly waitingForWork = new Set<() => void>();
  private readonly waitingForEmails = new Map<number, Set<() => void>>();
  private hasRung = false;

  /** Resolves on the next ring, at once where it has rung unheard, when the time is over, or when the signal aborts. */
  async forWork(timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    if (this.hasRung) {
      this.hasRung = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        this.waitingForWork.delete(leave);
        resolve();
      };
      const timer = setTimeout(leave, timeoutMs);
      signal.addEventListener('abort', leave, { once: true });
      this.waitingForWork.add(leave);
    });
  }

  /** Resolves when the email is settled, or when the time is over. */
  async forSettled(emailId: number, timeoutMs: number): Promise<void> {
    const waiting = this.waitingForEmails.get(emailId) ?? new Set();
    this.waitingForEmails.set(emailId, waiting);
    await new Promise<void>((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(leave);
        if (waiting.size === 0 && this.waitingForEmails.get(emailId) === waiting) this.waitingForEmails.delete(emailId);
        resolve();
      };
      const timer = setTimeout(leave, timeoutMs);
      waiting.add(leave);
    });
  }

  /** Work was added: wakes all who wait for it, or the next one who comes. */
  workWasAdded(): void {
    this.hasRung = this.waitingForWork.size === 0;
    for (const leave of [...this.waitingForWork]) leave();
  }

  /** An email was settled: wakes those who wait for it. */
  wasSettled(emailId: number): void {
    for (const leave of [...(this.waitingForEmails.get(emailId) ?? [])]) leave();
  }

  /** Wakes everybody, because something may have been missed or the desk closes. */
  wakeAll(): void {
    this.workWasAdded();
    for (const emailId of [...this.waitingForEmails.keys()]) this.wasSettled(emailId);
  }
}
