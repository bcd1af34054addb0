/** When a chore is done, in milliseconds. */
export interface ChoreTimes {
  readonly firstAfterMs: number;
  readonly everyMs: number;
}

/** Something that is done again and again beside the work, never twice at once; it keeps no process alive. */
export class RecurringChore {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  /**
   * @param chore gets a signal that tells it to come to an end
   * @param onFault told of what it threw; it is tried again the next time
   */
  constructor(
    private readonly times: ChoreTimes,
    private readonly chore: (signal: AbortSignal) => Promise<unknown>,
    private readonly onFault: (fault: unknown) => void,
  ) {
    this.timer = this.planIn(times.firstAfterMs);
  }

  /** No more rounds; one that is under way comes to its end first. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private planIn(milliseconds: number): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.running = this.round();
    }, milliseconds);
    return timer.unref();
  }

  private async round(): Promise<void> {
    await this.chore(this.stopping.signal).catch(this.onFault);
    if (!this.stopping.signal.aborted) this.timer = this.planIn(this.times.everyMs);
  }
}
