import { getErrorMessage, isApiError } from '../../api/api-error.js';
import { getMessages } from '../../i18n/messages.js';
import { sessionMessages } from './session.messages.js';

/** What a person reads when signing in failed. */
export function getSignInErrorMessage(failure: unknown): string {
  // A proxy in front of the server may answer 429 with a page of its own.
  if (isApiError(failure) && failure.status === 429 && failure.userMessage === failure.message)
    return getMessages(sessionMessages).tooManyAttempts;
  return getErrorMessage(failure);
}

/** Whether the password was right, and the code of the second factor is missing or wrong. */
export function isAskingForCode(failure: unknown): boolean {
  return isApiError(failure) && failure.details?.some(({ field }) => field === 'code') === true;
}
