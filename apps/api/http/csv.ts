import papaparse from 'papaparse';

/** What spreadsheets take for the beginning of a formula (OWASP, CSV injection), full-width twins included. */
const FORMULA_SIGNS = new Set('=+-@\uFF1D\uFF0B\uFF0D\uFF20');
/** Behind these a spreadsheet that parts cells by semicolons or tabs, as those set to Spanish do, begins another cell or row. */
const CELL_ENDS = new Set(';\t\r\n');
/** What spreadsheets pass over before they look for a formula. */
const SKIPPED = new Set(' "\0\u00A0\u200B\uFEFF');

/** Rows as CSV (RFC 4180), each with its line end; what a spreadsheet would run in a text gets an apostrophe in front. */
export function formatCsv(rows: ReadonlyArray<ReadonlyArray<string | number | boolean | undefined>>): string {
  if (rows.length === 0) return '';
  return `${papaparse.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? neutralizeFormulas(cell) : (cell ?? '')))),
    { newline: '\r\n' },
  )}\r\n`;
}

/** An apostrophe in front makes a text of what would be a formula, and of a control character that begins a cell. */
function neutralizeFormulas(text: string): string {
  let neutral = text !== '' && (CELL_ENDS.has(text.charAt(0)) || text.startsWith('\0')) ? "'" : '';
  let isCellStart = true;
  for (const sign of text) {
    if (isCellStart && FORMULA_SIGNS.has(sign)) neutral += "'";
    isCellStart = CELL_ENDS.has(sign) || (isCellStart && SKIPPED.has(sign));
    neutral += sign;
  }
  return neutral;
}
