import type { FieldFault } from '../../../../domain/errors/domain-error.js';

/** A call to the server that did not succeed, as the cache keeps it. */
export interface Failure {
  /** The HTTP status; 0 where no answer came at all. */
  readonly status: number;
  /** `{status}: {body or status text}`, for reports and logs. */
  readonly message: string;
  /** The sentence that people read: the server's own where it sent one. */
  readonly sentence: string;
  /** What is wrong with which field, where the server said so. */
  readonly details?: readonly FieldFault[];
}

const NO_ANSWER = 'The server could not be reached. Check the connection and try again.';

/** The failure of a call that got no answer. */
export function noAnswer(cause: unknown): Failure {
  const words = cause instanceof Error ? cause.message : String(cause);
  return { status: 0, message: `0: ${words}`, sentence: NO_ANSWER };
}

/** The failure of a call that got an answer other than a good one. */
export function refusal(status: number, statusText: string, body: string): Failure {
  const message = `${status}: ${body || statusText}`;
  const { error, details } = answerOf(body);
  return { status, message, sentence: error ?? message, ...(details ? { details } : {}) };
}

/** The sentence of anything that a query or a mutation may reject with. */
export function sentenceOf(failure: unknown): string {
  if (isFailure(failure)) return failure.sentence;
  return failure instanceof Error ? failure.message : 'Something went wrong in the console. Reload the page.';
}

/** Whether a value is the failure of a call. */
export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'sentence' in value && 'status' in value;
}

/** The fields of `{ error, details? }`; none of them where the body is something else. */
function answerOf(body: string): { readonly error?: string; readonly details?: readonly FieldFault[] } {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('error' in parsed)) return {};
    if (typeof parsed.error !== 'string' || parsed.error === '') return {};
    const details = 'details' in parsed && Array.isArray(parsed.details) ? parsed.details.filter(isFault) : [];
    return { error: parsed.error, ...(details.length > 0 ? { details } : {}) };
  } catch {
    return {};
  }
}

function isFault(value: unknown): value is FieldFault {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('message' in value)) return false;
  return typeof value.field === 'string' && typeof value.message === 'string';
}
