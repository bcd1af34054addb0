import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import type { TableRow } from './table-rows.js';

/** The rows' weights, read as those of the rows or of one piece each, and what a stated total says against them. */
export interface RowWeights {
  readonly rows: readonly TableRow[];
  /** The stated total is neither the sum of the rows nor that of the rows times their pieces. */
  readonly contradictsTotal: boolean;
}

/**
 * The stated total decides whether a column of weights holds those of one piece: it is the sum of the rows, or only that
 * of the rows times their pieces.
 */
export function checkRowWeights(rows: readonly TableRow[], totalKg: number | undefined): RowWeights {
  if (totalKg === undefined || rows.length === 0 || rows.some((row) => row.kg === undefined))
    return { rows, contradictsTotal: false };
  if (isTotalOf(rows, totalKg)) return { rows, contradictsTotal: false };
  const multiplied = multiplyRowWeights(rows);
  return isTotalOf(multiplied, totalKg)
    ? { rows: multiplied, contradictsTotal: false }
    : { rows, contradictsTotal: true };
}

/** The rows with their weights as those of one piece each. */
export function multiplyRowWeights(rows: readonly TableRow[]): readonly TableRow[] {
  return rows.map((row) => (row.kg === undefined ? row : { ...row, kg: multiplyDecimal(row.kg, row.pieces) }));
}

function isTotalOf(rows: readonly TableRow[], totalKg: number): boolean {
  return Math.abs(sumDecimals(rows.map((row) => row.kg ?? 0)) - totalKg) <= totalKg * 0.005;
}
