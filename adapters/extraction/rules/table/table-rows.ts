import { type Cell, type Column, type Head, sizeIn } from './table-columns.js';
import { sum, times } from '../numbers/units.js';

/** One row of a packing list. */
export interface TableRow {
  readonly at: number;
  readonly to: number;
  readonly pieces: number;
  readonly sidesCm: readonly [number, number, number] | undefined;
  /** Gross weight of the whole row in kg. */
  readonly kg: number | undefined;
}

/** What one row of cells says under its head; undefined where it holds neither a size nor a weight. */
export function rowOf(row: Pick<TableRow, 'at' | 'to'>, cells: readonly Cell[], head: Head): TableRow | undefined {
  const value = (column: Column) => {
    const k = numericColumn(head, cells, column);
    const number = cells[k]?.tokens.find((token) => token.kind === 'number' && token.value !== undefined);
    const factor = head.columns[k]?.factor;
    return k < 0 || !number || number.value === undefined
      ? undefined
      : factor === undefined
        ? number.value
        : times(number.value, factor);
  };
  const pieces = piecesIn(cells, head) ?? 1;
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
          ? sizeIn(cells[k], head.columns[k]?.factor ?? 1)
          : undefined;
  const each = value('weightEach');
  const line = value('weightLine') ?? value('gross');
  const kg = line ?? (each === undefined ? netAndTare(value('net'), value('tare')) : times(each, pieces));
  return sides === undefined && kg === undefined ? undefined : { at: row.at, to: row.to, pieces, sidesCm: sides, kg };
}

function netAndTare(net: number | undefined, tare: number | undefined): number | undefined {
  return net === undefined || tare === undefined ? undefined : sum([net, tare]);
}

/** The column of this kind that begins with a number in this row (`Bulto` may head names, `Cant.` the counts), else the first. */
export function numericColumn(head: Head, cells: readonly Cell[], column: Column): number {
  const numeric = head.columns.findIndex((one, k) => one.column === column && cells[k]?.tokens[0]?.kind === 'number');
  return numeric >= 0 ? numeric : head.columns.findIndex((one) => one.column === column);
}

/** `3`, or a range of numbers of pieces, `1-3`. */
function piecesIn(cells: readonly Cell[], head: Head): number | undefined {
  const k = numericColumn(head, cells, 'pieces');
  const cell = cells[k];
  const numbers = cell?.tokens.filter((token) => token.kind === 'number' && token.value !== undefined) ?? [];
  const [first, second] = numbers;
  if (first?.value === undefined || !Number.isInteger(first.value)) return undefined;
  const isRange = second?.value !== undefined && cell?.fold.includes('-') && second.value > first.value;
  if (isRange && second?.value !== undefined) return second.value - first.value + 1;
  const title = head.columns[k]?.column === 'pieces' && cell?.tokens.length === 1 ? first.value : first.value;
  const ordinal = numbered(head, cells);
  return ordinal ? 1 : title;
}

/** A column headed `Colli` that holds ranges numbers the pieces; a lone number in it is one piece. */
function numbered(head: Head, cells: readonly Cell[]): boolean {
  const k = numericColumn(head, cells, 'pieces');
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
