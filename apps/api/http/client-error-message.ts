import { HTTP_MESSAGES } from './http.messages.js';

/** PostgreSQL's states for values that no column takes: 22003 out of range, 22021 and 22P05 unstorable text, 22P02 and 22008 malformed. */
const OUT_OF_RANGE = /^(?:22003|2201W|2201X|22008)$/;
const UNSTORABLE = /^(?:22021|22P05|22P02)$/;
const FORM = /Boundary not found|Unexpected end of (?:multipart|form)|Malformed part header|Unexpected end of file/i;

/** The sentence for an entry that only the database, the form reader or the runtime found impossible; undefined for a fault of ours. */
export function toClientErrorMessage(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  if (thrown instanceof RangeError && /call stack/i.test(thrown.message)) return HTTP_MESSAGES.nestedTooDeep;
  if (FORM.test(thrown.message)) return HTTP_MESSAGES.unreadableForm;
  const code = extractSqlState(thrown);
  if (OUT_OF_RANGE.test(code)) return HTTP_MESSAGES.numberOutOfRange;
  return UNSTORABLE.test(code) ? HTTP_MESSAGES.unstorableCharacters : undefined;
}

function extractSqlState(error: Error): string {
  const driver = 'driverError' in error ? error.driverError : error;
  return typeof driver === 'object' && driver !== null && 'code' in driver ? String(driver.code) : '';
}
