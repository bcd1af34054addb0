import type { Figure } from './figures.js';
import type { LedgerReading } from './ledger.types.js';
import type { Lexeme } from './lexemes.js';
import { CROSS } from './measure.js';
import { PACKAGING } from './words/packaging.words.js';
import { WEIGHT_UNITS } from './words/units.words.js';

/** More of one thing go by weight or in packages. */
export const MAX_THINGS = 500;
/** Lexemes of a line of cargo. */
const ROW_REACH = 30;
/** As many numbers on one line make a row of a table. */
const MIN_ROW = 4;

/** `2 x bolt tensioner, case 60x40x30 cm`, `3 Pakete / packages, 96 kg`: a number at the head of a line of cargo that counts nothing. */
export function isUnreadRow(figure: Figure): boolean {
  const {
    text: { lexemes },
    at,
    to,
    values: [value = 0],
  } = figure;
  if (!isLineStart(figure) || lexemes[to]?.kind !== 'word' || value < 2 || value > MAX_THINGS || value % 1 !== 0)
    return false;
  for (let k = to; k < at + ROW_REACH && (lexemes[k]?.kind ?? 'break') !== 'break'; k += 1) {
    // `80 sensors (each 12x8x4 cm) packed into 2 boxes`: what brackets say of the goods.
    if (lexemes[k]?.text === '(') k = findBracketEnd(lexemes, k);
    const behind = lexemes[k + 1]?.text ?? '';
    // `18 lamps, 6 per pallet, 3 pallets`: things that are packed in what is counted.
    if (lexemes[k]?.kind === 'number' && PACKAGING.has(behind)) return false;
    if (lexemes[k]?.kind === 'number' && (WEIGHT_UNITS.has(behind) || isCrossed(lexemes, k))) return true;
  }
  return false;
}

/** The bracket that closes the one at an index on its line; the index itself where none does. */
function findBracketEnd(lexemes: readonly Lexeme[], at: number): number {
  for (let k = at + 1; k < at + ROW_REACH && (lexemes[k]?.kind ?? 'break') !== 'break'; k += 1)
    if (lexemes[k]?.text === ')') return k;
  return at;
}

function isCrossed(lexemes: readonly Lexeme[], k: number): boolean {
  return CROSS.has(lexemes[k + 1]?.text ?? '') && lexemes[k + 2]?.kind === 'number';
}

/** `1  120 80 100 160`, `2 pallets 120 80 145 496`: a line that is or ends in a row of numbers, whatever they are. */
export function isRowOfNumbers({ text: { lexemes }, at }: Figure): boolean {
  let from = at;
  let to = at;
  while (lexemes[from - 1]?.kind === 'number') from -= 1;
  while (lexemes[to + 1]?.kind === 'number') to += 1;
  const isHead = (lexemes[from - 1]?.kind ?? 'break') === 'break' || PACKAGING.has(lexemes[from - 1]?.text ?? '');
  const isLine = isHead && (lexemes[to + 1]?.kind ?? 'break') === 'break';
  return isLine && to - from + 1 >= MIN_ROW && !lexemes.slice(from, to + 1).some(isTelephonePart);
}

/** Groups of telephone numbers have many digits or a nought ahead. */
function isTelephonePart({ text }: Lexeme): boolean {
  return /^0\d|^\d{5,}$/.test(text);
}

/** `Carton | 40 x 40 x 40 | 15.00 | 150.00` where no weight was read: a cell beside a size that holds a number alone. */
export function isUnreadCell(
  { text: { lexemes }, at, to, values: [value = 0] }: Figure,
  { goods }: LedgerReading,
): boolean {
  if (goods.grossWeightKg !== undefined || value === 0) return false;
  const isBar = (k: number) => lexemes[k]?.text === '|' || lexemes[k]?.text === ';';
  const isCell = isBar(at - 1) && (isBar(to) || (lexemes[to]?.kind ?? 'break') === 'break');
  if (!isCell) return false;
  let k = at;
  while (k > 0 && lexemes[k - 1]?.kind !== 'break') k -= 1;
  for (; k < at; k += 1) if (CROSS.has(lexemes[k]?.text ?? '') && lexemes[k + 1]?.kind === 'number') return true;
  return false;
}

/** A number with which a line begins, but for its bullet. */
export function isLineStart({ text, at }: Figure): boolean {
  const before = text.lexemes[at - 1];
  return (
    (before?.kind ?? 'break') === 'break' ||
    (['-', '*', '•'].includes(before?.text ?? '') && text.lexemes[at - 2]?.kind === 'break')
  );
}
