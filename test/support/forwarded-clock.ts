import { Clock } from '../../domain/clock.port.js';

/** Real time, set forward where a test says so. */
export class ForwardedClock extends Clock {
  aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}
