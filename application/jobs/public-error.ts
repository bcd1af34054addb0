/** A fault of ours whose sentence may be kept and shown: it names what happened, and holds nothing of an email. */
export class PublicError extends Error {}

/** How PostgreSQL writes its states: a class of two, and three more. */
const SQLSTATE_PATTERN = /^(?:\d[0-9A-Z]|HV|P0|XX)[0-9A-Z]{3}$/;
const ERROR_CODE_PATTERN = /^[A-Z][A-Z0-9_]{2,40}$/;
/** Classes 08, 53 and 57: the server cannot be reached, has no room left, or is shut down. */
const DATABASE_UNAVAILABLE_PATTERN = /^(?:08|53|57)/;

/**
 * Why work was stopped, as staff and the log may read it: a sentence and a code. What others say of a fault may quote the value
 * that they could not take, which is the text of somebody's email: it is never repeated.
 */
export function toPublicReason(error: unknown): string {
  if (error instanceof PublicError) return error.message;
  const code = findErrorCode(error);
  if (code === undefined || !SQLSTATE_PATTERN.test(code)) {
    return `It failed unexpectedly (${code ?? getErrorName(error)}).`;
  }
  if (DATABASE_UNAVAILABLE_PATTERN.test(code)) return `The database was not available (${code}).`;
  return `The database refused what was to be kept (${code}).`;
}

/** The code that a fault or what caused it bears; undefined where there is none that looks like one. */
function findErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (SQLSTATE_PATTERN.test(code) || ERROR_CODE_PATTERN.test(code)) return code;
  return findErrorCode('driverError' in error ? error.driverError : error.cause);
}

/** The class of a fault, which is a word of the program. */
function getErrorName(error: unknown): string {
  return error instanceof Error ? error.constructor.name : 'no error';
}
