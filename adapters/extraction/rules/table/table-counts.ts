import { packagingOf } from '../pieces/packaging.js';
import type { Cell, Head } from './table-columns.js';

/**
 * A head whose first column of counts only numbers the rows (1, 2, 3), beside another that counts or under the name of
 * a single piece (`Carton`, `Bulto #`): the numbers are no counts.
 * The rows begin with that of the titles.
 */
export function withoutNumbering(head: Head, [titles = [], ...rows]: readonly (readonly Cell[])[]): Head {
  const counting = head.columns.flatMap(({ column }, k) => (column === 'pieces' || column === 'quantity' ? [k] : []));
  const first = counting[0];
  if (first === undefined || (counting.length < 2 && !namesOnePiece(titles[first]))) return head;
  if (counting.length > 1 && NUMBERS.test(titles[first]?.fold ?? '')) return withoutColumns(head, [first]);
  let n = 0;
  for (const cells of rows) {
    const cell = cells[first];
    if (isRule(cells)) continue;
    if (cell?.tokens.length !== 1 || cell.tokens[0]?.value !== n + 1) break;
    n += 1;
  }
  return n > 1 ? withoutColumns(head, [first]) : head;
}

/** `C/No.`, `Ctn #`: the numbers that the packages go by, beside a column that counts them. */
const NUMBERS = /(?:\b(?:nos?|nr|num|numeros?)\b|#)(?! ?\.? ?(?:of|de)\b)/;

/** A line that only parts the titles from the rows (`|---|---|`). */
export function isRule(cells: readonly Cell[]): boolean {
  return cells.every((cell) => /^[-\s:=_]*$/.test(cell.fold));
}

function namesOnePiece(title: Cell | undefined): boolean {
  const word = title?.tokens.find((token) => token.kind === 'word' && packagingOf(token.fold) !== undefined);
  return word !== undefined && !word.fold.endsWith('s');
}

/** The head without any column that counts: every row is one piece. */
export function withoutCounts(head: Head): Head {
  return withoutColumns(
    head,
    head.columns.flatMap(({ column }, k) => (column === 'pieces' || column === 'quantity' ? [k] : [])),
  );
}

function withoutColumns(head: Head, dropped: readonly number[]): Head {
  return {
    columns: head.columns.map((one, k) => (dropped.includes(k) ? { column: 'item', factor: undefined } : one)),
  };
}

/** `Total 3 ctns`: the number of packages that a line of totals states with their name. */
export function packagesStated(cells: readonly Cell[]): number | undefined {
  for (const { tokens } of cells) {
    for (const [k, token] of tokens.entries()) {
      const word = tokens[k + 1];
      const family = word?.kind === 'word' ? packagingOf(word.fold) : undefined;
      if (token.value !== undefined && Number.isInteger(token.value) && family && family !== 'unit') return token.value;
    }
  }
  return undefined;
}
