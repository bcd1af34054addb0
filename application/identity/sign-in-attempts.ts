import type { Clock } from '../../domain/clock.port.js';
import { SECOND_MS } from '../../domain/durations.js';
import type { AttemptReservation, LoginAttemptRepository } from './login-attempt.repository.js';
import type { AttemptLimit } from './login-throttle.js';
import { reserveAttempt } from './reserve-attempt.js';
import { TooManyAttemptsError } from './too-many-attempts-error.js';

/** Attempts that are counted at once in one line: each holds a connection to the database, of which others need some. */
const MAX_COUNTED_AT_ONCE = 2;
/** How long a refusal is remembered at most: what frees an account or address earlier comes that much later. */
const MAX_REMEMBERED_MS = SECOND_MS;
const MAX_REMEMBERED_KEYS = 1_000;

/** What was refused, and for how long it is to wait. */
interface Refusal {
  readonly at: number;
  readonly waitMs: number;
}

/**
 * Counts attempts to sign in, a few at a time: hundreds at once neither take all connections to the database nor wait until
 * they are told that it is away. Attempts from known devices have a line of their own. What was refused a moment ago is refused
 * again without asking.
 */
export class SignInAttempts {
  private readonly lines = { known: new WaitingLine(), unknown: new WaitingLine() };
  private readonly refusals = new Map<string, Refusal>();

  constructor(
    private readonly attempts: Pick<LoginAttemptRepository, 'reserve'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt before it is judged.
   * @param isDeviceKnown whether it comes from a device on which somebody has signed in to this account before
   * @param onRefused told of refusals that were not remembered
   * @throws TooManyAttemptsError where one of the limits is reached
   */
  reserve(
    limits: readonly AttemptLimit[],
    isDeviceKnown: boolean,
    onRefused: () => Promise<void>,
  ): Promise<AttemptReservation> {
    return this.lines[isDeviceKnown ? 'known' : 'unknown'].run(async () => {
      // The moment at which it is its turn: those before it may have been refused since it came.
      const now = this.clock.now();
      this.assertNotRefused(limits, now.getTime());
      try {
        return await reserveAttempt(this.attempts, this.noteRefusals(limits), now);
      } catch (error) {
        if (error instanceof TooManyAttemptsError) await onRefused();
        throw error;
      }
    });
  }

  /** The limits, each of which remembers that it refused. */
  private noteRefusals(limits: readonly AttemptLimit[]): readonly AttemptLimit[] {
    return limits.map(({ key, computeWaitMs }) => ({
      key,
      computeWaitMs: (history, at) => {
        const waitMs = computeWaitMs(history, at);
        if (waitMs > 0) this.remember(key, { at: at.getTime(), waitMs });
        return waitMs;
      },
    }));
  }

  private remember(key: string, refusal: Refusal): void {
    if (this.refusals.size >= MAX_REMEMBERED_KEYS) this.refusals.clear();
    this.refusals.set(key, refusal);
  }

  private assertNotRefused(limits: readonly AttemptLimit[], now: number): void {
    for (const { key } of limits) {
      const refusal = this.refusals.get(key);
      if (!refusal) continue;
      const { at, waitMs } = refusal;
      // A clock that was set back ends it, too.
      if (now >= at && now - at < Math.min(waitMs, MAX_REMEMBERED_MS))
        throw new TooManyAttemptsError(at + waitMs - now);
      this.refusals.delete(key);
    }
  }
}

/** Runs a few at once, in the order in which they came. */
class WaitingLine {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < MAX_COUNTED_AT_ONCE) this.running += 1;
    else await new Promise<void>((resolve) => void this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Who is next takes the place over.
      if (next) next();
      else this.running -= 1;
    }
  }
}
