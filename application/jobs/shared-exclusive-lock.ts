/** A lock that jobs hold together or one of them alone. */
export class SharedExclusiveLock {
  private running = 0;
  private exclusiveRun: Promise<void> | undefined;
  private onIdle: () => void = () => undefined;

  /** Runs a job in shared mode; it starts when no exclusive one runs. */
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
   * Runs a job exclusively: no other one starts, and running ones are finished first. Only one caller at a time may
   * ask.
   * @param timeoutMs how long to wait for running jobs; undefined: until they finish
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
