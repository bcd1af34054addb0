import type { AttemptReservation, LoginAttemptRepository } from './login-attempt.repository.js';
import { ATTEMPT_WINDOW_MS, type AttemptLimit } from './login-throttle.js';
import { TooManyAttemptsError } from './too-many-attempts-error.js';

/** Counts an attempt before it is judged. @throws TooManyAttemptsError where one of the limits is reached */
export async function reserveAttempt(
  attempts: Pick<LoginAttemptRepository, 'reserve'>,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<AttemptReservation> {
  let waitMs = 0;
  const reservation = await attempts.reserve(
    limits.map(({ key }) => key),
    new Date(now.getTime() - ATTEMPT_WINDOW_MS),
    now,
    (histories) => {
      const waits = limits.map((limit, at) =>
        limit.computeWaitMs(histories[at] ?? { count: 0, lastAt: undefined }, now),
      );
      waitMs = Math.max(...waits);
      return waitMs === 0;
    },
  );
  if (reservation === undefined) throw new TooManyAttemptsError(waitMs);
  return reservation;
}
