import { findKgPerUnit } from '../numbers/units.js';
import { LABEL_LINKS, NUMBER_LABELS } from './part-numbers.words.js';
import type { Token } from './token.js';

const MAX_LINKS = 4;
const LABELS_BY_FIRST = new Map<string, (readonly string[])[]>();
for (const label of NUMBER_LABELS) {
  const words = label.split(' ');
  const first = words[0] ?? '';
  LABELS_BY_FIRST.set(first, [...(LABELS_BY_FIRST.get(first) ?? []), words]);
}

/**
 * Takes the amounts out of part, serial and order numbers: `114T2105-3`, whose unit runs on into digits, and whatever is
 * glued together behind a label such as `S/N` or `lote`.
 * @param isUnit whether a folded word is a unit or a package, which begins another amount
 */
export function dropNumbersOfParts(tokens: readonly Token[], isUnit: (word: string) => boolean): Token[] {
  const dropped = [...tokens];
  const drop = (at: number) => {
    const token = dropped[at];
    if (token?.kind === 'number') dropped[at] = toReference(token);
  };
  for (let i = 0; i < tokens.length; i += 1) {
    if (runsOn(tokens, i, isUnit)) drop(i);
    const label = matchLabel(tokens, i);
    if (label === 0) continue;
    const from = skipLinks(tokens, i + label);
    const to = findGluedEnd(tokens, from);
    const mayBeNet = tokens[i + 1]?.text === '/';
    if (isPartNumber(tokens, from, to, mayBeNet)) for (let k = from; k < to; k += 1) drop(k);
    i = Math.max(i, to - 1);
  }
  return dropped;
}

function toReference({ kind, text, fold, start, end, spaced }: Token): Token {
  return { kind, text, fold, start, end, spaced, reference: true };
}

/** `114T2105`: a unit of weight with a number glued to both of its sides, which no unit of its own makes an amount. */
function runsOn(tokens: readonly Token[], i: number, isUnit: (word: string) => boolean): boolean {
  const [number, unit, digits, next] = [0, 1, 2, 3].map((step) => tokens[i + step]);
  if (number?.kind !== 'number' || unit?.kind !== 'word' || unit.spaced || findKgPerUnit(unit.fold) === undefined)
    return false;
  if (digits?.kind !== 'number' || digits.spaced) return false;
  return next === undefined || next.kind !== 'word' || !isUnit(next.fold);
}

function matchLabel(tokens: readonly Token[], i: number): number {
  if (tokens[i]?.kind !== 'word') return 0;
  // `1 lote 500kg` counts lots.
  if (tokens[i - 1]?.kind === 'number') return 0;
  const labels = LABELS_BY_FIRST.get(tokens[i]?.fold ?? '') ?? [];
  return labels.find((words) => words.every((word, k) => tokens[i + k]?.fold === word))?.length ?? 0;
}

function skipLinks(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + MAX_LINKS && LABEL_LINKS.has(tokens[at]?.fold ?? '')) at += 1;
  return at;
}

/** What ends a number, and the cells of a row: a tabulator parts `PO1` from the count in the next column. */
const SEPARATOR = /^[,;:()|\t]$/;

/** One past the last token that no blank and no separator parts from the first; the first itself where it is one. */
function findGluedEnd(tokens: readonly Token[], from: number): number {
  const ends = (token: Token | undefined) => token?.kind === 'break' || SEPARATOR.test(token?.text ?? '');
  if (ends(tokens[from])) return from;
  let to = from + 1;
  while (tokens[to]?.spaced === false && !ends(tokens[to])) to += 1;
  return to;
}

/** More than a bare number, and no number with a unit where the label may stand for a net weight: `P/N 250kg`. */
function isPartNumber(tokens: readonly Token[], from: number, to: number, mayBeNet: boolean): boolean {
  const isGluedUnit = to - from === 2 && tokens[from]?.kind === 'number' && tokens[to - 1]?.kind === 'word';
  return to - from > 1 && !(mayBeNet && isGluedUnit) && tokens.slice(from, to).some(({ kind }) => kind === 'number');
}
