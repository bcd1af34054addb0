import type { TokenStream } from '../text/token-stream.js';
import type { PieceMention } from './piece-mention.js';

/** `not 4`, `no son 4`, `en vez de 4`: the number that a correction names as wrong. */
const WRONG_NUMBER =
  /(?:^|[ ,;(])(?:no|not|instead of|en vez de|en lugar de|rather than)(?: (?:son|eran|the|las|los|de))? (\d{1,4})\b(?! ?(?:x|kgs?|lbs?|cms?|mm|%))/;
const REACH = 10;

/**
 * Corrections that name the wrong number: where another line counts that many, its count is the new one and nothing
 * else changes (`2 boxes 40x30x20 ... sorry, 3 boxes, not 2`); where no other does, the count is unchanged (`3 boxes
 * (not 4, the fourth goes by sea)`) and replaces none.
 */
export function applyInlineCorrections(
  stream: TokenStream,
  mentions: readonly PieceMention[],
  sizes: readonly { readonly at: number }[],
): readonly PieceMention[] {
  let corrected = mentions;
  for (const one of mentions) {
    if (!one.corrected || one.retracted || one.part) continue;
    const wrong = Number(WRONG_NUMBER.exec(stream.getTextAfter(one.to, REACH))?.[1]);
    if (Number.isNaN(wrong)) continue;
    const others = corrected.filter((other) => other !== one && !other.retracted && !other.part);
    const meant = others.filter((other) => other.count === wrong && other.at < one.at);
    const [only] = meant;
    if (meant.length === 0 && others.length > 0 && !others.some((other) => other.at < one.at))
      corrected = corrected.map((other) => (other === one ? { ...one, corrected: false } : other));
    else if (meant.length === 1 && only && others.length > 1 && !hasSizeBehind(stream, one, sizes))
      corrected = corrected.flatMap((other) =>
        other === one ? [] : other === only ? [{ ...only, count: one.count }] : [other],
      );
    else if (meant.length === 1 && only && !hasSizeBehind(stream, one, sizes))
      corrected = corrected.map((other) => (other === only ? { ...only, retracted: true } : other));
  }
  return corrected;
}

/** A size follows the count in its line. */
function hasSizeBehind(stream: TokenStream, one: PieceMention, sizes: readonly { readonly at: number }[]): boolean {
  return sizes.some((size) => size.at > one.at && size.at < stream.getLineEnd(one.at));
}
