import type { FieldError } from '../../../../domain/errors/domain-error.js';
import { getMessages } from '../i18n/messages.js';
import { apiMessages } from './api.messages.js';

/** A call to the server that did not succeed, as the cache keeps it. */
export interface ApiError {
  /** The HTTP status; 0 where no answer came at all. */
  readonly status: number;
  /** `{status}: {body or status text}`, for reports and logs. */
  readonly message: string;
  /** The sentence that people read: the server's own where it sent one. */
  readonly userMessage: string;
  /** What is wrong with which field, where the server said so. */
  readonly details?: readonly FieldError[];
}

/** The failure of a call that got no answer. */
export function createNetworkError(cause: unknown): ApiError {
  const text = cause instanceof Error ? cause.message : String(cause);
  return { status: 0, message: `0: ${text}`, userMessage: getMessages(apiMessages).serverNotReached };
}

/** The failure of a call that got an answer other than a good one. */
export function createHttpError(status: number, statusText: string, body: string): ApiError {
  const message = `${status}: ${body || statusText}`;
  const { error, details } = parseErrorBody(body);
  return { status, message, userMessage: error ?? message, ...(details ? { details } : {}) };
}

/** The sentence of anything that a query or a mutation may reject with. */
export function getErrorMessage(failure: unknown): string {
  if (isApiError(failure)) return failure.userMessage;
  return failure instanceof Error ? failure.message : getMessages(apiMessages).somethingWentWrong;
}

/** Whether a value is the failure of a call. */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'userMessage' in value && 'status' in value;
}

/** The fields of `{ error, details? }`; none of them where the body is something else. */
function parseErrorBody(body: string): { readonly error?: string; readonly details?: readonly FieldError[] } {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('error' in parsed)) return {};
    if (typeof parsed.error !== 'string' || parsed.error === '') return {};
    const details = 'details' in parsed && Array.isArray(parsed.details) ? parsed.details.filter(isFieldError) : [];
    return { error: parsed.error, ...(details.length > 0 ? { details } : {}) };
  } catch {
    return {};
  }
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('message' in value)) return false;
  return typeof value.field === 'string' && typeof value.message === 'string';
}
