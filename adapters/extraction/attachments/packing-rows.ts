import { blankRepeatedHeads, joinHeadRows } from './head-rows.js';

type Row = readonly string[];

const TOTAL_LABEL = /^(?:sub|grand|gran)?[\s-]{0,2}totale?s?\b/i;
const SHORT_NET = /^n(?:ett?)?\b\.?\s{0,2}\/?\s{0,2}(?=(?:wt|weight|w)\b)/i;
const SHORT_GROSS = /^gr?\b\.?\s{0,2}\/?\s{0,2}(?=(?:wt|weight|w)\b)/i;
/** A quantity in metres or litres is no count of packages. */
const MEASURED =
  /^(?:qty|quantity|cantidad|cant)\b(?=[\s(./]{1,4}(?:mtrs?|mts?|m2|metres|meters|metros|yds?|yards|lts?|litros)\b)/i;
const NUMBER_RANGE = /^(\d{1,5})\s?(?:-|–|to|a|al|y|and|&)\s?(\d{1,5})$/i;
const SINGLE_NUMBER = /^\d{1,5}$/;
/** A column of quantities beside the numbers of the packages: what is inside of them. */
const QUANTITY_HEAD = /^(?:qty|quantity|pcs|pieces|piezas|cantidad|cant|units|unidades|qt[eé]$)(?![\p{L}\d])/iu;
/** The title of a column that counts cartons. */
const PACKAGE_HEAD =
  /^(?:no\.?\s(?:of\s)?|total\s|#\s(?:of\s)?|cant\.?\s)?(?:ctns?|cartons|cajas|bultos|boxes|pkgs|packages)\.?$/i;
const NUMBERED_NAMES =
  'box|caja|bulto|ctn|carton|cartón|pkg|package|pallet|palet|tarima|crate|case|skid|huacal|colli|colis';
/** The title of a column that numbers packages, each in a row of its own. */
const NUMBERED_HEAD = new RegExp(
  String.raw`^(?:${NUMBERED_NAMES})(?:\s?\/\s?(?:box|pallet|crate|caja))?\.?(?:\s(?:no|nº|n°|#)\.?)?$`,
  'i',
);
/** `1`, `001`, `1/3`, `Skid 2`. */
const PACKAGE_NUMBER = /^(?:\p{L}{3,9}\s)?0{0,3}(\d{1,3})(?:\/\d{1,3})?$/u;
const PACKAGE_WORD = /\b(?:ctns?|cartons?|cajas?|bultos?|box(?:es)?|pkgs?|packages?|pallets?|tarimas?)\b/i;
/** Rows whose numbers of packages follow each other, so that they are no sizes, dates or codes. */
const MIN_RANGE_ROWS = 2;

/**
 * The rows of a list in the form in which lists are read: its head in one row and there once, a line of totals begins with
 * its label, short names of weights are written out, quantities in metres or beside a count of packages are contents, and
 * the numbers of packages (`1-5`, `6-8`) are counted. As many rows as before: those that became part of others are empty.
 */
export function normalizePackingRows(rows: readonly Row[]): readonly Row[] {
  const headed = blankRepeatedHeads(joinHeadRows(rows));
  return nameContents(
    nameContentsOfNumbered(countNumberedPackages(headed.map((row) => moveTotalLabel(row.map(writeOutHead))))),
  );
}

function writeOutHead(cell: string): string {
  return cell.trim().replace(SHORT_NET, 'Net ').replace(SHORT_GROSS, 'Gross ').replace(MEASURED, 'Contents');
}

function moveTotalLabel(row: Row): Row {
  const at = row.findIndex((cell) => TOTAL_LABEL.test(cell));
  const isBehindFigure = at > 0 && row.slice(0, at).every((cell) => /^\d*$/.test(cell)) && row[0] !== '';
  if (!isBehindFigure) return row;
  return row.map((cell, k) => (k === 0 ? (row[at] ?? '') : k <= at ? '' : cell));
}

/** Packages that are numbered one by one beside a quantity, a row for each, are one each; the quantity is inside of them. */
function nameContentsOfNumbered(rows: readonly Row[]): readonly Row[] {
  const head = rows.findIndex((row) => row.some(isNumberTitle) && row.some(isQuantityTitle));
  const titles = rows[head] ?? [];
  const numbers = titles.findIndex(isNumberTitle);
  // Rows below a package that name no other one are more of its contents.
  const cells = rows.slice(head + 1).map((row) => row[numbers]?.trim() ?? '');
  const written = cells.filter((cell) => cell !== '');
  const end = written.findIndex((cell) => !PACKAGE_NUMBER.test(cell));
  const list = written.slice(0, end < 0 ? undefined : end).map((cell) => Number(PACKAGE_NUMBER.exec(cell)?.[1]));
  if (head < 0 || list.length < MIN_RANGE_ROWS || list.some((number, k) => number !== k + 1)) return rows;
  let left = list.length;
  return rows.map((row, k) => {
    if (k === head)
      return row.map((cell, at) => (at === numbers ? 'Cartons' : isQuantityTitle(cell) ? 'Contents' : cell));
    if (k < head || left === 0 || (row[numbers] ?? '').trim() === '') return row;
    left -= 1;
    return row.map((cell, at) => (at === numbers ? '1' : cell));
  });
}

function isNumberTitle(title: string): boolean {
  return NUMBERED_HEAD.test(title.trim());
}

/** A quantity before the column that counts the packages, and never less than that, is what is inside of them. */
function nameContents(rows: readonly Row[]): readonly Row[] {
  const head = rows.findIndex((row) => row.some(isPackageTitle) && row.some(isQuantityTitle));
  const titles = rows[head] ?? [];
  const packages = titles.findIndex(isPackageTitle);
  const counts = rows.slice(head + 1).map((row) => readCount(row[packages]));
  const counted = counts.filter((count) => count !== undefined);
  // Packages that go 1, 2, 3 are numbered, not counted.
  if (head < 0 || counted.length === 0 || (counted.length > 1 && counted.every((count, k) => count === k + 1)))
    return rows;
  const isContents = titles.map((title, k) => {
    if (!isQuantityTitle(title)) return false;
    const quantities = rows.slice(head + 1).map((row) => readCount(row[k]));
    const pairs = counts.flatMap((count, n) => (count === undefined ? [] : [{ count, quantity: quantities[n] ?? 0 }]));
    return (
      pairs.every(({ count, quantity }) => quantity >= count) && pairs.some(({ count, quantity }) => quantity > count)
    );
  });
  return rows.map((row, k) => (k === head ? row.map((cell, at) => (isContents[at] ? 'Contents' : cell)) : row));
}

function isPackageTitle(title: string): boolean {
  return PACKAGE_HEAD.test(title.trim());
}

function isQuantityTitle(title: string): boolean {
  return QUANTITY_HEAD.test(title.trim()) && !PACKAGE_WORD.test(title);
}

function readCount(cell = ''): number | undefined {
  return SINGLE_NUMBER.test(cell.trim()) ? Number(cell) : undefined;
}

/** Columns that hold consecutive numbers of packages hold their counts instead; quantities beside them are contents. */
function countNumberedPackages(rows: readonly Row[]): readonly Row[] {
  const titled = rows.findIndex((row) => row.some(isNumberTitle) && row.filter(hasWords).length > 2);
  const head = titled < 0 ? rows.findIndex((row) => row.filter(hasWords).length > 1) : titled;
  const width = head < 0 ? 0 : (rows[head]?.length ?? 0);
  for (let column = 0; column < width; column += 1) {
    const counts = countRanges(rows, head, column);
    if (!counts) continue;
    const isCounted = rows[head]?.some((_cell, k) => k !== column && hasCounts(rows, k, counts)) ?? false;
    if (isCounted) return rows;
    return rows.map((row, k) => {
      if (k === head) return row.map((cell, at) => renameColumn(cell, at === column));
      const count = counts.get(k);
      return count === undefined ? row : row.map((cell, at) => (at === column ? String(count) : cell));
    });
  }
  return rows;
}

function hasWords(cell: string): boolean {
  return /\p{L}/u.test(cell);
}

function renameColumn(cell: string, isNumbers: boolean): string {
  if (isNumbers) return 'Cartons';
  return QUANTITY_HEAD.test(cell) ? 'Contents' : cell;
}

/** The packages of each row below the head; undefined where its cells are no numbers that follow each other. */
function countRanges(rows: readonly Row[], head: number, column: number): ReadonlyMap<number, number> | undefined {
  const counts = new Map<number, number>();
  let ranges = 0;
  let last: number | undefined;
  for (const [k, row] of rows.entries()) {
    const cell = row[column] ?? '';
    const range = NUMBER_RANGE.exec(cell);
    if (k <= head || (!range && !SINGLE_NUMBER.test(cell))) continue;
    const first = Number(range?.[1] ?? cell);
    const end = Number(range?.[2] ?? cell);
    if (end < first || (last !== undefined && first !== last + 1)) return undefined;
    if (range) ranges += 1;
    last = end;
    counts.set(k, end - first + 1);
  }
  return ranges > 0 && counts.size >= MIN_RANGE_ROWS ? counts : undefined;
}

function hasCounts(rows: readonly Row[], column: number, counts: ReadonlyMap<number, number>): boolean {
  return [...counts].every(([k, count]) => rows[k]?.[column] === String(count));
}
