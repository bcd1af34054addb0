import { COUNT_WORDS, GROUP_WORDS, TITLE_WORDS, UNIT_WORDS } from './head-words.js';

type Row = readonly string[];

/** A title over a column, and the column in which the group begins that it is one of. */
interface Title {
  readonly text: string;
  readonly group: number;
}

/** The names of a side, alone in a cell but for its unit. */
const SIDE =
  /^(l|w|h|a|x|y|z|an|al|lg|lar|anc|anch|alt|largo|ancho|alto|long|length|longitud|width|anchura|height|altura)\b\.?/i;
const LENGTH_UNIT = /(?:^|[\s(])(cms?|mms?|inch(?:es)?|in|pulg|ft|mts?|m)\b/i;
const SIDE_UNIT = /^[\s(]{0,3}(cms?|mms?|inch(?:es)?|in|pulg|ft|mts?|m|")?[\s).]{0,4}$/i;
/** Titles are short; a sentence above a list is none. */
const MAX_TITLE_LENGTH = 40;
/** Rows that a head has at most: groups, what they are of, titles and units. */
const MAX_HEAD_ROWS = 4;
/** Cells in a row from which it is a head that a list can repeat. */
const MIN_REPEATED_TITLES = 3;
const TOTAL_LABEL = /^(?:grand |gran )?(?:total|totales|totals|ttl)\b/i;

/**
 * The rows with a head of several rows in its first: `Dimensions (cm)` over `L`, `W` and `H`, `Weight` over `Net` and
 * `Gross`, titles that go on below, and a row of units among them. A row that became part of another is empty; none is
 * left out.
 */
export function joinHeadRows(rows: readonly Row[]): readonly Row[] {
  for (let at = 0; at < rows.length; at += 1) {
    const count = countHeadRows(rows, at);
    if (count < 2) continue;
    const joined = joinTitles(rows.slice(at, at + count));
    return rows.map((row, k) => (k === at ? joined : k > at && k < at + count ? [] : row));
  }
  return rows;
}

/** The rows with a head that a list repeats between its rows, as at the top of each page, empty where it is repeated. */
export function blankRepeatedHeads(rows: readonly Row[]): readonly Row[] {
  let head = '';
  return rows.map((row) => {
    if (TOTAL_LABEL.test(row[0]?.trim() ?? '')) head = '';
    if (listWritten(row).length < MIN_REPEATED_TITLES || row.some((cell) => /^\s*\d/.test(cell))) return row;
    const titles = row.map((cell) => cell.trim().toLowerCase()).join('\t');
    if (titles === head) return [];
    head = titles;
    return row;
  });
}

/** The rows of the head that begins here; 0 where none does, or where titles over units alone are read as they are. */
function countHeadRows(rows: readonly Row[], at: number): number {
  let to = at;
  while (to - at <= MAX_HEAD_ROWS && isPartOfHead(rows[to] ?? [], to === at)) to += 1;
  const head = rows.slice(at, to);
  const titles = head.filter((row) => !isUnitRow(row));
  const isLast = head.length === 2 && titles.length === 1 && titles[0] === head[0];
  const isHead =
    head.length <= MAX_HEAD_ROWS &&
    titles[0] !== undefined &&
    !isLast &&
    hasTitleWords(titles[0]) &&
    titles.some((row) => listWritten(row).some(isTelling)) &&
    (rows[to] ?? []).filter((cell) => /^\s*\d/.test(cell)).length > 1;
  return isHead ? head.length : 0;
}

/** A row of short titles; below the first one, each of words that titles consist of. */
function isPartOfHead(row: Row, isFirst: boolean): boolean {
  const written = listWritten(row);
  if (!written.every(isTitle)) return false;
  if (isFirst) return written.length > 1 && (hasTitleWords(row) || isUnitRow(row));
  return isUnitRow(row) || (written.length > 1 && written.every((cell) => splitWords(cell).every(isTitleWord)));
}

function hasTitleWords(row: Row): boolean {
  const written = listWritten(row);
  return written.filter((cell) => splitWords(cell).some(isTitleWord)).length * 2 >= written.length;
}

function isTitleWord(word: string): boolean {
  return TITLE_WORDS.has(word);
}

/** A side or a word, by which a row is more than signs of units. */
function isTelling(cell: string): boolean {
  return findSide(cell) !== undefined || splitWords(cell).some((word) => word.length > 3);
}

/** A row that holds units, and what counts are of. */
function isUnitRow(row: Row): boolean {
  const words = listWritten(row).flatMap(splitWords);
  return words.some((word) => UNIT_WORDS.has(word)) && words.every((word) => UNIT_WORDS.has(word) || isCountWord(word));
}

function isCountWord(word: string): boolean {
  return COUNT_WORDS.has(word);
}

function isTitle(cell: string): boolean {
  return cell.length <= MAX_TITLE_LENGTH && !cell.includes(':') && !/^\d/.test(cell);
}

function listWritten(row: Row): string[] {
  return row.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

function splitWords(cell: string): string[] {
  const plain = cell.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

/** `L`, `Ancho (cm)`: the side that a cell names, and its unit. */
function findSide(cell: string): { readonly name: string; readonly unit: string | undefined } | undefined {
  const name = SIDE.exec(cell)?.[0];
  const unit = name === undefined ? undefined : SIDE_UNIT.exec(cell.slice(name.length));
  return name === undefined || !unit ? undefined : { name, unit: unit[1] };
}

/** One title for each column: its group's, its own, and its unit. */
function joinTitles(head: readonly Row[]): Row {
  const width = Math.max(...head.map((row) => row.length));
  const units = head.filter(isUnitRow);
  const [first = [], ...others] = head.filter((row) => !isUnitRow(row));
  let titles = Array.from({ length: width }, (_column, k): Title => ({ text: (first[k] ?? '').trim(), group: k }));
  for (const lower of others) titles = joinTitlesBelow(titles, lower);
  for (const row of units) titles = titles.map((title, k) => ({ ...title, text: addUnit(titles, row, k) }));
  return titles.map(({ text }) => text);
}

function joinTitlesBelow(upper: readonly Title[], lower: Row): Title[] {
  return upper.map((own, k) => {
    const below = (lower[k] ?? '').trim();
    if (below === '') return own;
    const above = findTitleAbove(upper, lower, k) ?? { text: '', group: k };
    const side = findSide(below);
    if (!side) return { text: `${above.text} ${below}`.trim(), group: above.group };
    const unit = side.unit ?? LENGTH_UNIT.exec(above.text)?.[1];
    return { text: unit === undefined ? below : `${side.name} (${unit})`, group: above.group };
  });
}

/** The title over a column: its own, or that of a group which begins to its left, or is written over its middle. */
function findTitleAbove(upper: readonly Title[], lower: Row, column: number): Title | undefined {
  const isWritten = (k: number) => (upper[k]?.text ?? '') !== '';
  const isBelow = (k: number) => (lower[k] ?? '').trim() !== '';
  if (isWritten(column)) return upper[column];
  const below = (lower[column] ?? '').trim();
  if (!findSide(below) && !splitWords(below).every((word) => GROUP_WORDS.has(word))) return undefined;
  for (const step of [-1, 1]) {
    let k = column + step;
    while (k >= 0 && k < upper.length && !isWritten(k) && isBelow(k)) k += step;
    if (isWritten(k) && isBelow(k)) return upper[k];
  }
  return undefined;
}

/** A title with the unit in its column, else with the one that is written once for its group. */
function addUnit(titles: readonly Title[], row: Row, column: number): string {
  const { text = '', group = column } = titles[column] ?? {};
  const own = (row[column] ?? '').trim();
  const ofGroup = () => row.find((cell, k) => k !== column && cell.trim() !== '' && titles[k]?.group === group);
  const words = splitWords(own === '' && text !== '' ? (ofGroup() ?? '') : own);
  const unit = words.find((word) => UNIT_WORDS.has(word)) ?? (text === '' ? words[0] : undefined);
  return unit === undefined || splitWords(text).includes(unit) ? text : `${text} (${unit})`.trim();
}
