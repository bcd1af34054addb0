import { type ParsingOptions, read, utils, type WorkBook } from '@e965/xlsx';
import { formatTypedCell } from './cell-notation.js';
import { decodeText } from './decode-text.js';
import type { DocumentText } from './document-text.js';
import { extractCsvText } from './extract-csv-text.js';
import { formatSheets } from './workbook-sheets.js';

/** Rows of a sheet that are read. */
const MAX_ROWS = 5_000;

const OPTIONS: ParsingOptions = { sheetRows: MAX_ROWS, cellDates: true, cellFormula: false, cellHTML: false };

/**
 * The text of the sheets that a workbook of an older or another program shows: `.xls`, `.xlsb`, `.ods`.
 * @param hidden names of sheets that the workbook does not show, beside those of which the library tells
 * @throws Error where it cannot be read, or holds no sheet
 */
export function extractWorkbookText(bytes: Uint8Array, hidden: ReadonlySet<string> = new Set()): DocumentText {
  return formatBook(read(bytes, { ...OPTIONS, type: 'array' }), hidden);
}

/**
 * The text of a file that is named as a workbook and is text: the HTML, XML or list that many programs export as `.xls`.
 * @throws Error where it cannot be read, or holds no table
 */
export function extractWorksheetText(bytes: Uint8Array): DocumentText {
  const text = decodeText(bytes);
  // Figures of a page stay as they are written: nothing but their column tells which sign parts decimals.
  return text.trimStart().startsWith('<')
    ? formatBook(read(text, { ...OPTIONS, type: 'string', raw: true }), new Set())
    : extractCsvText(bytes);
}

function formatBook(book: WorkBook, hidden: ReadonlySet<string>): DocumentText {
  const shown = listShownSheets(book).filter((name) => !hidden.has(name));
  const sheets = shown.map((name) => ({ name, rows: readRows(book, name) }));
  if (sheets.length === 0) throw new Error('The workbook shows no sheet.');
  const { text, isCut } = formatSheets(sheets);
  return { text, isCut: isCut || sheets.some(({ rows }) => rows.length >= MAX_ROWS) };
}

function listShownSheets({ SheetNames, Workbook }: WorkBook): string[] {
  return SheetNames.filter((_name, at) => (Workbook?.Sheets?.[at]?.Hidden ?? 0) === 0);
}

function readRows({ Sheets }: WorkBook, name: string): string[][] {
  const sheet = Sheets[name];
  if (!sheet) return [];
  return utils
    .sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: '', blankrows: false })
    .map((row) => row.map(formatTypedCell));
}
