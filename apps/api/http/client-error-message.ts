/** PostgreSQL's states for values that no column takes: 22003 out of range, 22021 and 22P05 unstorable text, 22P02 and 22008 malformed. */
const OUT_OF_RANGE = /^(?:22003|2201W|2201X|22008)$/;
const UNSTORABLE = /^(?:22021|22P05|22P02)$/;
const FORM = /Boundary not found|Unexpected end of (?:multipart|form)|Malformed part header|Unexpected end of file/i;

/** The sentence for an entry that only the database, the form reader or the runtime found impossible; undefined for a fault of ours. */
export function toClientErrorMessage(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  if (thrown instanceof RangeError && /call stack/i.test(thrown.message)) return 'The request is nested too deeply.';
  if (FORM.test(thrown.message)) return 'The form cannot be read.';
  const code = extractSqlState(thrown);
  if (OUT_OF_RANGE.test(code)) return 'A number in the request is out of range.';
  return UNSTORABLE.test(code) ? 'The request holds characters that cannot be kept.' : undefined;
}

function extractSqlState(error: Error): string {
  const driver = 'driverError' in error ? error.driverError : error;
  return typeof driver === 'object' && driver !== null && 'code' in driver ? String(driver.code) : '';
}
