/** Where pieces of work are done side by side, or one of them alone. */
export class SharedExclusiveLock {
  private running = 0;
  private exclusiveRun: Promise<void> | undefined;
  private onIdle: () => void = () => undefined;

  /** Does a piece beside others; it begins when nobody works alone. */
  async runShared<T>(task: () => Promise<T>): Promise<T> {
    while (this.exclusiveRun) await this.exclusiveRun;
    this.running += 1;
    try {
      return await task();
    } finally {
      this.running -= 1;
      if (this.running === 0) this.onIdle();
    }
  }

  /**
   * Does a piece alone: nobody begins another one, and those at hand are finished first. One at a time may ask for it.
   * @param timeoutMs waits no longer for those at hand; undefined: as long as they take
   */
  async runExclusive<T>(task: () => Promise<T>, timeoutMs?: number): Promise<T> {
    let release: () => void = () => undefined;
    this.exclusiveRun = new Promise((resolve) => {
      release = resolve;
    });
    try {
      if (this.running > 0) await this.waitUntilIdle(timeoutMs);
      return await task();
    } finally {
      this.exclusiveRun = undefined;
      release();
    }
  }

  private async waitUntilIdle(timeoutMs: number | undefined): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.onIdle = resolve;
      if (timeoutMs !== undefined) timer = setTimeout(resolve, timeoutMs);
    });
    clearTimeout(timer);
  }
}
