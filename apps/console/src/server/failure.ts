/** A call to the server that did not succeed, as the cache keeps it. */
export interface Failure {
  /** The HTTP status; 0 where no answer came at all. */
  readonly status: number;
  /** `{status}: {body or status text}`, for reports and logs. */
  readonly message: string;
  /** The sentence that people read: the server's own where it sent one. */
  readonly sentence: string;
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
  return { status, message, sentence: errorFieldOf(body) ?? message };
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

function errorFieldOf(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('error' in parsed)) return undefined;
    return typeof parsed.error === 'string' && parsed.error !== '' ? parsed.error : undefined;
  } catch {
    return undefined;
  }
}
