import type { Clock } from '../../../domain/clock.port.js';
import { HOUR_MS } from '../../../domain/durations.js';

/** Counts what is spent within an hour: a flood of mail must not become a bill (reliability, S18). */
export class HourlyBudget {
  private spent: number[] = [];

  constructor(
    private readonly most: number,
    private readonly clock: Clock,
  ) {}

  /** Whether there is something left. */
  hasLeft(): boolean {
    const since = this.clock.now().getTime() - HOUR_MS;
    this.spent = this.spent.filter((at) => at > since);
    return this.spent.length < this.most;
  }

  spend(): void {
    this.spent.push(this.clock.now().getTime());
  }
}
