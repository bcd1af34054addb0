import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import { type ColumnKind, parseSize, type TableCell, type TableHead } from './table-columns.js';

/** One row of a packing list. */
export interface TableRow {
  readonly at: number;
  readonly to: number;
  readonly pieces: number;
  readonly sidesCm: readonly [number, number, number] | undefined;
  /** Gross weight of the whole row in kg. */
  readonly kg: number | undefined;
}

/** The cargo of one table row; undefined if it contains neither a size nor a weight. */
export function parseRow(
  row: Pick<TableRow, 'at' | 'to'>,
  cells: readonly TableCell[],
  head: TableHead,
): TableRow | undefined {
  const value = (column: ColumnKind) => {
    const k = findNumericColumn(head, cells, column);
    const number = cells[k]?.tokens.find((token) => token.kind === 'number' && token.value !== undefined);
    const factor = head.columns[k]?.factor;
    return k < 0 || !number || number.value === undefined
      ? undefined
      : factor === undefined
        ? number.value
        : multiplyDecimal(number.value, factor);
  };
  const pieces = parsePieces(cells, head) ?? 1;
  const length = value('length');
  const width = value('width');
  const height = value('height');
  const diameter = value('diameter');
  const k = head.columns.findIndex((one) => one.column === 'size' || one.column === 'dimensions');
  const sides =
    diameter && (height ?? length)
      ? ([diameter, diameter, height ?? length ?? 0] as const)
      : length && width && height
        ? ([length, width, height] as const)
        : k >= 0
          ? parseSize(cells[k], head.columns[k]?.factor ?? 1)
          : undefined;
  const each = value('weightEach');
  const line = value('weightLine') ?? value('gross');
  const kg = line ?? (each === undefined ? addNetAndTare(value('net'), value('tare')) : multiplyDecimal(each, pieces));
  return sides === undefined && kg === undefined ? undefined : { at: row.at, to: row.to, pieces, sidesCm: sides, kg };
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
  const numbers = cell?.tokens.filter((token) => token.kind === 'number' && token.value !== undefined) ?? [];
  const [first, second] = numbers;
  if (first?.value === undefined || !Number.isInteger(first.value)) return undefined;
  const isRange = second?.value !== undefined && cell?.fold.includes('-') && second.value > first.value;
  if (isRange && second?.value !== undefined) return second.value - first.value + 1;
  const title = head.columns[k]?.column === 'pieces' && cell?.tokens.length === 1 ? first.value : first.value;
  const ordinal = isNumberingColumn(head, cells);
  return ordinal ? 1 : title;
}

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
