import { findColumnIndex, RATE_COLUMNS } from '../rate-columns.js';
import type { Sheet, SheetCell } from '../spreadsheet-codec.port.js';
import { SHEET_COLUMNS } from './sheet-columns.js';

/** Columns that a row of headings names at least. */
export const MIN_KNOWN_HEADINGS = 3;
const MAX_TITLE_ROWS = 15;
const COLUMNS = [...RATE_COLUMNS, ...SHEET_COLUMNS];
const NAMING_COLUMNS: readonly string[] = ['service', 'serviceName'];

/** How many columns a row of headings names. */
export function countKnownHeadings(cells: readonly SheetCell[]): number {
  const headings = toHeadings(cells);
  return COLUMNS.filter((column) => findColumnIndex(column, headings) >= 0).length;
}

/** The column that a heading is known to be; undefined: none. */
export function findHeadingName(heading: string): string | undefined {
  return COLUMNS.find((column) => findColumnIndex(column, [heading]) >= 0)?.name;
}

/** The places of the columns that name a charge. */
export function findNamingColumns({ headings }: Sheet): readonly number[] {
  const places = COLUMNS.filter(({ name }) => NAMING_COLUMNS.includes(name)).map((one) =>
    findColumnIndex(one, headings),
  );
  return [...new Set(places.filter((at) => at >= 0))];
}

/** The place of the column of prices; -1: there is none. */
export function findPriceColumn(sheet: Sheet): number {
  return findHeadingPlace(sheet, 'baseRate');
}

/** The place of a column by its name; -1: there is none. */
export function findHeadingPlace({ headings }: Sheet, name: string): number {
  const column = COLUMNS.find((one) => one.name === name);
  return column ? findColumnIndex(column, headings) : -1;
}

/**
 * A sheet whose headings stand below a title: its first row that names several columns, a charge among them. What stands above
 * is told, and a currency that it names is that of the whole sheet.
 * @param isFurtherHeading whether a heading that is none of an export is one of this sheet
 */
export function skipTitleRows(
  sheet: Sheet,
  isFurtherHeading: (heading: string) => boolean,
): { readonly sheet: Sheet; readonly titles: readonly string[] } {
  const rows = [{ line: 0, cells: sheet.headings }, ...sheet.rows];
  const beginning = rows.slice(0, MAX_TITLE_ROWS);
  const isHeading = ({ cells }: (typeof rows)[number]) =>
    countKnownHeadings(cells) + toHeadings(cells).filter(isFurtherHeading).length >= MIN_KNOWN_HEADINGS;
  // A line of labels and their values, such as "Valid from", names no charge.
  const naming = beginning.findIndex(
    (row) => isHeading(row) && findNamingColumns({ ...sheet, headings: toHeadings(row.cells) }).length > 0,
  );
  const at = naming < 0 ? beginning.findIndex(isHeading) : naming;
  if (at < 1) return { sheet, titles: [] };
  const titles = rows
    .slice(0, at)
    .map(({ cells }) => cells.filter((cell) => cell !== undefined && cell !== '').join(' '));
  const headings = (rows[at]?.cells ?? []).map((cell) => String(cell ?? ''));
  return { sheet: { ...sheet, headings, rows: rows.slice(at + 1) }, titles };
}

function toHeadings(cells: readonly SheetCell[]): string[] {
  return cells.map((cell) => (typeof cell === 'string' ? cell : ''));
}
