import { Clock } from '../../../domain/clock.port.js';

/** A clock that is set to moments of the past while made-up data is loaded, and then tells the time. */
export class DemoClock extends Clock {
  private moment: Date | undefined;

  now(): Date {
    return this.moment ?? new Date();
  }

  /** Goes on to this moment; never back, since nothing happens before what has happened. */
  advanceTo(moment: Date): void {
    if (this.moment === undefined || moment > this.moment) this.moment = moment;
  }

  /** Goes on by so many milliseconds. */
  advanceBy(milliseconds: number): void {
    this.moment = new Date(this.now().getTime() + milliseconds);
  }

  /** From now on the time is the real one. */
  release(): void {
    this.moment = undefined;
  }
}
