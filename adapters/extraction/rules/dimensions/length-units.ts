import { findCmPerUnit } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import type { DimensionSide } from './dimension-side.js';

/** The unit that stands with a size: in its label, right before it or behind it. @returns centimetres in one of it */
export function findUnitNear(stream: TokenStream, at: number, next: number): number | undefined {
  const label = stream.findLabelAt(at);
  const inLabel = label && label.field === 'dimensions' ? findUnit(label.phrase) : undefined;
  if (inLabel !== undefined) return inLabel;
  const before = stream.tokens[at - 1];
  if (
    before?.kind === 'word' &&
    findCmPerUnit(before.fold) !== undefined &&
    before.fold !== 'in' &&
    stream.tokens[at - 2]?.kind !== 'number'
  )
    return findCmPerUnit(before.fold);
  const after = stream.getTextAfter(next, 7);
  return findUnit(
    /^(?:[a-z/ ]{0,12}[(,] ?)?(?:all |todo |todas |en |in |lxwxh |l x w x h )*(\w+)/.exec(after)?.[0] ?? '',
  );
}

function findUnit(words: string): number | undefined {
  for (const word of words.split(/[^\p{L}"']+/u)) {
    if (word.length > 1 && word !== 'in' && word !== 'ins') {
      const factor = findCmPerUnit(word);
      if (factor !== undefined) return factor;
    }
  }
  return /\(\s?(?:in|")\s?\)|\bin$/.test(words) ? findCmPerUnit('in') : /\(\s?m\s?\)/.test(words) ? 100 : undefined;
}

/** A unit that is stated for all sizes (`medidas en cm`, `UNIT: CM / KGS`, `all in inches`). */
export function findGeneralUnit(stream: TokenStream): number | undefined {
  const { tokens } = stream;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word' || token.fold === 'in' || token.fold === 'm' || token.fold === 'ft') continue;
    const factor = findCmPerUnit(token.fold);
    if (factor === undefined || tokens[i - 1]?.kind === 'number') continue;
    const before = stream.getFoldedText(Math.max(stream.getLineStart(i), i - 5), i);
    if (/(?:\ben|\bin|\(|:|\bunit|\bunidad|\ball|\bdims?|\bmedidas|\bsizes?) ?$/.test(before)) return factor;
  }
  return undefined;
}

/**
 * If no unit is stated: metres where the sides are small, millimetres where they are huge, else as the footprint
 * implies.
 */
export function guessUnit(sides: readonly DimensionSide[], american: boolean): number {
  const values = sides.map((side) => side.value);
  const largest = Math.max(...values);
  if (largest <= 6 && values.some((value) => !Number.isInteger(value))) return 100;
  if (largest >= 700 && Math.min(...values) >= 100) return 0.1;
  const pallet = values.includes(48) && values.includes(40);
  return pallet || (american && largest <= 96) ? (findCmPerUnit('in') ?? 1) : 1;
}
