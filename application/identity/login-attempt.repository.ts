import type { AttemptHistory } from './login-throttle.js';

/** Attempts that were noted before anybody judged them. */
export type AttemptReservation = readonly string[];

/** Counts attempts to sign in, to throttle guessing. */
export abstract class LoginAttemptRepository {
  /**
   * Notes one attempt under every key, unless it may not be made. Attempts under the same key are judged one after the other,
   * by whatever process they come in, so that of many at once no more pass than may.
   * @param since the earliest moment that counts
   * @param isAllowed told what was noted before under each key, in the order of the keys
   * @returns undefined where the attempt may not be made
   */
  abstract reserve(
    keys: readonly string[],
    since: Date,
    at: Date,
    isAllowed: (histories: readonly AttemptHistory[]) => boolean,
  ): Promise<AttemptReservation | undefined>;
  /** Takes an attempt back that was none of guessing. */
  abstract release(reservation: AttemptReservation): Promise<void>;
  /** Forgets every attempt under a key. */
  abstract deleteByKey(key: string): Promise<void>;
}
