import type { Clock } from '../../../domain/clock.port.js';

/** Consecutive failures that open the circuit. */
export const FAILURE_THRESHOLD = 5;
/** How long the circuit stays open; then one call tests the service. */
export const RESET_TIMEOUT_MS = 60_000;

/** A circuit breaker: spares callers the wait for a service that fails repeatedly. */
export class CircuitBreaker {
  private failures = 0;
  private openedAt: number | undefined;
  private isProbing = false;

  constructor(private readonly clock: Clock) {}

  /** Whether a call may be tried now; after the rest only one at a time until one succeeds. */
  canAttempt(): boolean {
    if (this.openedAt === undefined) return true;
    if (this.isProbing || this.clock.now().getTime() - this.openedAt < RESET_TIMEOUT_MS) return false;
    this.isProbing = true;
    return true;
  }

  recordSuccess(): void {
    this.failures = 0;
    this.openedAt = undefined;
    this.isProbing = false;
  }

  recordFailure(): void {
    this.failures += 1;
    if (this.failures >= FAILURE_THRESHOLD) this.openedAt = this.clock.now().getTime();
    this.isProbing = false;
  }
}
