/** A fault of ours whose sentence may be kept and shown: it names what happened, and holds nothing of an email. */
export class TellableFault extends Error {}

/** How PostgreSQL writes its states: a class of two, and three more. */
const OF_DATABASE = /^(?:\d[0-9A-Z]|HV|P0|XX)[0-9A-Z]{3}$/;
const A_CODE = /^[A-Z][A-Z0-9_]{2,40}$/;
/** Classes 08, 53 and 57: the server cannot be reached, has no room left, or is shut down. */
const OUT_OF_REACH = /^(?:08|53|57)/;

/**
 * Why work was stopped, as staff and the log may read it: a sentence and a code. What others say of a fault may quote the value
 * that they could not take, which is the text of somebody's email: it is never repeated.
 */
export function reasonOfFault(fault: unknown): string {
  if (fault instanceof TellableFault) return fault.message;
  const code = codeOf(fault);
  if (code === undefined || !OF_DATABASE.test(code)) {
    return `It failed unexpectedly (${code ?? kindOf(fault)}).`;
  }
  if (OUT_OF_REACH.test(code)) return `The database was not available (${code}).`;
  return `The database refused what was to be kept (${code}).`;
}

/** The code that a fault or what caused it bears; undefined where there is none that looks like one. */
function codeOf(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  const code = 'code' in fault ? String(fault.code) : '';
  if (OF_DATABASE.test(code) || A_CODE.test(code)) return code;
  return codeOf('driverError' in fault ? fault.driverError : fault.cause);
}

/** The class of a fault, which is a word of the program. */
function kindOf(fault: unknown): string {
  return fault instanceof Error ? fault.constructor.name : 'no error';
}
