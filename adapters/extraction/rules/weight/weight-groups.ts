import type { CargoMentions } from '../cargo/cargo-mentions.js';
import type { PieceMention } from '../pieces/piece-mention.js';
import type { WeightMention } from './weight-extractor.js';

/** The counted groups of pieces that may have weights of their own. */
export function listGroups({ pieces }: CargoMentions): readonly PieceMention[] {
  return pieces.filter((piece) => !piece.inner && !piece.retracted && !piece.part && !piece.total);
}

/** `2 skids …, 1 skid …, so 3 skids`: the group counts all the others once more. */
export function isSumOfGroups(groups: readonly PieceMention[], k: number): boolean {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  return groups[k] !== undefined && all - groups[k].count === groups[k].count;
}

/** Each weight stands behind a counted group of its own, before the next one. */
export function areOfGroups(mentions: CargoMentions, parts: readonly WeightMention[]): boolean {
  const groups = listGroups(mentions);
  const isOwn = ({ at }: WeightMention, k: number) =>
    at >= (groups[k]?.to ?? at + 1) && at < (groups[k + 1]?.at ?? at + 1);
  return groups.length === parts.length && parts.every(isOwn);
}
