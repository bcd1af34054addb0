import { findLabelField } from './label-phrases.js';
import { type Line, splitLines } from './lines.js';
import { foldText, insertText, type NormalText } from './normalize-text.js';

const MIN_COLUMNS = 3;
const MIN_KNOWN_TITLES = 2;
const MAX_TITLE = 24;
const MIN_VALUES_FIRST = 3;
const MAX_PART = 40;

/** Commas of an exported sheet as tabulators, and values that stand before their labels behind them. */
export function restructureLines(normal: NormalText): NormalText {
  const parted = partGluedAxes(splitCompositeLabels(openBracketedLabels(normal)));
  return labelValuesFirst(partByBlanks(partByTabulators(parted)));
}

/** `80x120xh140`, `L80xW60xH40`: a cross that the letter of the next side is glued to. */
const GLUED_AXIS = /(?<=\d)["']?x(?=(?:[lwha]|alt|ht)\.? ?\d)/gi;

function partGluedAxes(normal: NormalText): NormalText {
  const insertions = [...normal.text.matchAll(GLUED_AXIS)].map(({ index, 0: cross }): [number, string] => [
    index + cross.length,
    ' ',
  ]);
  return insertText(normal, new Map(insertions));
}

/** `[Bultos] 20`: the labels of a web form get a colon in place of their brackets. */
function openBracketedLabels(normal: NormalText): NormalText {
  const found = splitLines(normal).flatMap(({ text, from }) => {
    const end = text.startsWith('[') ? text.indexOf(']') : -1;
    const isLabel = end > 1 && end <= MAX_TITLE && findLabelField(toPhrase(text.slice(1, end))) !== undefined;
    return isLabel ? [{ from, end: from + end }] : [];
  });
  if (found.length < MIN_VALUES_FIRST) return normal;
  const chars = normal.text.split('');
  for (const { from, end } of found) {
    chars[from] = ' ';
    chars[end] = ':';
  }
  return { text: chars.join(''), at: normal.at };
}

const MAX_VALUE = 80;

/** Where the colon, the equals sign or the dash behind a label stands; less than zero where there is none. */
function findLabelEnd(text: string): number {
  const colon = text.search(/[:=]/);
  return colon >= 0 ? colon : text.search(/(?<=[a-z.] )- (?=\d)/i);
}

/** `Pcs/Wt/Dims: 2 / 340# / 40x30x30 in`, `L/W/H (cm): 50/40/30`: each value behind a label of its own. */
function splitCompositeLabels(normal: NormalText): NormalText {
  const chars = normal.text.split('');
  const insertions = new Map<number, string>();
  for (const { text, from } of splitLines(normal)) {
    const colon = findLabelEnd(text);
    const labels =
      colon < 0
        ? []
        : text
            .slice(0, colon)
            .split('/')
            .map((label) => label.trim());
    const values = text.slice(colon + 1).split('/');
    const fields = labels.map((label) => findLabelField(toPhrase(label)));
    const isComposite = labels.length > 1 && labels.length === values.length && text.length - colon <= MAX_VALUE;
    if (!isComposite || fields.some((field) => field === undefined) || new Set(fields).size < fields.length) continue;
    const isSize = fields.length === SIDES.size && fields.every((field) => field !== undefined && SIDES.has(field));
    const unit = /\(([a-z]{1,6})\)/i.exec(labels.at(-1) ?? '')?.[1];
    let at = from + colon + 1;
    for (const [k, value] of values.entries()) {
      const start = at + value.length - value.trimStart().length;
      if (isSize && k === 0) insertions.set(start, `\nDims${unit ? ` (${unit})` : ''}: `);
      if (!isSize) insertions.set(start, `${labels[k]}: `);
      at += value.length;
      if (k < values.length - 1) chars[at] = isSize ? 'x' : ';';
      at += 1;
    }
  }
  return insertions.size === 0 ? normal : insertText({ text: chars.join(''), at: normal.at }, insertions);
}

/** A line of titles without blanks behind its commas, and the rows of as many cells below it. */
function partByTabulators(normal: NormalText): NormalText {
  const lines = splitLines(normal);
  const chars = normal.text.split('');
  let changed = false;
  for (const [k, head] of lines.entries()) {
    const columns = countTitles(head);
    if (columns === 0) continue;
    const rows: Line[] = [];
    for (const row of lines.slice(k + 1)) {
      if (row.text.split(',').length !== columns || !/\d/.test(row.text)) break;
      rows.push(row);
    }
    if (rows.length === 0) continue;
    changed = true;
    for (const { from, to } of [head, ...rows]) {
      for (let i = from; i < to; i += 1) if (chars[i] === ',') chars[i] = '\t';
    }
  }
  return changed ? { text: chars.join(''), at: normal.at } : normal;
}

/** How many titles of columns a line holds; 0 where it is none. */
function countTitles({ text }: Line): number {
  const cells = text.split(',');
  if (cells.length < MIN_COLUMNS || /, /.test(text)) return 0;
  const isTitle = (cell: string) => /^[^\d]{1,}$/.test(cell) && cell.length <= MAX_TITLE;
  const known = cells.filter((cell) => findLabelField(toPhrase(cell)) !== undefined);
  return cells.every(isTitle) && known.length >= MIN_KNOWN_TITLES ? cells.length : 0;
}

const MIN_BLANK_TITLES = 4;
const MAX_BLANK_TITLES = 12;
const MIN_NUMBERS = 3;
const SIDES: ReadonlySet<string> = new Set(['length', 'width', 'height']);

/** `Qty Type L W H (cm) Kg` above `2 pallets 120 80 145 496`: a table whose columns single blanks part. */
function partByBlanks(normal: NormalText): NormalText {
  const lines = splitLines(normal);
  const chars = normal.text.split('');
  let changed = false;
  for (const [k, head] of lines.entries()) {
    const titles = splitBlankTitles(head);
    if (!titles) continue;
    const rows: { line: Line; blanks: readonly number[] }[] = [];
    for (const line of lines.slice(k + 1)) {
      const blanks = findBlanks(line.text);
      const numbers = line.text.split(' ').filter((cell) => /^\d/.test(cell)).length;
      if (blanks.length !== titles.length || numbers < MIN_NUMBERS) break;
      rows.push({ line, blanks });
    }
    if (rows.length === 0) continue;
    changed = true;
    for (const { line, blanks } of [{ line: head, blanks: titles }, ...rows])
      for (const blank of blanks) chars[line.from + blank] = '\t';
  }
  return changed ? { text: chars.join(''), at: normal.at } : normal;
}

/** Where the blanks between the titles of such a table stand; undefined where the line holds no three sides. */
function splitBlankTitles({ text }: Line): readonly number[] | undefined {
  if (text.length > MAX_BLANK_TITLES * MAX_TITLE || /[\d\t|,;:]/.test(text)) return undefined;
  // A unit in brackets, and a word of each piece, belong to the title before them.
  const blanks = findBlanks(text).filter((blank) => !/^(?:\(|(?:ea|each|c\/u|cada)\b)/i.test(text.slice(blank + 1)));
  const titles = [0, ...blanks.map((blank) => blank + 1)].map((from, k) => toPhrase(text.slice(from, blanks[k])));
  if (titles.length < MIN_BLANK_TITLES || titles.length > MAX_BLANK_TITLES) return undefined;
  const fields = titles.map(findLabelField);
  const sides = new Set(fields.filter((field) => field !== undefined && SIDES.has(field)));
  const isKnown = fields.filter((field) => field !== undefined).length >= titles.length - 1;
  return sides.size === SIDES.size && isKnown ? blanks : undefined;
}

/** Offsets of the single blanks of a line; none where wider gaps part it. */
function findBlanks(text: string): readonly number[] {
  if (/ {2}/.test(text)) return [];
  return [...text.trimEnd()].flatMap((char, k) => (char === ' ' ? [k] : []));
}

function toPhrase(title: string): string {
  return foldText(title)
    .replace(/\([^()]*\)|[._#]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}

/** Several lines that each hold a value and then its label get the label before the value, as forms have it. */
function labelValuesFirst(normal: NormalText): NormalText {
  const found = splitLines(normal).flatMap((line) => splitValueFirst(line) ?? []);
  if (found.length < MIN_VALUES_FIRST) return normal;
  const chars = normal.text.split('');
  const insertions = new Map<number, string>();
  for (const { line, label, start, end } of found) {
    insertions.set(line.from + start, `${label.trim()}: `);
    for (let i = line.from; i < line.from + start; i += 1) chars[i] = ' ';
    for (let i = line.from + end; i < line.to; i += 1) chars[i] = ' ';
  }
  return insertText({ text: chars.join(''), at: normal.at }, insertions);
}

interface ValueFirst {
  readonly line: Line;
  readonly label: string;
  /** Of the value, in the line. */
  readonly start: number;
  readonly end: number;
}

/** `350 kg - peso bruto`, `4 (tarimas)`: a value and, behind a dash or in brackets, what it is. */
function splitValueFirst(line: Line): ValueFirst | undefined {
  const { text } = line;
  const start = /^[-*•] /.test(text) ? 2 : 0;
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const sign = Math.max(text.lastIndexOf(' - '), text.lastIndexOf(' = '));
  const end = open > 0 ? open : sign;
  const value = text.slice(start, end).trimEnd();
  const label = open > 0 ? text.slice(open + 1, -1) : text.slice(sign + 3);
  if (end <= start || value.length > MAX_PART || label.length > MAX_PART || /\d/.test(label)) return undefined;
  const isValue = /\d|^[A-Z]{3}$/.test(value) && findLabelField(toPhrase(value)) === undefined;
  return isValue && findLabelField(toPhrase(label)) !== undefined
    ? { line, label, start, end: start + value.length }
    : undefined;
}
