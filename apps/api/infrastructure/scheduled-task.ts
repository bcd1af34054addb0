/** When a chore is done, in milliseconds. */
export interface Schedule {
  readonly firstAfterMs: number;
  readonly everyMs: number;
}

/** Something that is done again and again beside the work, never twice at once; it keeps no process alive. */
export class ScheduledTask {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  /**
   * @param task gets a signal that tells it to come to an end
   * @param onError told of what it threw; it is tried again the next time
   */
  constructor(
    private readonly schedule: Schedule,
    private readonly task: (signal: AbortSignal) => Promise<unknown>,
    private readonly onError: (error: unknown) => void,
  ) {
    this.timer = this.scheduleIn(schedule.firstAfterMs);
  }

  /** No more rounds; one that is under way comes to its end first. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private scheduleIn(milliseconds: number): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.running = this.runOnce();
    }, milliseconds);
    return timer.unref();
  }

  private async runOnce(): Promise<void> {
    await this.task(this.stopping.signal).catch(this.onError);
    if (!this.stopping.signal.aborted) this.timer = this.scheduleIn(this.schedule.everyMs);
  }
}
