import type { Clock } from '../../../domain/clock.port.js';

/** Failures in a row after which nobody asks for a while. */
export const FAILURES_THAT_OPEN = 5;
/** How long nobody asks; then one question tries whether it is better. */
export const REST_MS = 60_000;

/** Spares everybody the wait for something that fails again and again. */
export class CircuitBreaker {
  private failures = 0;
  private openedAt: number | undefined;
  private isTrying = false;

  constructor(private readonly clock: Clock) {}

  /** Whether a call may be tried now; after the rest only one at a time until one succeeds. */
  mayTry(): boolean {
    if (this.openedAt === undefined) return true;
    if (this.isTrying || this.clock.now().getTime() - this.openedAt < REST_MS) return false;
    this.isTrying = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.openedAt = undefined;
    this.isTrying = false;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= FAILURES_THAT_OPEN) this.openedAt = this.clock.now().getTime();
    this.isTrying = false;
  }
}
