import { MINUTE_MS, SECOND_MS } from '../../domain/durations.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';

/** Too many attempts; the HTTP layer answers 429. */
export class TooManyAttemptsError extends Error {
  /** @param waitMs milliseconds until the next attempt may be made */
  constructor(readonly waitMs: number) {
    super(
      waitMs < MINUTE_MS
        ? IDENTITY_MESSAGES.tooManyAttemptsForSeconds(Math.ceil(waitMs / SECOND_MS))
        : IDENTITY_MESSAGES.tooManyAttempts(Math.ceil(waitMs / MINUTE_MS)),
    );
    this.name = 'TooManyAttemptsError';
  }
}
