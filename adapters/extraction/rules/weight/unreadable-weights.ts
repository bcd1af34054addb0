import { findCmPerUnit, findKgPerUnit } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';

/** A number with a unit of weight that is no weight: attached to other characters, negative, or beyond what flies. */
export interface UnreadableWeight {
  readonly at: number;
  readonly to: number;
}

/** Four times the largest load ever flown by a freighter; a larger number is a typing error. */
const MAX_KG = 1_000_000;
const MAX_MENTIONS = 20;
const WEIGHT_UNIT = /^(?:kgs?|kilos?|kilogram\w*|lbs?|libras?|pounds?|tons?|toneladas?|tonnes?|kgr)$/;
/** Letters that are written before a weight without a blank (`K388.5`, `x12 kg`, `w120 kg`). */
const MAY_TOUCH = /^(?:g|k|w|x)$/;
/** Words that are (`GW2840KG`, `USD`, `peso120kg`). */
const TOUCHING = /^(?:gw|nw|gr|wt|kgs?|lbs?|pb|pn|weight|peso|gross|bruto|net|neto|de|of|total|aprox|approx)$/;

/** Finds what is written like a weight and is none, to be named in a warning. */
export function findUnreadableWeights(stream: TokenStream): UnreadableWeight[] {
  const found: UnreadableWeight[] = [];
  for (let i = 0; i < stream.tokens.length && found.length < MAX_MENTIONS; i += 1) {
    const figure = stream.tokens[i];
    if (figure?.kind !== 'number') continue;
    const unit = findUnitBehind(stream, i);
    const label = stream.findLabelAt(i);
    const at = findStart(stream, i);
    const labelled = (label?.field === 'gross' || label?.field === 'weight') && label.from === at;
    if (unit === undefined && !labelled) continue;
    const absurd =
      figure.value === undefined
        ? unit !== undefined
        : Math.min(figure.value, figure.other ?? figure.value) * (findKgPerUnit(unit ?? 'kg') ?? 1) > MAX_KG;
    if (at < i || absurd) found.push({ at, to: unit === undefined ? i + 1 : i + 2 });
  }
  return found;
}

function findUnitBehind({ tokens }: TokenStream, i: number): string | undefined {
  const word = tokens[i + 1];
  return word?.kind === 'word' && WEIGHT_UNIT.test(word.fold) ? word.fold : undefined;
}

/** The start of what the number is attached to; the number itself if it is separate. */
function findStart(stream: TokenStream, i: number): number {
  const { tokens } = stream;
  const before = tokens[i - 1];
  if (!before || before.kind === 'break' || tokens[i]?.spaced) return i;
  if (before.kind === 'word') return findGluedStart(tokens, i, i - 1);
  if (before.text !== '-' && before.text !== '+') return i;
  const characters = tokens[i - 2];
  if (characters?.kind === 'word' && !before.spaced) return findGluedStart(tokens, i, i - 2);
  return before.text === '-' && isMinus(stream, i - 1) ? i - 1 : i;
}

/**
 * `1e308`, `5e-3`, `A320`, `A-320`: a number with letters in it; letters that separate two numbers (`2x12`,
 * `3pcs120kg`) are not.
 */
function findGluedStart(tokens: readonly Token[], i: number, word: number): number {
  const characters = tokens[word];
  if (!characters || TOUCHING.test(characters.fold) || MAY_TOUCH.test(characters.fold)) return i;
  const head = tokens[word - 1];
  if (characters.fold === 'e' && !characters.spaced && head?.kind === 'number') return word - 1;
  const led = characters.spaced || head?.kind !== 'number';
  return led && characters.text.length <= 3 && characters.text === characters.text.toUpperCase() ? word : i;
}

/**
 * A separate dash that is attached to the number; after another number it is a range, after a noun a separator, at the
 * start of a line possibly a bullet.
 */
function isMinus(stream: TokenStream, dash: number): boolean {
  const { tokens } = stream;
  const row = stream.getLineStart(dash);
  const before = tokens[dash - 1];
  const parts =
    before?.text === ')' ||
    findPackaging(before?.fold ?? '') ||
    findCmPerUnit(before?.fold ?? '') ||
    findKgPerUnit(before?.fold ?? '');
  if (dash > row) return tokens[dash]?.spaced === true && before?.kind !== 'number' && !parts;
  const above = row > 0 ? stream.getLineStart(row - 1) : row;
  const below = stream.getLineEnd(dash) + 1;
  return [above, below].every((at) => at === row || tokens[at]?.text !== '-');
}
