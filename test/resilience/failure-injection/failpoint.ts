/** The moments at which a server under test can be made to die. */
export const FAILPOINTS = [
  'before-insert',
  'after-insert-before-commit',
  'after-commit-before-answer',
  'after-claim',
  'during-extraction',
  'after-quotation-commit',
  'after-outbox-claim',
  'after-acceptance-before-note',
  'during-note',
] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

/** Ends this process at one failpoint, as a power cut would. */
export class ProcessKiller {
  private hits = 0;

  private constructor(
    private readonly failpoint: string | undefined,
    private readonly onHit: number,
  ) {}

  /** `FAIL_AT` names the failpoint, `FAIL_ON_HIT` the time that it is passed. */
  static fromEnvironment({ FAIL_AT, FAIL_ON_HIT }: NodeJS.ProcessEnv): ProcessKiller {
    return new ProcessKiller(FAIL_AT, Number(FAIL_ON_HIT ?? 1));
  }

  /** Where the moment has come, nothing behind this call happens any more. */
  async passFailpoint(failpoint: Failpoint): Promise<void> {
    if (failpoint !== this.failpoint) return;
    this.hits += 1;
    if (this.hits < this.onHit) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  }
}
