import type { CargoMentions } from './cargo.js';
import { pieceCountOf } from './piece-resolution.js';
import type { WeightMention } from './weight-reader.js';

const RESPECTIVELY = /\b(?:respectiv\w+|resp)\b/;

/** Members of a list as weights of their own, where there are as many as pieces or sizes, or the words say so. */
export function withListed(mentions: CargoMentions): readonly WeightMention[] {
  if (mentions.weights.every((one) => one.listed.length === 0)) return mentions.weights;
  const count = pieceCountOf(mentions).count;
  const listed = new Set<number>();
  const weights = mentions.weights.flatMap((one) => {
    const members = one.listed.length + 1;
    const isList =
      one.listed.length > 0 &&
      (members === count ||
        members === mentions.sizes.length ||
        members > 2 ||
        RESPECTIVELY.test(mentions.stream.after(one.to, 4)));
    if (isList) for (const { at } of one.listed) listed.add(at);
    return isList
      ? [...one.listed.map(({ at, kg }) => ({ ...one, at, to: at + 1, kg, otherKg: undefined, listed: [] })), one]
      : [one];
  });
  return weights.filter((one, k) => !(listed.has(one.at) && weights.findIndex((other) => other.at === one.at) < k));
}
