import type { Token } from '../text/token.js';
import type { TableCell } from './table-columns.js';

/**
 * The rows of a list with every column read in one notation: beside `0.384` the cell `2.016` holds decimals, no
 * thousands.
 */
export function readInOneNotation(rows: readonly (readonly TableCell[])[]): readonly (readonly TableCell[])[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const decimals = Array.from({ length: width }, (_column, k) => findDecimalSign(rows, k));
  if (decimals.every((sign) => sign === undefined)) return rows;
  return rows.map((cells) => cells.map((cell, k) => readDecimals(cell, decimals[k])));
}

/** The sign that parts the decimals of a column, where a number of it can be read in one way only. */
function findDecimalSign(rows: readonly (readonly TableCell[])[], column: number): string | undefined {
  for (const cells of rows) {
    const token = cells[column]?.tokens[0];
    if (token?.value === undefined || token.other !== undefined || Number.isInteger(token.value)) continue;
    const sign = /^\d+([.,])\d+$/.exec(token.text)?.[1];
    if (sign !== undefined) return sign;
  }
  return undefined;
}

function readDecimals(cell: TableCell, sign: string | undefined): TableCell {
  const [first, ...others] = cell.tokens;
  if (sign === undefined || first?.other === undefined || !first.text.includes(sign)) return cell;
  if (first.value === undefined || first.value < first.other) return cell;
  const token: Token = { ...first, value: first.other };
  return { ...cell, tokens: [token, ...others] };
}
