import { JOBS_MESSAGES } from './jobs.messages.js';

/** An error whose message may be stored and shown: it contains no text of an email. */
export class PublicError extends Error {}

/** How PostgreSQL writes its states: a class of two, and three more. */
const SQLSTATE_PATTERN = /^(?:\d[0-9A-Z]|HV|P0|XX)[0-9A-Z]{3}$/;
const ERROR_CODE_PATTERN = /^[A-Z][A-Z0-9_]{2,40}$/;
/** Classes 08, 53 and 57: the server is unreachable, out of resources, or shutting down. */
const DATABASE_UNAVAILABLE_PATTERN = /^(?:08|53|57)/;

/**
 * Why a job was stopped, for staff and the log: a message and a code. Messages of foreign errors may quote the rejected
 * value, which is text of an email: they are never repeated.
 */
export function toPublicReason(error: unknown): string {
  if (error instanceof PublicError) return error.message;
  const code = findErrorCode(error);
  if (code === undefined || !SQLSTATE_PATTERN.test(code)) {
    return JOBS_MESSAGES.unexpected(code ?? getErrorName(error));
  }
  if (DATABASE_UNAVAILABLE_PATTERN.test(code)) return JOBS_MESSAGES.databaseUnavailable(code);
  return JOBS_MESSAGES.databaseRefused(code);
}

/** The code of an error or of its cause; undefined if neither has a plausible one. */
function findErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (SQLSTATE_PATTERN.test(code) || ERROR_CODE_PATTERN.test(code)) return code;
  return findErrorCode('driverError' in error ? error.driverError : error.cause);
}

/** The class name of an error, which is defined by the program. */
function getErrorName(error: unknown): string {
  return error instanceof Error ? error.constructor.name : 'no error';
}
