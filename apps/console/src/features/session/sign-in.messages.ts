import { getErrorMessage, isApiError } from '../../api/api-error.js';

const TOO_MANY_ATTEMPTS_MESSAGE = 'Too many attempts. Wait a few minutes, then try again.';

/** What a person reads when signing in failed. */
export function getSignInErrorMessage(failure: unknown): string {
  // A proxy in front of the server may answer 429 with a page of its own.
  if (isApiError(failure) && failure.status === 429 && failure.userMessage === failure.message)
    return TOO_MANY_ATTEMPTS_MESSAGE;
  return getErrorMessage(failure);
}
