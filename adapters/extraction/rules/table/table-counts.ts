import { findPackaging } from '../pieces/packaging.js';
import type { TableCell, TableHead } from './table-columns.js';

/**
 * A head whose first column of counts only numbers the rows (1, 2, 3), beside another that counts or under the name of
 * a single piece (`Carton`, `Bulto #`): the numbers are no counts.
 * The rows begin with that of the titles.
 */
export function dropNumberingColumns(
  head: TableHead,
  [titles = [], ...rows]: readonly (readonly TableCell[])[],
): TableHead {
  const counting = head.columns.flatMap(({ column }, k) => (column === 'pieces' || column === 'quantity' ? [k] : []));
  const first = counting[0];
  if (first === undefined || (counting.length < 2 && !isSinglePieceTitle(titles[first]))) return head;
  if (counting.length > 1 && PACKAGE_NUMBERS.test(titles[first]?.fold ?? '')) return dropColumns(head, [first]);
  let n = 0;
  for (const cells of rows) {
    const cell = cells[first];
    if (isSeparatorLine(cells)) continue;
    if (cell === undefined || findPackageNumber(cell) !== n + 1) break;
    n += 1;
  }
  return n > 1 ? dropColumns(head, [first]) : head;
}

/** `2`, `PLT 2`, `Caja # 2`: what a cell numbers its package with; undefined where it holds more. */
function findPackageNumber({ tokens }: TableCell): number | undefined {
  const [first, ...rest] = tokens;
  const isNamed = first?.kind === 'word' && findPackaging(first.fold) !== undefined;
  const marks = isNamed ? rest.filter(({ text }) => !/^[#.:]$/.test(text)) : tokens;
  return marks.length === 1 ? marks[0]?.value : undefined;
}

/**
 * A head without a column of counts, but with one under `No.` whose numbers are no numbering: `2 pallets`, `4 cartons`.
 * The rows begin with that of the titles.
 */
export function countByNumberColumn(
  head: TableHead,
  [titles = [], ...rows]: readonly (readonly TableCell[])[],
): TableHead {
  const first = head.columns.findIndex(
    ({ column }, k) => column === 'item' && NUMBER_TITLE.test(titles[k]?.fold.trim() ?? ''),
  );
  if (first < 0 || head.columns.some(({ column }) => column === 'pieces' || column === 'quantity')) return head;
  const counts = rows
    .filter((cells) => cells[first]?.tokens[0]?.kind === 'number' && cells.length > 2)
    .map((cells) => (cells[first]?.tokens.length === 1 ? cells[first].tokens[0]?.value : undefined));
  const [start = 0, second = start + 1] = counts;
  const step = second - start;
  const isEven = counts.every((count, k) => count === start + k * step);
  const isNumbering = isEven && (step === 1 ? counts.length > 1 || start === 1 : start === step && step >= MIN_STEP);
  const areCounts = counts.length > 0 && counts.every((count) => count !== undefined && Number.isInteger(count));
  if (!areCounts || isNumbering) return head;
  return { columns: head.columns.map((one, k) => (k === first ? { column: 'pieces', factor: undefined } : one)) };
}

const NUMBER_TITLE = /^(?:no|nr|nos)(?: ?\.)?$/;
/** Lines of an order go by tens or hundreds; by less nobody numbers them. */
const MIN_STEP = 10;

/** `C/No.`, `Ctn #`: the numbers that the packages go by, beside a column that counts them. */
const PACKAGE_NUMBERS = /(?:\b(?:nos?|nr|num|numeros?)\b|#)(?! ?\.? ?(?:of|de)\b)/;

/** `Pcs`, `Total units`, `Cantidad`: things that packages may hold, where another column counts packages. */
const ITEM_TITLE =
  /\b(?:pcs?|pzas?|piezas?|pieces?|units?|unidades|unds?|uds?|qty|quantity|cant|cantidad|articulos|items?|pares|pairs)\b/;

/**
 * A head with a column that counts packages (`Ctns`, `No. of Pkgs`, `Bultos`) beside one that counts what is in them
 * (`Total pcs`): only the packages are counted. The rows begin with that of the titles.
 */
export function preferPackageColumns(
  head: TableHead,
  [titles = [], ...rows]: readonly (readonly TableCell[])[],
): TableHead {
  const counting = head.columns.flatMap(({ column }, k) => (column === 'pieces' || column === 'quantity' ? [k] : []));
  const packages = counting.filter((k) => namesPackages(titles[k]) && rows[0]?.[k]?.tokens[0]?.kind === 'number');
  const items = counting.filter((k) => !packages.includes(k) && ITEM_TITLE.test(titles[k]?.fold ?? ''));
  return packages.length > 0 ? dropColumns(head, items) : head;
}

/** Packages in the plural: a single one names its column of numbers. */
function namesPackages(title: TableCell | undefined): boolean {
  return (title?.tokens ?? []).some(({ kind, fold }) => {
    const family = kind === 'word' ? findPackaging(fold) : undefined;
    const isItem = family === undefined || ['unit', 'piece', 'thing'].includes(family);
    return !isItem && fold.endsWith('s');
  });
}

/** A line that only parts the titles from the rows (`|---|---|`). */
export function isSeparatorLine(cells: readonly TableCell[]): boolean {
  return cells.every((cell) => /^[-\s:=_]*$/.test(cell.fold));
}

function isSinglePieceTitle(title: TableCell | undefined): boolean {
  const word = title?.tokens.find((token) => token.kind === 'word' && findPackaging(token.fold) !== undefined);
  return word !== undefined && !word.fold.endsWith('s');
}

/** The head without any column that counts: every row is one piece. */
export function dropCountColumns(head: TableHead): TableHead {
  return dropColumns(
    head,
    head.columns.flatMap(({ column }, k) => (column === 'pieces' || column === 'quantity' ? [k] : [])),
  );
}

function dropColumns(head: TableHead, dropped: readonly number[]): TableHead {
  return {
    columns: head.columns.map((one, k) => (dropped.includes(k) ? { column: 'item', factor: undefined } : one)),
  };
}

/** `Total 3 ctns`: the number of packages that a line of totals states with their name. */
export function findStatedPackages(cells: readonly TableCell[]): number | undefined {
  for (const { tokens } of cells) {
    for (const [k, token] of tokens.entries()) {
      const word = tokens[k + 1];
      const family = word?.kind === 'word' ? findPackaging(word.fold) : undefined;
      if (token.value !== undefined && Number.isInteger(token.value) && family && family !== 'unit') return token.value;
    }
  }
  return undefined;
}
