import papaparse from 'papaparse';

/** What spreadsheets take for the beginning of a formula (OWASP, CSV injection), their full-width twins included. */
const FORMULA = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Rows as CSV (RFC 4180), each with its line end; a text that a spreadsheet would run gets an apostrophe in front. */
export function formatCsv(rows: ReadonlyArray<ReadonlyArray<string | number | boolean | undefined>>): string {
  if (rows.length === 0) return '';
  return `${papaparse.unparse(
    rows.map((row) => row.map((cell) => cell ?? '')),
    { newline: '\r\n', escapeFormulae: FORMULA },
  )}\r\n`;
}
