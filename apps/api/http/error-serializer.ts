/** A fault as the log writes it. */
export interface FaultLine {
  readonly type: string;
  readonly message: string;
  /** Of the database or the system, for instance `53100`. */
  readonly code: string | undefined;
  /** The statement that failed, without the values that it was given. */
  readonly query: string | undefined;
  readonly stack: string;
  readonly cause: FaultLine | undefined;
}

const LONGEST_MESSAGE = 500;
const DEEPEST_CAUSE = 3;
/** PostgreSQL's class of values that cannot be taken: it quotes them, in whatever language it speaks. */
const BAD_VALUE = /^22/;
/** From where on a message of that class may quote. */
const FROM_FIRST_QUOTE = /\s*[:"'`«„“‘].*$/s;
/** What others quote: a reader of JSON the text that is none, for instance. */
const QUOTED = /".*"|".*$/s;

/**
 * What the log may say of a fault. A fault of the database carries the values of its statement and the row that it could not
 * keep, which is the text of an email: only what is named here is written, whatever else hangs on the fault.
 */
export function faultLine(fault: unknown, depth = 0): FaultLine | string {
  if (!(fault instanceof Error)) return String(fault).slice(0, LONGEST_MESSAGE);
  const query = 'query' in fault && typeof fault.query === 'string' ? fault.query : undefined;
  const code = 'code' in fault ? String(fault.code) : undefined;
  const cause = fault.cause instanceof Error && depth < DEEPEST_CAUSE ? faultLine(fault.cause, depth + 1) : undefined;
  return {
    type: fault.constructor.name,
    message: messageOf(fault, code).slice(0, LONGEST_MESSAGE),
    code,
    query,
    stack: framesOf(fault),
    cause: typeof cause === 'object' ? cause : undefined,
  };
}

/** What a fault says, without what it quotes; names of tables and constraints stay. */
function messageOf(fault: Error, code: string | undefined): string {
  if (code !== undefined && BAD_VALUE.test(code)) return fault.message.replace(FROM_FIRST_QUOTE, '');
  const isOfDatabase = 'query' in fault || 'severity' in fault;
  return isOfDatabase ? fault.message : fault.message.replace(QUOTED, '"…"');
}

/** Where it happened; the message, which stands on top of a stack, is told once. */
function framesOf({ stack = '', message }: Error): string {
  // A message may have lines that look like frames.
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
