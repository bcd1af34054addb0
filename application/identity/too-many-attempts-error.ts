import { MINUTE_MS } from '../../domain/durations.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';

const WINDOW_MINUTES = 15;
/** How long a failed attempt counts, and so how long to wait after too many. */
export const ATTEMPT_WINDOW_MS = WINDOW_MINUTES * MINUTE_MS;

/** Too many failed attempts; the HTTP layer answers 429. */
export class TooManyAttemptsError extends Error {
  constructor() {
    super(IDENTITY_MESSAGES.tooManyAttempts(WINDOW_MINUTES));
    this.name = 'TooManyAttemptsError';
  }
}
