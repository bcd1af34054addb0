import { isCorrectionBetween } from '../text/corrections.js';
import type { TokenStream } from '../text/token-stream.js';
import type { WeightMention } from './weight-extractor.js';

/** Tokens between a weight and the one that replaces it. */
const MAX_CORRECTION = 8;
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
    const isAdjacent =
      previous !== undefined &&
      !(previous.isStacked && one.isStacked) &&
      one.at - previous.to <= 5 &&
      SAME_AGAIN.test(between);
    const same = previous && isAdjacent && Math.abs(previous.kg - one.kg) <= Math.max(0.6, previous.kg * 0.03);
    if (previous && (same || (isAdjacent && isInFinerUnit(previous, one))))
      unique[unique.length - 1] = {
        ...(isInFinerUnit(previous, one) ? one : previous),
        at: previous.at,
        kind: previous.kind === 'plain' ? one.kind : previous.kind,
        perPiece: previous.perPiece || one.perPiece,
        total: previous.total || one.total,
      };
    else unique.push(one);
  }
  return unique;
}

/** No unit of trade above the pound is exact: a quintal holds 46 or 100 kg, half a ton is a figure of speech. */
const EXACT_UNIT_KG = 1;
/** A quintal of 100 kg is more than twice one of 100 pounds. */
const MAX_UNIT_RATIO = 2.3;

/** `12 quintales (552 kg)`, `half a ton (512 kg)`: the same in kilograms or pounds, which is the exact figure. */
function isInFinerUnit(previous: WeightMention, one: WeightMention): boolean {
  if (previous.factor <= EXACT_UNIT_KG || one.factor > EXACT_UNIT_KG) return false;
  const ratio = one.kg / previous.kg;
  return ratio < MAX_UNIT_RATIO && ratio > 1 / MAX_UNIT_RATIO;
}

/**
 * `total 1,500 lb, perdón, 1,650 lb`: a weight that the next one takes the place of; that one is then what it was called.
 * @param isOfEach whether a weight is said of each of several pieces
 */
export function removeReplacedWeights(
  stream: TokenStream,
  weights: readonly WeightMention[],
  isOfEach: (one: WeightMention) => boolean,
): WeightMention[] {
  const kept: WeightMention[] = [];
  for (const one of weights) {
    const previous = kept.at(-1);
    const isReplacing =
      previous !== undefined &&
      one.at - previous.to <= MAX_CORRECTION &&
      isCorrectionBetween(stream.getFoldedText(previous.to, one.at));
    if (previous && isReplacing)
      kept[kept.length - 1] = {
        ...one,
        total: one.total || previous.total,
        perPiece: one.perPiece || isOfEach(previous),
      };
    else kept.push(one);
  }
  return kept;
}

/** `A bale is 38 kg - sorry, 42 kg with the wrapping`: what a correction replaces was said of each. */
export function inheritEach(
  stream: TokenStream,
  corrected: WeightMention,
  usable: readonly WeightMention[],
): WeightMention {
  const start = stream.getClauseStart(corrected.at);
  const replaced = usable.findLast((one) => one.at < corrected.at && one.at >= start);
  return replaced?.perPiece && !corrected.total ? { ...corrected, perPiece: true } : corrected;
}

/** Two weights in one unit, the smaller first, with nothing but a dash or `to` between them, or opened by `between`. */
function isRange(stream: TokenStream, previous: WeightMention, one: WeightMention, between: string): boolean {
  if (previous.factor !== one.factor || previous.kg >= one.kg) return false;
  if (UP_TO.test(between)) return true;
  return /^(?:and|y)$/.test(between) && OPENS_RANGE.test(stream.getTextBefore(previous.at, 3));
}
