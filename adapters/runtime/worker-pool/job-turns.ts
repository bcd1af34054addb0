/** Lets jobs run one at a time, in the order in which they asked. */
export class JobTurns {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs a job once all that asked before it have ended, however they did. */
  take<Result>(run: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(run);
    this.last = done.catch(() => undefined);
    return done;
  }
}
