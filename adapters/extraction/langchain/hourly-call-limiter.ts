import type { Clock } from '../../../domain/clock.port.js';
import { HOUR_MS } from '../../../domain/durations.js';

/** Counts what is spent within an hour: a flood of mail must not become a bill. */
export class HourlyCallLimiter {
  private timestamps: number[] = [];

  constructor(
    private readonly maxCalls: number,
    private readonly clock: Clock,
  ) {}

  /** Whether there is something left. */
  hasCapacity(): boolean {
    const since = this.clock.now().getTime() - HOUR_MS;
    this.timestamps = this.timestamps.filter((at) => at > since);
    return this.timestamps.length < this.maxCalls;
  }

  recordCall(): void {
    this.timestamps.push(this.clock.now().getTime());
  }
}
