import {
  type AttemptReservation,
  LoginAttemptRepository,
} from '../../../application/identity/login-attempt.repository.js';
import type { AttemptHistory } from '../../../application/identity/login-throttle.js';

interface Attempt {
  readonly id: string;
  readonly key: string;
  readonly at: Date;
}

/** Attempts to sign in, in memory. */
export class InMemoryLoginAttemptRepository extends LoginAttemptRepository {
  private attempts: readonly Attempt[] = [];
  private lastId = 0;

  async reserve(
    keys: readonly string[],
    since: Date,
    at: Date,
    isAllowed: (histories: readonly AttemptHistory[]) => boolean,
  ): Promise<AttemptReservation | undefined> {
    if (!isAllowed(keys.map((key) => this.getHistory(key, since)))) return undefined;
    const noted = keys.map((key): Attempt => {
      this.lastId += 1;
      return { id: String(this.lastId), key, at };
    });
    this.attempts = [...this.attempts.filter((one) => one.at >= since), ...noted];
    return noted.map(({ id }) => id);
  }

  async release(reservation: AttemptReservation): Promise<void> {
    this.attempts = this.attempts.filter(({ id }) => !reservation.includes(id));
  }

  async deleteByKey(key: string): Promise<void> {
    this.attempts = this.attempts.filter((one) => one.key !== key);
  }

  private getHistory(key: string, since: Date): AttemptHistory {
    const found = this.attempts.filter((one) => one.key === key && one.at >= since);
    const lastMs = Math.max(...found.map(({ at }) => at.getTime()));
    return { count: found.length, lastAt: found.length > 0 ? new Date(lastMs) : undefined };
  }
}
