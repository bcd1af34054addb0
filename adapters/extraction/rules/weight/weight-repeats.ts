import type { Stream } from '../text/token-stream.js';
import type { WeightMention } from './weight-extractor.js';

const SAME_AGAIN = /[(/=~]|\bo sea\b|\bor\b|\baprox\b/;
const UP_TO = /^(?:-|to|a|hasta|up to|o|or)$/;
const OPENS_RANGE = /\b(?:between|entre)(?: los| las)? ?$/;

/** Weights that are said again in another unit count once, and a range (`45 kg - 50 kg`) counts as its upper end. */
export function withoutRepeats(stream: Stream, weights: readonly WeightMention[]): WeightMention[] {
  const kept: WeightMention[] = [];
  for (const one of weights) {
    const previous = kept.at(-1);
    const between = previous ? stream.fold(previous.to, one.at) : '';
    if (previous && isRange(stream, previous, one, between)) {
      kept[kept.length - 1] = { ...one, at: previous.at, kind: one.kind === 'plain' ? previous.kind : one.kind };
      continue;
    }
    const beside = previous !== undefined && one.at - previous.to <= 5 && SAME_AGAIN.test(between);
    const same = previous && beside && Math.abs(previous.kg - one.kg) <= Math.max(0.6, previous.kg * 0.03);
    if (previous && same)
      kept[kept.length - 1] = {
        ...previous,
        perPiece: previous.perPiece || one.perPiece,
        total: previous.total || one.total,
      };
    else kept.push(one);
  }
  return kept;
}

/** Two weights in one unit, the smaller first, with nothing but a dash or `to` between them, or opened by `between`. */
function isRange(stream: Stream, previous: WeightMention, one: WeightMention, between: string): boolean {
  if (previous.factor !== one.factor || previous.kg >= one.kg) return false;
  if (UP_TO.test(between)) return true;
  return /^(?:and|y)$/.test(between) && OPENS_RANGE.test(stream.before(previous.at, 3));
}
