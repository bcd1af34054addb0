import { findCmPerUnit, findKgPerUnit, multiplyDecimal, sumDecimals } from '../numbers/units.js';
import { type ColumnKind, parseSize, type TableCell, type TableHead, type TableSize } from './table-columns.js';

/** One row of a packing list. */
export interface TableRow {
  readonly at: number;
  readonly to: number;
  readonly pieces: number;
  readonly sidesCm: readonly [number, number, number] | undefined;
  /** The sides have no unit and are taken for centimetres. */
  readonly unitUnstated: boolean;
  /** Gross weight of the whole row in kg. */
  readonly kg: number | undefined;
  /** The column of the weight does not say whether it is that of the row. */
  readonly perhapsEach: boolean;
  /** Volume of the whole row where a column states it. */
  readonly m3: number | undefined;
}

/** The cargo of one table row; undefined if it contains neither a size nor a weight. */
export function parseRow(
  row: Pick<TableRow, 'at' | 'to'>,
  cells: readonly TableCell[],
  head: TableHead,
): TableRow | undefined {
  const pieces = parsePieces(cells, head) ?? 1;
  const value = (column: ColumnKind) => {
    const k = findNumericColumn(head, cells, column);
    const number = k < 0 ? undefined : findLineNumber(cells[k], pieces, column === 'volume' || column === 'volumeEach');
    const factor = findOwnFactor(cells[k], column) ?? head.columns[k]?.factor;
    return number === undefined || factor === undefined ? number : multiplyDecimal(number, factor);
  };
  const size = readSize(cells, head, value);
  const each = value('weightEach');
  const stated = value('weightLine');
  const line = stated ?? value('gross');
  const kg = line ?? (each === undefined ? addNetAndTare(value('net'), value('tare')) : multiplyDecimal(each, pieces));
  if (size === undefined && kg === undefined) return undefined;
  const m3Each = value('volumeEach');
  return {
    at: row.at,
    to: row.to,
    pieces,
    sidesCm: size?.sidesCm,
    unitUnstated: size?.unitUnstated === true,
    kg,
    perhapsEach: stated === undefined && line !== undefined && !isPairOfEachAndLine(cells, head, pieces),
    m3: m3Each === undefined ? value('volume') : multiplyDecimal(m3Each, pieces),
  };
}

const IS_LENGTH: ReadonlySet<ColumnKind> = new Set(['length', 'width', 'height', 'diameter']);
const IS_WEIGHT: ReadonlySet<ColumnKind> = new Set(['gross', 'weightEach', 'weightLine', 'net', 'tare']);

/** `600 mm`, `91 lb`: the unit that stands in the cell itself. */
function findOwnFactor(cell: TableCell | undefined, column: ColumnKind): number | undefined {
  const unit = cell?.tokens[0]?.kind === 'number' ? cell.tokens[1] : undefined;
  if (unit?.kind !== 'word') return undefined;
  if (IS_LENGTH.has(column)) return findCmPerUnit(unit.fold);
  return IS_WEIGHT.has(column) ? findKgPerUnit(unit.fold) : undefined;
}

/** The sides of a row: named one by one, of a cylinder, or in one cell. */
function readSize(
  cells: readonly TableCell[],
  head: TableHead,
  value: (column: ColumnKind) => number | undefined,
): TableSize | undefined {
  const [length, width, height, diameter] = [value('length'), value('width'), value('height'), value('diameter')];
  const named = head.columns.find(({ column }) => column === 'length' || column === 'height' || column === 'diameter');
  const isOwn = head.columns.some(({ column }, k) => findOwnFactor(cells[k], column) && IS_LENGTH.has(column));
  const unitUnstated = !isOwn && named?.unitUnstated === true;
  const along = height ?? length;
  if (diameter && along) return { sidesCm: [diameter, diameter, along], unitUnstated };
  if (length && width && height) return { sidesCm: [length, width, height], unitUnstated };
  const k = head.columns.findIndex((one) => one.column === 'size' || one.column === 'dimensions');
  const column = head.columns[k];
  return column && parseSize(cells[k], column);
}

/** The number of a cell; of `22.0/88.0`, which states one piece and the row, that of the row. */
function findLineNumber(cell: TableCell | undefined, pieces: number, isVolume: boolean): number | undefined {
  const number = cell?.tokens.find((token) => token.kind === 'number' && token.value !== undefined);
  if (isVolume && number?.other !== undefined && (number.value ?? 0) >= MAX_ROW_M3) return number.other;
  return findLineOfPair(cell, pieces) ?? number?.value;
}

/** No row of an air shipment has so many cubic metres: three digits behind a sign are decimals. */
const MAX_ROW_M3 = 1000;

function findLineOfPair(cell: TableCell | undefined, pieces: number): number | undefined {
  const [each, slash, line, ...others] = cell?.tokens ?? [];
  if (each?.value === undefined || slash?.text !== '/' || line?.value === undefined) return undefined;
  if (others.some((token) => token.kind === 'number')) return undefined;
  const product = multiplyDecimal(each.value, pieces);
  return Math.abs(product - line.value) <= Math.max(0.05, product * 0.005) ? line.value : undefined;
}

function isPairOfEachAndLine(cells: readonly TableCell[], head: TableHead, pieces: number): boolean {
  return findLineOfPair(cells[findNumericColumn(head, cells, 'gross')], pieces) !== undefined;
}

function addNetAndTare(net: number | undefined, tare: number | undefined): number | undefined {
  return net === undefined || tare === undefined ? undefined : sumDecimals([net, tare]);
}

/** The column of this kind that begins with a number in this row (`Bulto` may head names, `Cant.` the counts), else the first. */
export function findNumericColumn(head: TableHead, cells: readonly TableCell[], column: ColumnKind): number {
  const numeric = head.columns.findIndex((one, k) => one.column === column && cells[k]?.tokens[0]?.kind === 'number');
  return numeric >= 0 ? numeric : head.columns.findIndex((one) => one.column === column);
}

/** `3`, or a range of numbers of pieces, `1-3`. */
function parsePieces(cells: readonly TableCell[], head: TableHead): number | undefined {
  const k = findNumericColumn(head, cells, 'pieces');
  const cell = cells[k];
  if (isName(cell)) return undefined;
  const numbers = cell?.tokens.filter((token) => token.kind === 'number' && token.value !== undefined) ?? [];
  const [first, second] = numbers;
  if (first?.value === undefined || !Number.isInteger(first.value)) return undefined;
  const isRange = second?.value !== undefined && cell?.fold.includes('-') && second.value > first.value;
  if (isRange && second?.value !== undefined) return second.value - first.value + 1;
  const title = head.columns[k]?.column === 'pieces' && cell?.tokens.length === 1 ? first.value : first.value;
  const ordinal = isNumberingColumn(head, cells);
  return ordinal ? 1 : title;
}

/** `H-2`, `K #4`, `J2`, `No. 3`: letters and a number that a piece goes by; `x2` counts. */
function isName(cell: TableCell | undefined): boolean {
  const [prefix, sign] = cell?.tokens ?? [];
  if (prefix?.kind !== 'word' || prefix.text.length > MAX_PREFIX || prefix.fold === 'x') return false;
  const isNumbered = /^n(?:o|r|ro)?$/.test(prefix.fold) && /^[.°º]$/.test(sign?.text ?? '');
  return isNumbered || /^[-#_]$/.test(sign?.text ?? '') || (sign?.kind === 'number' && !sign.spaced);
}

const MAX_PREFIX = 3;

/** A column headed `Colli` that holds ranges numbers the pieces; a lone number in it is one piece. */
function isNumberingColumn(head: TableHead, cells: readonly TableCell[]): boolean {
  const k = findNumericColumn(head, cells, 'pieces');
  const each = head.columns.findIndex((one) => one.column === 'weightEach');
  const line = head.columns.findIndex((one) => one.column === 'weightLine');
  const number = (at: number) => cells[at]?.tokens.find((token) => token.kind === 'number')?.value;
  const perPiece = number(each);
  const total = number(line);
  const count = number(k);
  return (
    perPiece !== undefined &&
    total !== undefined &&
    count !== undefined &&
    count > 1 &&
    Math.abs(perPiece - total) < 0.001
  );
}
