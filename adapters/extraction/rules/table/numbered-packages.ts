import type { Token } from '../text/token.js';
import type { TableCell, TableHead } from './table-columns.js';

/** The numbers of the first and the last package that a cell names. */
interface NumberedPackages {
  readonly first: number;
  readonly last: number;
}

const TO = /^(?:-|to|al|a|hasta)$/;

/**
 * A column whose cells number packages from the first to the last (`1-4`, `5 al 6`, `7`), beside none that counts them: as
 * many of each row as its numbers go through. The rows begin with that of the titles.
 */
export function countNumberedPackages(
  head: TableHead,
  rows: readonly (readonly TableCell[])[],
): { readonly head: TableHead; readonly rows: readonly (readonly TableCell[])[] } {
  const column = head.columns.findIndex((_one, k) => isNumbering(rows.slice(1), k));
  const isCounted = head.columns.some(({ column: one }, k) => k !== column && (one === 'pieces' || one === 'quantity'));
  if (column < 0) return { head, rows };
  if (isCounted) return { head: replaceColumn(head, column, 'item'), rows };
  return {
    head: replaceColumn(head, column, 'pieces'),
    rows: rows.map((cells) => cells.map((cell, k) => (k === column ? toCount(cell) : cell))),
  };
}

function replaceColumn({ columns }: TableHead, at: number, column: 'item' | 'pieces'): TableHead {
  return { columns: columns.map((one, k) => (k === at ? { column, factor: undefined } : one)) };
}

/** The numbers begin with one, each row goes on where the one before ends, and one row at least has several. */
function isNumbering(rows: readonly (readonly TableCell[])[], column: number): boolean {
  let next = 1;
  let isRange = false;
  let read = 0;
  for (const cells of rows) {
    const found = cells[column] && parseNumbers(cells[column].tokens);
    if (!found) break;
    if (found.first !== next) return false;
    isRange ||= found.last > found.first;
    next = found.last + 1;
    read += 1;
  }
  return isRange && read > 0;
}

function parseNumbers(tokens: readonly Token[]): NumberedPackages | undefined {
  const [first, joint, last, ...others] = tokens;
  const from = toWhole(first);
  if (from === undefined || others.length > 0) return undefined;
  if (joint === undefined) return { first: from, last: from };
  const to = TO.test(joint.fold) ? toWhole(last) : undefined;
  return to === undefined || to < from ? undefined : { first: from, last: to };
}

function toWhole(token: Token | undefined): number | undefined {
  return token?.kind === 'number' && Number.isInteger(token.value) && (token.value ?? 0) > 0 ? token.value : undefined;
}

function toCount(cell: TableCell): TableCell {
  const found = parseNumbers(cell.tokens);
  const [first] = cell.tokens;
  if (!found || !first) return cell;
  const count = found.last - found.first + 1;
  return { ...cell, tokens: [{ ...first, text: String(count), fold: String(count), value: count, reference: false }] };
}
