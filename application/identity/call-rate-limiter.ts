import type { Clock } from '../../domain/clock.port.js';
import { TooManyAttemptsError } from './too-many-attempts-error.js';

const MAX_REMEMBERED_CALLERS = 10_000;

interface CallWindow {
  readonly startedAt: number;
  count: number;
}

/** Counts calls of each caller within windows that begin with a call; each process counts by itself. */
export class CallRateLimiter {
  private readonly windows = new Map<string, CallWindow>();

  /** @param windowMs how long calls count */
  constructor(
    private readonly clock: Clock,
    private readonly maxCalls: number,
    private readonly windowMs: number,
  ) {}

  /** @throws TooManyAttemptsError where the caller has made as many calls as they may */
  assertAllowed(caller: string): void {
    const now = this.clock.now().getTime();
    const window = this.findOpenWindow(caller, now);
    if (window && window.count >= this.maxCalls) {
      throw new TooManyAttemptsError(window.startedAt + this.windowMs - now);
    }
  }

  /** Counts a call. */
  count(caller: string): void {
    const now = this.clock.now().getTime();
    const window = this.findOpenWindow(caller, now);
    if (window) {
      window.count += 1;
      return;
    }
    this.windows.delete(caller);
    if (this.windows.size >= MAX_REMEMBERED_CALLERS) this.forgetOldest();
    this.windows.set(caller, { startedAt: now, count: 1 });
  }

  private findOpenWindow(caller: string, now: number): CallWindow | undefined {
    const window = this.windows.get(caller);
    const ageMs = now - (window?.startedAt ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back ends a window, too.
    return ageMs >= 0 && ageMs < this.windowMs ? window : undefined;
  }

  private forgetOldest(): void {
    const [oldest] = this.windows.keys();
    if (oldest !== undefined) this.windows.delete(oldest);
  }
}
