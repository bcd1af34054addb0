import type { TokenStream } from '../text/token-stream.js';
import { parseSideAt } from './dimension-side.js';
import { toCentimetres } from './side-lengths.js';

/** A size in the text. */
interface SizeMention {
  readonly at: number;
  readonly to: number;
  readonly sidesCm: readonly [number, number, number];
  readonly count: number | undefined;
  readonly ordinal: boolean;
}

/** How far behind a footprint the height of the second piece stands. */
const REACH = 28;
const ONE = /\b(?:one|una?|uno)(?: (?:is|measures|mide|es|de|of|pallet|box|crate|tarima|caja|at))* $/;
const OTHER = /\b(?:(?:the )?other|another|(?:la |el )?otr[ao])(?: (?:one|is|measures|mide|es|de|of|at))* $/;
const WORDS_BEFORE = 5;

/** `footprint 120 x 80 cm; one is 70 cm high and the other 115 cm high`: one footprint of two pieces, each with its height. */
export function addFurtherHeights<T extends SizeMention>(stream: TokenStream, sizes: readonly T[]): readonly T[] {
  const [only] = sizes;
  if (sizes.length !== 1 || !only || (only.count ?? 2) !== 2) return sizes;
  const heights: { at: number; to: number; cm: number; isOther: boolean }[] = [];
  for (let k = only.to; k < Math.min(stream.tokens.length, only.to + REACH); k += 1) {
    const side = parseSideAt(stream, k);
    if (side?.axis !== 'height') continue;
    const before = `${stream.getTextBefore(k, WORDS_BEFORE)} `;
    const isOther = OTHER.test(before);
    if (isOther || ONE.test(before))
      heights.push({ at: k, to: side.next, cm: side.cm ?? toCentimetres(side, side.factor ?? 1, false), isOther });
    k = side.next - 1;
  }
  const [first, second] = heights;
  const [length, width, height] = only.sidesCm;
  if (heights.length !== 2 || !first || !second || first.isOther || !second.isOther || first.cm !== height)
    return sizes;
  const one = { ...only, count: 1, ordinal: true };
  return [one, { ...one, at: second.at, to: second.to, sidesCm: [length, width, second.cm] as const }];
}
