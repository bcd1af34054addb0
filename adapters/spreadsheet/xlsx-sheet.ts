import readSheets, { type SheetData } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import type { Sheet, SheetCell } from '../../application/tariff/spreadsheet-codec.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { packUncompressed, unpackZip } from '../runtime/zip/unpack-zip.js';
import { findCellFormats } from './cell-formats.js';
import { isWithinSheetSize } from './sheet-size.js';
import { SPREADSHEET_MESSAGES } from './spreadsheet.messages.js';

/** An XLSX of the largest tariff is far below this when unpacked; a larger one is there to fill the memory. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
const MIN_TABLE_ROWS = 2;
const HEADING_WIDTH = 18;
/** The significant digits that spreadsheets display; beyond them are rounding errors of binary fractions. */
const SPREADSHEET_DIGITS = 15;

/** Reads the first sheet of an XLSX file. @throws DomainError `invalid` where it cannot be read */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  const [[main, ...further], { percents, currencies }] = await readTable(bytes).catch((error: unknown) => {
    throw error instanceof DomainError ? error : createUnreadableError();
  });
  const otherSheets = further.filter(({ data }) => isTable(data)).map(({ sheet }) => sheet);
  const [first, ...rows] = (main?.data ?? [])
    .map((cells, at) => ({
      line: at + 1,
      cells: cells.map((cell, column) => (percents.has(`${at}:${column}`) ? formatPercent(cell) : parseCell(cell))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined));
  return {
    headings: (first?.cells ?? []).map((cell) => String(cell ?? '')),
    rows,
    hasDecimalPoints: false,
    ...(otherSheets.length > 0 ? { otherSheets } : {}),
    ...(currencies.size === 0 ? {} : { cellCurrencies: toLines(currencies) }),
  };
}

/** By line, which counts from 1. */
function toLines(currencies: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const entries = [...currencies].map(([place, currency]) => {
    const [row, column] = place.split(':');
    return [`${Number(row) + 1}:${column}`, currency] as const;
  });
  return Object.fromEntries(entries);
}

async function readTable(bytes: Uint8Array) {
  const files = unpackZip(bytes, MAX_UNPACKED_BYTES);
  if (!isWithinSheetSize(files)) throw new DomainError('invalid', SPREADSHEET_MESSAGES.tooLarge);
  return [await readSheets(packUncompressed(files)), findCellFormats(files)] as const;
}

/** Whether a sheet holds a table of figures, and not only notes. */
function isTable(data: SheetData): boolean {
  return data.filter((cells) => cells.some((cell) => typeof cell === 'number')).length >= MIN_TABLE_ROWS;
}

/** As it is seen in the spreadsheet: 0.025 shown in percent is `2.5%`. */
function formatPercent(cell: unknown): SheetCell {
  return typeof cell === 'number' ? `${roundToSpreadsheetDigits(cell * 100)}%` : parseCell(cell);
}

/** Writes an XLSX file: texts as text cells, which are never formulas, numbers as numbers. */
export async function writeXlsx(
  headings: readonly string[],
  rows: ReadonlyArray<readonly SheetCell[]>,
  title: string,
): Promise<Uint8Array> {
  const table = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(toTypedCell)),
  ];
  const columns = headings.map((heading) => ({ width: Math.max(HEADING_WIDTH, heading.length + 2) }));
  return writeExcelFile(table, { sheet: title, columns, stickyRowsCount: 1 }).toBuffer();
}

function toTypedCell(value: SheetCell) {
  if (value === undefined || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  return typeof value === 'boolean' ? { value, type: Boolean } : { value, type: String };
}

function parseCell(cell: unknown): SheetCell {
  if (typeof cell === 'number') return roundToSpreadsheetDigits(cell);
  if (typeof cell === 'boolean') return cell;
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = typeof cell === 'string' ? cell.trim() : '';
  return text === '' ? undefined : text;
}

function roundToSpreadsheetDigits(value: number): number {
  return Number(value.toPrecision(SPREADSHEET_DIGITS));
}

function createUnreadableError(): DomainError {
  return new DomainError('invalid', SPREADSHEET_MESSAGES.unreadableXlsx);
}
