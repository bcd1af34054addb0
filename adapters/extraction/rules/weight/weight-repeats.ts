import type { TokenStream } from '../text/token-stream.js';
import type { WeightMention } from './weight-extractor.js';

const SAME_AGAIN = /[(/=~]|\bo sea\b|\bor\b|\baprox\b/;
const UP_TO = /^(?:-|to|a|hasta|up to|o|or)$/;
const OPENS_RANGE = /\b(?:between|entre)(?: los| las)? ?$/;

/** Weights that are repeated in another unit count once, and a range (`45 kg - 50 kg`) counts as its upper end. */
export function removeRepeatedWeights(stream: TokenStream, weights: readonly WeightMention[]): WeightMention[] {
  const unique: WeightMention[] = [];
  for (const one of weights) {
    const previous = unique.at(-1);
    const between = previous ? stream.getFoldedText(previous.to, one.at) : '';
    if (previous && isRange(stream, previous, one, between)) {
      unique[unique.length - 1] = { ...one, at: previous.at, kind: one.kind === 'plain' ? previous.kind : one.kind };
      continue;
    }
    const isAdjacent = previous !== undefined && one.at - previous.to <= 5 && SAME_AGAIN.test(between);
    const same = previous && isAdjacent && Math.abs(previous.kg - one.kg) <= Math.max(0.6, previous.kg * 0.03);
    if (previous && same)
      unique[unique.length - 1] = {
        ...previous,
        perPiece: previous.perPiece || one.perPiece,
        total: previous.total || one.total,
      };
    else unique.push(one);
  }
  return unique;
}

/** Two weights in one unit, the smaller first, with nothing but a dash or `to` between them, or opened by `between`. */
function isRange(stream: TokenStream, previous: WeightMention, one: WeightMention, between: string): boolean {
  if (previous.factor !== one.factor || previous.kg >= one.kg) return false;
  if (UP_TO.test(between)) return true;
  return /^(?:and|y)$/.test(between) && OPENS_RANGE.test(stream.getTextBefore(previous.at, 3));
}
