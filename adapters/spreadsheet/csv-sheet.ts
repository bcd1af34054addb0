import papaparse from 'papaparse';
import type { Sheet, SheetCell } from '../../application/tariff/spreadsheet-codec.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { SPREADSHEET_MESSAGES } from './spreadsheet.messages.js';

/** The characters that start a formula in spreadsheets (OWASP, CSV injection), their full-width variants included. */
const FORMULA = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;
const SEPARATORS = [',', ';', '\t'];
/** The line that declares the separator to spreadsheets. */
const DECLARED_SEPARATOR = /^"?sep=([,;\t])"?\s*\n/i;
/** What spreadsheets call Unicode text. */
const UTF_16_BYTE_ORDER_MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
/** Where a table with a title above it begins, at the latest, and what it has at least. */
const MAX_HEAD_LENGTH = 20_000;
const MAX_SEEN_LINES = 40;
const QUOTED = /"[^"]{0,500}"/g;
const MIN_COLUMNS = 3;
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads CSV with commas, semicolons or tabs, in UTF-8 or, if it is invalid, in Windows-1252. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes);
  const declared = DECLARED_SEPARATOR.exec(text)?.[1];
  const separator = declared ?? detectSeparator(text);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: separator, skipEmptyLines: false });
  const quotes = errors.find((error) => error.type === 'Quotes');
  if (quotes) throw new DomainError('invalid', SPREADSHEET_MESSAGES.openQuote((quotes.row ?? 0) + 1));
  const [first, ...rows] = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map(parseCell) }))
    .slice(declared === undefined ? 0 : 1)
    .filter(({ cells }) => cells.some((cell) => cell !== undefined));
  return {
    headings: (first?.cells ?? []).map((heading) => String(heading ?? '')),
    rows,
    hasDecimalPoints: separator === ',',
  };
}

/** Writes CSV (RFC 4180) with a byte order mark, by which spreadsheets know UTF-8. */
export function writeCsv(headings: readonly string[], rows: ReadonlyArray<readonly SheetCell[]>): Uint8Array {
  const table = [[...headings], ...rows.map((row) => row.map((cell) => cell ?? ''))];
  const text = papaparse.unparse(table, { newline: '\r\n', escapeFormulae: FORMULA });
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${text}\r\n`);
}

function decodeText(bytes: Uint8Array): string {
  const mark = UTF_16_BYTE_ORDER_MARKS.find(({ mark: [first, second] }) => bytes[0] === first && bytes[1] === second);
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  if (bytes.includes(0)) throw new DomainError('invalid', SPREADSHEET_MESSAGES.unknownFormat);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that parts most of the first lines into columns; titles above the table and texts in quotes say little. */
function detectSeparator(text: string): string {
  const lines = text.trimStart().slice(0, MAX_HEAD_LENGTH).replace(QUOTED, '').split(/\r?\n/, MAX_SEEN_LINES);
  const countParts = (line: string, separator: string) => {
    const parts = line.split(separator).length;
    return parts >= MIN_COLUMNS ? parts : 0;
  };
  const partsBy = (separator: string) => lines.reduce((sum, line) => sum + countParts(line, separator), 0);
  const best = SEPARATORS.reduce((one, other) => (partsBy(other) > partsBy(one) ? other : one));
  if (partsBy(best) > 0) return best;
  const [headings = ''] = lines;
  return SEPARATORS.reduce((one, other) => (headings.split(other).length > headings.split(one).length ? other : one));
}

/** The apostrophe that prevents a formula is not part of the text. */
function parseCell(text: string): SheetCell {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return trimmed.startsWith("'") && FORMULA.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed;
}
