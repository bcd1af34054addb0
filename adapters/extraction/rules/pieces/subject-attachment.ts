import { canNamePieces } from '../text/noun-forms.js';
import type { TokenStream } from '../text/token-stream.js';
import type { PieceMention } from './piece-mention.js';

/** Maximum words between a subject and its size or weight. */
const MAX_DISTANCE = 18;

/**
 * The counted pieces that a size or a weight belongs to: the nearest that are counted or named again before it in its
 * sentence.
 */
export function findSubject(
  stream: TokenStream,
  one: { readonly at: number; readonly to: number },
  pieces: readonly PieceMention[],
): PieceMention | undefined {
  const candidates = pieces.filter((piece) => piece.at <= one.at && one.at - piece.at < 400);
  const windowStart = Math.max(stream.getClauseStart(one.at), one.at - MAX_DISTANCE);
  for (let k = one.at - 1; k >= windowStart; k -= 1) {
    const counted = candidates.find((piece) => k >= piece.at && k < piece.to);
    if (counted) return counted;
    const word = stream.tokens[k];
    if (word?.kind !== 'word') continue;
    const named = candidates.filter((piece) => canNamePieces(word.fold, piece.noun)).at(-1);
    if (named) return named;
  }
  return undefined;
}
