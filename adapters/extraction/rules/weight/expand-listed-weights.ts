import type { CargoMentions } from '../cargo/cargo-mentions.js';
import { multiplyDecimal } from '../numbers/units.js';
import { resolvePieceCount } from '../pieces/piece-resolution.js';
import type { TokenStream } from '../text/token-stream.js';
import type { WeightMention } from './weight-extractor.js';

const RESPECTIVELY = /\b(?:respectiv\w+|resp)\b/;

/**
 * Splits a list into separate weights if it has as many members as there are pieces or sizes, or if the words say so.
 */
export function expandListedWeights(mentions: CargoMentions): readonly WeightMention[] {
  const { weights, stream, pieces, sizes } = mentions;
  if (weights.every((one) => one.listed.length === 0)) return weights;
  const count = resolvePieceCount(mentions).count;
  const groups = pieces.filter((piece) => !piece.inner && !piece.retracted);
  const isList = ({ listed, to }: WeightMention) => {
    const members = listed.length + 1;
    const many = members > 2 || members === count || members === sizes.length;
    return members > 1 && (many || RESPECTIVELY.test(stream.getTextAfter(to, 4)));
  };
  const lists = weights.filter(isList);
  const listed = new Set(lists.flatMap((one) => one.listed.map(({ at }) => at)));
  return weights
    .filter((one) => !listed.has(one.at))
    .flatMap((one) => {
      if (!lists.includes(one)) return [isPair(stream, one) ? toFirstOfPair(one) : one];
      const isDistributed = one.perPiece && groups.length === one.listed.length + 1;
      const members = [...one.listed.map(({ at, kg }) => ({ at, to: at + 1, kg })), one];
      const oneByOne = !isDistributed && members.length === count;
      return members.map(({ at, to, kg }, k) => ({
        ...one,
        at,
        to,
        kg: isDistributed ? multiplyDecimal(kg, groups[k]?.count ?? 1) : kg,
        otherKg: undefined,
        perPiece: one.perPiece && !isDistributed && !oneByOne,
        perhapsEach: one.perhapsEach && !oneByOne,
        listed: [],
      }));
    });
}

/** `88/174 kg`: two numbers that share a unit, with no name for either. */
function isPair(stream: TokenStream, { at, listed, kind }: WeightMention): boolean {
  return listed.length === 1 && kind === 'plain' && stream.tokens[at - 1]?.text === '/';
}

/** The first is the actual weight: before it stands none, behind it that of the volume or the net one. */
function toFirstOfPair(one: WeightMention): WeightMention {
  const [first] = one.listed;
  return first ? { ...one, at: first.at, kg: first.kg, otherKg: undefined, pairedKg: one.kg, listed: [] } : one;
}
