import { isFailure, sentenceOf } from '../../api/api-error.js';

const TOO_MANY_TRIES = 'Too many tries. Wait a few minutes, then try again.';

/** What a person reads when signing in failed. */
export function sentenceOfSignIn(failure: unknown): string {
  // A proxy in front of the server may answer 429 with a page of its own.
  if (isFailure(failure) && failure.status === 429 && failure.sentence === failure.message) return TOO_MANY_TRIES;
  return sentenceOf(failure);
}
