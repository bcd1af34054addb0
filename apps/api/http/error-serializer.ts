/** A fault as the log writes it. */
export interface SerializedError {
  readonly type: string;
  readonly message: string;
  /** Of the database or the system, for instance `53100`. */
  readonly code: string | undefined;
  /** The statement that failed, without the values that it was given. */
  readonly query: string | undefined;
  readonly stack: string;
  readonly cause: SerializedError | undefined;
}

const MAX_MESSAGE_LENGTH = 500;
const MAX_CAUSE_DEPTH = 3;
/** PostgreSQL's class of values that cannot be taken: it quotes them, in whatever language it speaks. */
const BAD_VALUE = /^22/;
/** From where on a message of that class may quote. */
const FROM_FIRST_QUOTE = /(?<!\s)\s*[:"'`«„“‘].*$/s;
/** What others quote: a reader of JSON the text that is none, for instance. */
const QUOTED = /".*"|".*$/s;

/**
 * What the log may say of a fault. A fault of the database carries the values of its statement and the row that it could not
 * keep, which is the text of an email: only what is named here is written, whatever else hangs on the fault.
 */
export function serializeError(error: unknown, depth = 0): SerializedError | string {
  if (!(error instanceof Error)) return String(error).slice(0, MAX_MESSAGE_LENGTH);
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined;
  const code = 'code' in error ? String(error.code) : undefined;
  const cause =
    error.cause instanceof Error && depth < MAX_CAUSE_DEPTH ? serializeError(error.cause, depth + 1) : undefined;
  return {
    type: error.constructor.name,
    message: redactMessage(error, code).slice(0, MAX_MESSAGE_LENGTH),
    code,
    query,
    stack: extractFrames(error),
    cause: typeof cause === 'object' ? cause : undefined,
  };
}

/** What a fault says, without what it quotes; names of tables and constraints stay. */
function redactMessage(error: Error, code: string | undefined): string {
  if (code !== undefined && BAD_VALUE.test(code)) return error.message.replace(FROM_FIRST_QUOTE, '');
  const isDatabaseError = 'query' in error || 'severity' in error;
  return isDatabaseError ? error.message : error.message.replace(QUOTED, '"…"');
}

/** Where it happened; the message, which stands on top of a stack, is told once. */
function extractFrames({ stack = '', message }: Error): string {
  // A message may have lines that look like frames.
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
