import { packagingOf } from '../pieces/packaging.js';
import type { Stream } from '../text/token-stream.js';
import type { Token } from '../text/token.js';
import { cmPer, kgPer } from '../numbers/units.js';

/** A figure with a unit of weight that is no weight: glued to other signs, below zero, or beyond what flies. */
export interface UnreadableWeight {
  readonly at: number;
  readonly to: number;
}

/** Four times what the largest freighter ever lifted; a larger figure is a slip of the keys. */
const MAX_KG = 1_000_000;
const MAX_MENTIONS = 20;
const WEIGHT_UNIT = /^(?:kgs?|kilos?|kilogram\w*|lbs?|libras?|pounds?|tons?|toneladas?|tonnes?|kgr)$/;
/** Letters that are written before a weight without a blank (`K388.5`, `x12 kg`, `w120 kg`). */
const MAY_TOUCH = /^(?:g|k|w|x)$/;
/** Words that are (`GW2840KG`, `USD`, `peso120kg`). */
const TOUCHING = /^(?:gw|nw|gr|wt|kgs?|lbs?|pb|pn|weight|peso|gross|bruto|net|neto|de|of|total|aprox|approx)$/;

/** Finds what is written like a weight and is none, to be named in a warning. */
export function unreadableWeights(stream: Stream): UnreadableWeight[] {
  const found: UnreadableWeight[] = [];
  for (let i = 0; i < stream.tokens.length && found.length < MAX_MENTIONS; i += 1) {
    const figure = stream.tokens[i];
    if (figure?.kind !== 'number') continue;
    const unit = unitBehind(stream, i);
    const label = stream.labelAt(i);
    const at = startOf(stream, i);
    const labelled = (label?.field === 'gross' || label?.field === 'weight') && label.from === at;
    if (unit === undefined && !labelled) continue;
    const absurd =
      figure.value === undefined
        ? unit !== undefined
        : Math.min(figure.value, figure.other ?? figure.value) * (kgPer(unit ?? 'kg') ?? 1) > MAX_KG;
    if (at < i || absurd) found.push({ at, to: unit === undefined ? i + 1 : i + 2 });
  }
  return found;
}

function unitBehind({ tokens }: Stream, i: number): string | undefined {
  const word = tokens[i + 1];
  return word?.kind === 'word' && WEIGHT_UNIT.test(word.fold) ? word.fold : undefined;
}

/** Where what the number is glued to begins; the number itself where it stands free. */
function startOf(stream: Stream, i: number): number {
  const { tokens } = stream;
  const before = tokens[i - 1];
  if (!before || before.kind === 'break' || tokens[i]?.spaced) return i;
  if (before.kind === 'word') return startOfGlued(tokens, i, i - 1);
  if (before.text !== '-' && before.text !== '+') return i;
  const letters = tokens[i - 2];
  if (letters?.kind === 'word' && !before.spaced) return startOfGlued(tokens, i, i - 2);
  return before.text === '-' && isMinus(stream, i - 1) ? i - 1 : i;
}

/** `1e308`, `5e-3`, `A320`, `A-320`: a number with letters in it; letters that part two figures (`2x12`, `3pcs120kg`) are none. */
function startOfGlued(tokens: readonly Token[], i: number, word: number): number {
  const letters = tokens[word];
  if (!letters || TOUCHING.test(letters.fold) || MAY_TOUCH.test(letters.fold)) return i;
  const head = tokens[word - 1];
  if (letters.fold === 'e' && !letters.spaced && head?.kind === 'number') return word - 1;
  const led = letters.spaced || head?.kind !== 'number';
  return led && letters.text.length <= 3 && letters.text === letters.text.toUpperCase() ? word : i;
}

/** A dash that stands free before and sticks to the figure; behind another figure it is a range, behind a noun it parts, at the head of a line it may be a bullet. */
function isMinus(stream: Stream, dash: number): boolean {
  const { tokens } = stream;
  const row = stream.rowStart(dash);
  const before = tokens[dash - 1];
  const parts =
    before?.text === ')' || packagingOf(before?.fold ?? '') || cmPer(before?.fold ?? '') || kgPer(before?.fold ?? '');
  if (dash > row) return tokens[dash]?.spaced === true && before?.kind !== 'number' && !parts;
  const above = row > 0 ? stream.rowStart(row - 1) : row;
  const below = stream.rowEnd(dash) + 1;
  return [above, below].every((at) => at === row || tokens[at]?.text !== '-');
}
