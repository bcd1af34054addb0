/** Where pieces of work are done side by side, or one of them alone. */
export class WorkFloor {
  private atWork = 0;
  private closed: Promise<void> | undefined;
  private onEmpty: () => void = () => undefined;

  /** Does a piece beside others; it begins when nobody works alone. */
  async beside<T>(work: () => Promise<T>): Promise<T> {
    while (this.closed) await this.closed;
    this.atWork += 1;
    try {
      return await work();
    } finally {
      this.atWork -= 1;
      if (this.atWork === 0) this.onEmpty();
    }
  }

  /**
   * Does a piece alone: nobody begins another one, and those at hand are finished first. One at a time may ask for it.
   * @param patienceMs waits no longer for those at hand; undefined: as long as they take
   */
  async alone<T>(work: () => Promise<T>, patienceMs?: number): Promise<T> {
    let open: () => void = () => undefined;
    this.closed = new Promise((resolve) => {
      open = resolve;
    });
    try {
      if (this.atWork > 0) await this.emptied(patienceMs);
      return await work();
    } finally {
      this.closed = undefined;
      open();
    }
  }

  private async emptied(patienceMs: number | undefined): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.onEmpty = resolve;
      if (patienceMs !== undefined) timer = setTimeout(resolve, patienceMs);
    });
    clearTimeout(timer);
  }
}
