import type { CargoMentions } from '../cargo/cargo-mentions.js';
import type { PieceMention } from './piece-mention.js';
import { findSubject } from './subject-attachment.js';

/** The piece mentions of a passage that count, and what they add up to. */
export interface PieceCount {
  readonly count: number | undefined;
  readonly counted: readonly PieceMention[];
  /** The number replaces an earlier one. */
  readonly corrected: boolean;
}

/** Which mentions count: outer handling units, corrections before what they correct, totals before parts. */
export function resolvePieceCount(mentions: CargoMentions): PieceCount {
  const outer = mentions.pieces.filter((one) => !one.inner && !one.retracted && !one.part);
  const table = countTablePieces(mentions);
  if (table !== undefined) return { count: table, counted: [], corrected: false };
  const corrections = outer.filter((one) => one.corrected);
  const corrected =
    corrections.length > 0 && (corrections.length < outer.length || mentions.pieces.some((one) => one.retracted));
  const group = corrected ? applyCorrections(corrections, outer, mentions) : outer;
  const counted = selectMentions(mentions, group);
  const sized = countSizedPieces(mentions, counted, corrected);
  if (sized !== undefined) return { count: sized, counted, corrected };
  return {
    count: counted.length === 0 ? undefined : counted.reduce((total, one) => total + one.count, 0),
    counted,
    corrected,
  };
}

/** Several sizes that each have a count are more reliable than numbers in prose, if no total is stated. */
function countSizedPieces(
  mentions: CargoMentions,
  counted: readonly PieceMention[],
  corrected: boolean,
): number | undefined {
  if (mentions.sizes.length < 2 || corrected || counted.some((one) => one.total)) return undefined;
  const ofForm =
    mentions.sizes.every((size) => size.count !== undefined) && mentions.pieces.length === mentions.sizes.length;
  if (counted.some((one) => one.labelled) && !ofForm) return undefined;
  const counts = resolveSizeCounts(mentions, { count: undefined, counted, corrected });
  const first = counted[0];
  const leads =
    first !== undefined && mentions.sizes.some((size) => size.at < first.at) && hasSize(mentions, first, counted);
  const explicit = leads ? 1 : mentions.sizes.filter((size) => size.count !== undefined || size.ordinal).length;
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const stated = counted.reduce((sum, one) => sum + one.count, 0);
  const whole = counted.some((one) => one.count === total && !hasSize(mentions, one, counted));
  if (whole && stated > total && explicit > 0 && counts.every((count) => count !== undefined)) return total;
  return explicit > 0 && counts.every((count) => count !== undefined) && total > stated ? total : undefined;
}

/** A correction of one of several groups leaves the others unchanged. */
function applyCorrections(
  corrections: readonly PieceMention[],
  outer: readonly PieceMention[],
  mentions: CargoMentions,
): readonly PieceMention[] {
  const retracted = mentions.pieces.filter((one) => one.retracted).map((one) => one.count);
  const remaining = outer.filter(
    (one) => !one.corrected && !retracted.includes(one.count) && !corrections.some((other) => isSameKind(one, other)),
  );
  const packed = remaining.filter((one) => mentions.sizes.some((size) => findAttachedPieces(size, [...outer]) === one));
  return packed.length > 0 && corrections.every((one) => one.family !== 'piece')
    ? [...packed, ...corrections]
    : corrections;
}

function selectMentions(mentions: CargoMentions, group: readonly PieceMention[]): readonly PieceMention[] {
  if (group.length <= 1) return group;
  const total = group.find((one) => one.total);
  const ofAll = findSumOfOthers(mentions, group);
  if (total) return ofAll && ofAll.count > total.count ? [ofAll] : [total, ...findAdditions(mentions, total, group)];
  const labelled = group.filter((one) => one.labelled);
  // `Packing: 1 case 220x140x165 cm` above `1 case 120x80x75 cm`: the label heads a list of rows with their sizes.
  const sized = group.filter((one) => hasSize(mentions, one, group));
  const [head, ...others] = labelled;
  if (head && others.length === 0 && sized[0] === head && sized.length > 1 && sized.length === group.length)
    return selectChained(mentions, removeRepeats(mentions, sized));
  if (labelled.length > 0) return selectLabelled(mentions, labelled);
  return ofAll ? [ofAll] : selectChained(mentions, removeRepeats(mentions, group));
}

/** A number of pieces that equals the sum of all the others. */
function findSumOfOthers(mentions: CargoMentions, group: readonly PieceMention[]): PieceMention | undefined {
  const distinct = removeRepeats(mentions, group);
  return distinct.find(
    (one) =>
      distinct.length > 2 &&
      (one === distinct[0] || one === distinct.at(-1) || !isRow(mentions, one, group)) &&
      !hasSize(mentions, one, group) &&
      one.count === distinct.reduce((sum, other) => sum + other.count, 0) - one.count,
  );
}

const ALSO = /\b(?:tambien|ademas|adicional|adicionalmente|aparte|also|plus|in addition|additionally)\b[^\d]{0,40}$/;

/**
 * `son 4 cajas en total; también viene una caja más chica`: pieces with their own count that are named beside a total.
 */
function findAdditions(
  mentions: CargoMentions,
  total: PieceMention,
  group: readonly PieceMention[],
): readonly PieceMention[] {
  const { stream } = mentions;
  return group.filter(
    (one) =>
      one.at > total.to &&
      !one.total &&
      isRow(mentions, one, group) &&
      ALSO.test(stream.getFoldedText(Math.max(total.to, stream.getLineStart(one.at), one.at - 8), one.at)),
  );
}

function selectLabelled(mentions: CargoMentions, labelled: readonly PieceMention[]): readonly PieceMention[] {
  const first = mentions.stream.findLabelAt(labelled[0]?.at ?? 0);
  const same = labelled.filter((one) => mentions.stream.findLabelAt(one.at) === first);
  const pallets = labelled.filter((one) => one.family === 'pallet');
  if (pallets.length > 0 && same.every((one) => one.family !== 'pallet')) return pallets.slice(0, 1);
  return selectChained(mentions, removeRepeats(mentions, same));
}

/** A repeated number counts once, unless each mention has its own size or weight. */
function removeRepeats(mentions: CargoMentions, group: readonly PieceMention[]): PieceMention[] {
  const unique: PieceMention[] = [];
  for (const one of group) {
    const duplicate = unique.find((other) => other.count === one.count && isSameKind(other, one));
    if (
      duplicate &&
      (duplicate.total !== one.total || !(isRow(mentions, duplicate, group) && isRow(mentions, one, group)))
    )
      continue;
    unique.push(one);
  }
  return unique;
}

function isSameKind(one: PieceMention, other: PieceMention): boolean {
  return (
    one.family === other.family ||
    one.family === 'piece' ||
    other.family === 'piece' ||
    one.family === 'unit' ||
    other.family === 'unit'
  );
}

/** The mention is the head of a row with a size or a weight in it. */
function isRow(mentions: CargoMentions, one: PieceMention, group: readonly PieceMention[]): boolean {
  const end = Math.min(
    mentions.stream.getLineEnd(one.at),
    group.find((other) => other.at > one.at)?.at ?? Number.MAX_SAFE_INTEGER,
  );
  const inRow = (other: { at: number }) => other.at >= one.to - 1 && other.at < end;
  return mentions.sizes.some(inRow) || mentions.weights.some(inRow);
}

/** A size follows the mention in its line. */
function hasSize(mentions: CargoMentions, one: PieceMention, group: readonly PieceMention[]): boolean {
  return isRow({ ...mentions, weights: [] }, one, group);
}

/** The first mention and those that are added to it: by a plus or an `and`, or as further rows of one list. */
function selectChained(mentions: CargoMentions, group: readonly PieceMention[]): readonly PieceMention[] {
  const rows = group.filter((one) => isRow(mentions, one, group));
  const first = group[0];
  if (!first) return [];
  if (rows.length > 1) {
    const head = group.find((one) => !rows.includes(one));
    const sum = rows.reduce((total, one) => total + one.count, 0);
    if (head && head.at < (rows[0]?.at ?? 0) && head.count > sum) return [head];
    const plain = group.filter(
      (one) => !rows.includes(one) && rows.some((row) => areOnSameLine(mentions, row, one)) && one.joined,
    );
    return [...rows, ...plain];
  }
  const chain = [first];
  for (const one of group.slice(1)) {
    const last = chain.at(-1) as PieceMention;
    if (!areOnSameLine(mentions, last, one)) {
      if (isListed(mentions, last, one) && one.family !== 'piece') chain.push(one);
      continue;
    }
    const between = mentions.stream.getFoldedText(last.to, one.at);
    if (
      /(?:\+|&|\by|\band|\bplus|\bmas)(?: (?:a|an|another|otra|otro|otras|otros|una|un))? ?$/.test(between) ||
      /^[^.]{0,60},$/.test(between)
    )
      chain.push(one);
  }
  return chain;
}

function areOnSameLine(mentions: CargoMentions, one: PieceMention, other: PieceMention): boolean {
  return mentions.stream.getClauseStart(one.at) === mentions.stream.getClauseStart(other.at);
}

/** Bulleted lines one under the other. */
function isListed(mentions: CargoMentions, one: PieceMention, other: PieceMention): boolean {
  const { stream } = mentions;
  const rowOne = stream.getLineStart(one.at);
  const rowOther = stream.getLineStart(other.at);
  return rowOther === stream.getLineEnd(one.at) + 1 && other.at - rowOther <= 2 && one.at - rowOne <= 2;
}

function countTablePieces(mentions: CargoMentions): number | undefined {
  const rows = mentions.tables.flatMap((table) => table.rows);
  if (rows.length === 0) return undefined;
  return rows.reduce((total, row) => total + row.pieces, 0);
}

/** The piece mention that a size or a weight belongs to: the nearest before it in its line. */
export function findAttachedPieces<T extends { readonly at: number }>(
  one: T,
  pieces: readonly PieceMention[],
  rowStart = 0,
): PieceMention | undefined {
  let found: PieceMention | undefined;
  for (const piece of pieces) {
    if (piece.at > one.at) break;
    if (piece.at >= rowStart) found = piece;
  }
  return found;
}

/** Sizes of one piece each, or of pieces that are counted beside them, with their counts. */
export function resolveSizeCounts(mentions: CargoMentions, pieceCount: PieceCount): (number | undefined)[] {
  const { sizes, stream } = mentions;
  const outer = mentions.pieces.filter((one) => !one.inner && !one.retracted);
  const subjects = sizes.map((size) => findSubject(stream, size, outer));
  const bindings = sizes.map((size, k) => subjects[k] ?? findAttachedPieces(size, outer, stream.getLineStart(size.at)));
  const stated = sizes.map((size, k) => size.count ?? countHeaded(size, bindings[k]) ?? (size.ordinal ? 1 : undefined));
  return sizes.map((size, k) => {
    const bound = bindings[k];
    if (bound?.part && size.count === undefined && !size.ordinal) return bound.count;
    if (stated[k] !== undefined) return stated[k];
    const named = size.family !== undefined && bound?.family === size.family;
    const own = bound?.to === size.at || named ? bound : size.family && outer.find((one) => one.family === size.family);
    if (own && isSharedOneEach(own, bindings, stated)) return 1;
    if (own) return own.count;
    if (!bound) return sizes.length === 1 ? undefined : 1;
    // `The machines come each in a box of 105 x 75 x 80 cm … The grinder comes in a box of 45 x 35 x 70 cm`
    const isOfAll = (other: number) =>
      bound.count > 1 && sizes[other]?.each === true && bindings[other] === bound && stated[other] === undefined;
    if (isOfAll(k) && subjects[k] === bound) return bound.count;
    if (subjects[k] === undefined && sizes.some((_size, other) => other !== k && isOfAll(other))) return 1;
    const sharing = stated.filter((_count, other) => bindings[other] === bound);
    const counted = sharing.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    if (sharing.filter((count) => count === undefined).length > 1) {
      const isDistributed = pieceCount.counted.length === sizes.length && sharing.length === sizes.length;
      return isDistributed && bound.count !== sizes.length ? pieceCount.counted[k]?.count : 1;
    }
    if (LINKED.test(stream.getFoldedText(bound.to, size.at))) return bound.count;
    const parts = new Set(bindings.filter((one) => one?.part === true && one.at > bound.at));
    const inParts = [...parts].reduce((sum, one) => sum + (one?.count ?? 0), 0);
    if (!bound.part && inParts > 0 && inParts < bound.count) return bound.count - inParts;
    const isAdjacent = size.at - bound.to <= 2;
    if (counted > 0 && !isAdjacent && counted < bound.count) return bound.count - counted;
    const heads =
      bound.labelled && sizes.length > 1 && pieceCount.counted.length === 1 && bound.count === pieceCount.count;
    return heads ? 1 : bound.count;
  });
}

/** `5 cajas son de`, `4 bultos que miden`: nothing but a verb of size stands between the pieces and their size. */
const LINKED = /^(?:que |which |that )?(?:son|are|is|es|miden?|measur(?:e|es|ing))(?: (?:de|of|at))?$/;

/** `Bulto 3 y 4: 100x80x70 cm`: packages that go by several numbers, right before the size. */
function countHeaded(size: CargoMentions['sizes'][number], bound: PieceMention | undefined): number | undefined {
  return size.ordinal && bound && bound.count > 1 && size.at - bound.to === 1 ? bound.count : undefined;
}

/** `3 pallets 120x80x100, 110x80x100 and 120x100x140 cm`: as many sizes as pieces, with no count of their own. */
function isSharedOneEach(
  own: PieceMention,
  bindings: readonly (PieceMention | undefined)[],
  stated: readonly (number | undefined)[],
): boolean {
  const sharing = stated.filter((_count, k) => bindings[k] === own);
  return sharing.length > 1 && sharing.length === own.count && sharing.every((count) => count === undefined);
}
