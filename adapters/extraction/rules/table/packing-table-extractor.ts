import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import { hasPerPieceNote } from '../weight/per-piece-shared.js';
import { readInOneNotation } from './column-notation.js';
import { countNumberedPackages } from './numbered-packages.js';
import { checkRowWeights, multiplyRowWeights } from './row-weights.js';
import {
  type ColumnKind,
  detectGeneralUnits,
  type GeneralUnits,
  parseHead,
  type TableCell,
  type TableHead,
} from './table-columns.js';
import {
  countByNumberColumn,
  dropCountColumns,
  dropNumberingColumns,
  findStatedPackages,
  isSeparatorLine,
  preferPackageColumns,
} from './table-counts.js';
import { findNumericColumn, parseRow, type TableRow } from './table-rows.js';
import { isUnitLine, joinUnits, nameFirstColumn, resolveLengthUnit } from './table-units.js';
import { type CellRow, splitRows } from './text-rows.js';
import { transposeTable } from './transposed-table.js';
import { parseVerticalCells } from './vertical-table.js';

/** A packing list with a head row: its rows, and the stretch of tokens that it takes. */
export interface PackingTable {
  readonly at: number;
  readonly to: number;
  readonly rows: readonly TableRow[];
  readonly totalKg: number | undefined;
  /** The number of packages that its line of totals states. */
  readonly totalPieces: number | undefined;
  /** The stated total weight is not that of its rows, or rows follow that were not read. */
  readonly contradictsTotal: boolean;
  /** The unit of length was guessed without a sure sign. */
  readonly isUnitGuessed: boolean;
}

const MAX_ROWS = 200;
const MAX_TRANSPOSED = 12;

const TOTAL = /^(?:(?:grand|gran) ?)?(?:total|totales|totals|totale|totaal|sum|suma|summe|gesamt|insgesamt|tot|ttl)\b/;
const SUBTOTAL = /^(?:sub ?-? ?totale?s?)\b/;

/** Finds the packing lists in the text: columns parted by tabulators, bars or wide blanks, or one cell a line. */
export function extractPackingTables(stream: TokenStream): PackingTable[] {
  const tables: PackingTable[] = [];
  const rows = splitRows(stream);
  const general = detectGeneralUnits(stream);
  const isNotedPerPiece = hasPerPieceNote(stream);
  for (let r = 0; r < rows.length && tables.length < 20; r += 1) {
    const row = rows[r];
    if (!row) continue;
    const units = rows[r + 1]?.cells ?? [];
    const own = nameFirstColumn(row.cells, units);
    const titles = isUnitLine(units) ? joinUnits(own, units) : own;
    const head = row.cells.length >= 2 ? parseHead(titles, general) : undefined;
    const across = head && (row.cells.length >= 3 || isSizeAndCount(head)) ? head : undefined;
    const table = across
      ? parseHorizontalTable(rows, r, across)
      : (parseTransposedTable(rows, r, general) ?? parseVerticalTable(rows, r, general));
    if (!table || table.table.rows.length === 0) continue;
    tables.push(completeTable(stream, table.table, isNotedPerPiece));
    r = table.lastRow;
  }
  return tables;
}

/** What a table as a whole and the text around it say of its rows. */
function completeTable(stream: TokenStream, table: PackingTable, isNotedPerPiece: boolean): PackingTable {
  const noted = isNotedPerPiece && table.rows.some((row) => row.perhapsEach);
  const weighed = checkRowWeights(noted ? multiplyRowWeights(table.rows) : table.rows, table.totalKg);
  const { rows, isGuessed } = resolveLengthUnit(stream, weighed.rows);
  const contradictsTotal = weighed.contradictsTotal || table.contradictsTotal;
  return { ...table, rows, contradictsTotal, isUnitGuessed: isGuessed };
}

/** Two columns are a packing list where one holds sizes, the other counts. */
function isSizeAndCount({ columns }: TableHead): boolean {
  const has = (...names: readonly ColumnKind[]) => columns.some(({ column }) => names.includes(column));
  return has('size', 'dimensions') && has('pieces', 'quantity');
}

/** @param isOneEach every row is one package, whatever its cells count or number */
function parseHorizontalTable(
  lines: readonly CellRow[],
  head: number,
  titles: TableHead,
  isOneEach = false,
): { table: PackingTable; lastRow: number } | undefined {
  const list = readInOneNotation(lines.slice(head, head + 1 + MAX_ROWS).map((row) => row.cells));
  const numbered = isOneEach ? { head: titles, rows: list } : countNumberedPackages(titles, list);
  const cells = numbered.rows;
  const rows = lines
    .slice(0, head + 1 + MAX_ROWS)
    .map((row, k): CellRow => (k < head ? row : { ...row, cells: cells[k - head] ?? row.cells }));
  const numberless = dropNumberingColumns(countByNumberColumn(numbered.head, cells), cells);
  const columns = preferPackageColumns(numberless, cells);
  const read: TableRow[] = [];
  let totalKg: number | undefined;
  let stated: number | undefined;
  let last = head;
  for (let r = head + 1; r < rows.length && read.length < MAX_ROWS; r += 1) {
    const row = rows[r];
    if (!row || row.to === row.at) {
      if (read.length > 0 && !continuesBelow(rows[r + 1], columns)) break;
      continue;
    }
    if (isSeparatorLine(row.cells) || (r === head + 1 && isUnitLine(row.cells))) {
      last = r;
      continue;
    }
    const first = findRowName(row.cells);
    if (SUBTOTAL.test(first)) {
      last = r;
      continue;
    }
    if (TOTAL.test(first)) stated = findStatedPackages(row.cells) ?? stated;
    if (isRestOfCell(rows, r, columns)) {
      last = r;
      continue;
    }
    if (row.cells.length < 2) break;
    const leadingBlank = (row.cells[0]?.fold ?? '') === '' && read.length > 0;
    const parsed = parseRow(row, row.cells, columns);
    if (TOTAL.test(first) || (leadingBlank && !parsed?.sidesCm)) {
      totalKg = findTotalKg(row.cells, columns) ?? totalKg;
      stated ??= findTotalPieces(row.cells, columns);
      last = r;
      continue;
    }
    if (!parsed) break;
    if (isSumOfRows(parsed, read)) {
      totalKg = parsed.kg;
      stated ??= findStatedPackages(row.cells);
      last = r;
      continue;
    }
    read.push(parsed);
    last = r;
  }
  const at = rows[head]?.at ?? 0;
  const single = stated === read.length && stated !== sumDecimals(read.map((row) => row.pieces));
  if (single && !isOneEach) return parseHorizontalTable(lines, head, dropCountColumns(columns), true);
  return read.length === 0
    ? undefined
    : {
        table: {
          ...toTable(at, rows[last]?.to ?? at, read, { kg: totalKg, pieces: single ? undefined : stated }),
          contradictsTotal: rows.slice(last + 1, last + 1 + MAX_BEYOND).some((row) => isFurtherRow(row, columns)),
        },
        lastRow: last,
      };
}

/** `6 cases | | | | 63.85` below the sizes of six cases: a row without a size that weighs what those above do together. */
function isSumOfRows({ kg, sidesCm }: TableRow, above: readonly TableRow[]): boolean {
  if (kg === undefined || sidesCm || above.length < 2 || above.some((row) => !row.sidesCm || row.kg === undefined))
    return false;
  const sum = sumDecimals(above.map((row) => row.kg ?? 0));
  return Math.abs(sum - kg) <= SUM_SLACK_KG;
}

/** Totals are rounded. */
const SUM_SLACK_KG = 0.06;

/** The words with which a row begins: `3 | total | 580` is a row of totals as `Total | 3 | 580` is. */
function findRowName(cells: readonly TableCell[]): string {
  const filled = cells.filter((cell) => cell.fold !== '');
  const named = filled.slice(0, 2).find((cell) => TOTAL.test(cell.fold) || SUBTOTAL.test(cell.fold));
  return (named ?? filled[0])?.fold ?? '';
}

/** Fewer columns than these are as well the words of a sentence. */
const MIN_PARTED_COLUMNS = 4;

/** A row of as many cells as there are titles, below the blank line that the code of a web page leaves behind each row. */
function continuesBelow(row: CellRow | undefined, { columns }: TableHead): boolean {
  return columns.length >= MIN_PARTED_COLUMNS && row?.cells.length === columns.length;
}

/** Lines behind a table in which a row of it is looked for. */
const MAX_BEYOND = 8;
const MAX_REST_TOKENS = 5;
const MAX_REST_LINES = 3;

/** A line of one cell between rows: what did not fit into a cell of the row above (`cm`, `rollers set`). */
function isRestOfCell(rows: readonly CellRow[], at: number, { columns }: TableHead): boolean {
  const isRest = ({ cells }: CellRow) => cells.length === 1 && (cells[0]?.tokens.length ?? 0) <= MAX_REST_TOKENS;
  const lines = rows.slice(at, at + MAX_REST_LINES + 1);
  const next = lines.find((row) => !isRest(row));
  if (!next || next === lines[0]) return false;
  const isTotal = next.cells.length > 1 && TOTAL.test(findRowName(next.cells));
  return isTotal || (columns.length >= MIN_PARTED_COLUMNS && next.cells.length === columns.length);
}

/** A row with sizes and as many cells as the table has columns: the table went on behind a line that nobody understood. */
function isFurtherRow(row: CellRow, head: TableHead): boolean {
  const isLikeRows = head.columns.length >= MIN_PARTED_COLUMNS && row.cells.length === head.columns.length;
  return isLikeRows && parseRow(row, row.cells, head)?.sidesCm !== undefined;
}

/** A table with a column for each piece. */
function parseTransposedTable(
  rows: readonly CellRow[],
  start: number,
  general: GeneralUnits,
): { table: PackingTable; lastRow: number } | undefined {
  const turned = transposeTable(rows.slice(start, start + MAX_TRANSPOSED).map((row) => row.cells));
  const head = turned && parseHead(turned.titles, general, 1);
  const at = rows[start]?.at ?? 0;
  const lastRow = start + (turned?.lines ?? 1) - 1;
  const to = rows[lastRow]?.to ?? at;
  const read = head && turned.pieces.map(({ cells, count }) => ({ row: parseRow({ at, to }, cells, head), count }));
  if (!read || read.some(({ row }) => row === undefined)) return undefined;
  const pieces = read.flatMap(({ row, count }) => (row ? [{ ...row, pieces: Math.max(count, row.pieces) }] : []));
  return { table: toTable(at, to, pieces), lastRow };
}

function toTable(
  at: number,
  to: number,
  rows: readonly TableRow[],
  totals: { readonly kg?: number | undefined; readonly pieces?: number | undefined } = {},
): PackingTable {
  return {
    at,
    to,
    rows,
    totalKg: totals.kg,
    totalPieces: totals.pieces,
    contradictsTotal: false,
    isUnitGuessed: false,
  };
}

function findTotalKg(cells: readonly TableCell[], head: TableHead): number | undefined {
  const k = ['weightLine', 'gross', 'weightEach']
    .map((column) => head.columns.findIndex((one) => one.column === column))
    .find((at) => at >= 0);
  const direct = k === undefined ? undefined : cells[k]?.tokens.find((token) => token.kind === 'number')?.value;
  const last = cells.at(-1)?.tokens.find((token) => token.kind === 'number')?.value;
  const lastColumn = head.columns.at(-1)?.column;
  const value = direct ?? (lastColumn === 'weightLine' || lastColumn === 'gross' ? last : undefined);
  return value === undefined ? undefined : multiplyDecimal(value, head.columns[k ?? 0]?.factor ?? 1);
}

function findTotalPieces(cells: readonly TableCell[], head: TableHead): number | undefined {
  const k = findNumericColumn(head, cells, 'pieces');
  const value = k < 0 ? undefined : cells[k]?.tokens.find((token) => token.kind === 'number')?.value;
  return value !== undefined && Number.isInteger(value) ? value : undefined;
}

/** A table with one cell a line. */
function parseVerticalTable(
  rows: readonly CellRow[],
  start: number,
  general: GeneralUnits,
): { table: PackingTable; lastRow: number } | undefined {
  const read = parseVerticalCells(rows, start, general);
  const at = rows[start]?.at ?? 0;
  return read && { table: toTable(at, rows[read.lastLine]?.to ?? at, read.rows), lastRow: read.lastLine };
}
