import type { CargoMentions } from '../cargo/cargo-mentions.js';
import type { DimensionMention } from '../dimensions/dimension-extractor.js';
import { multiplyDecimal } from '../numbers/units.js';
import type { PieceMention } from '../pieces/piece-mention.js';
import { findSubject } from '../pieces/subject-attachment.js';
import { canNamePieces } from '../text/noun-forms.js';
import type { TokenStream } from '../text/token-stream.js';
import { isPerPieceAfter } from './per-piece.js';
import type { WeightMention } from './weight-extractor.js';

/** `Crate B (2 iguales): ... 210 lbs each`. */
function findBracketCount(mentions: CargoMentions, one: WeightMention): number | undefined {
  const { stream } = mentions;
  for (let i = Math.max(stream.getLineStart(one.at), one.at - 40); i < one.at; i += 1) {
    const value = stream.tokens[i]?.value;
    if (stream.tokens[i - 1]?.text === '(' && value !== undefined && Number.isInteger(value) && value > 0) return value;
  }
  return undefined;
}

/**
 * The pieces that a weight belongs to: named after or before it in its sentence, else the nearest before it in its
 * line.
 */
export function findWeightOwner(mentions: CargoMentions, one: WeightMention): PieceMention | undefined {
  const outer = mentions.pieces.filter((piece) => !piece.inner && !piece.retracted);
  const noun = one.eachNoun;
  const named = noun === undefined ? undefined : outer.filter((piece) => canNamePieces(noun, piece.noun));
  if (named?.length === 1) return named[0];
  const subject = findSubject(mentions.stream, one, outer);
  if (subject) return subject;
  const start = mentions.stream.getLineStart(one.at);
  let found: PieceMention | undefined;
  for (const piece of mentions.pieces) {
    if (piece.at > one.at) break;
    if (piece.at >= start && !piece.inner && !piece.retracted) found = piece;
  }
  return found ?? outer.find((piece) => isPackedIn(mentions, one, piece));
}

/** `12 quintales de café en 12 sacos`: the pieces that a weight of goods is packed in follow it. */
function isPackedIn({ stream }: CargoMentions, one: WeightMention, piece: PieceMention): boolean {
  if (piece.at <= one.to || piece.at - one.to > 8 || stream.getClauseStart(piece.at) !== stream.getClauseStart(one.at))
    return false;
  return /^[^\d]*\b(?:en|in|on|sobre|into)(?: un[oa]s)? ?$/.test(stream.getFoldedText(one.to, piece.at));
}

/** `2 pallets with 30 boxes each`, `2 pallets of 30 boxes`: as many handling units as hold that number of things each. */
export function countHolders({ pieces, stream }: CargoMentions, inside: PieceMention): number {
  const before = stream.getFoldedText(Math.max(stream.getClauseStart(inside.at), inside.at - 6), inside.at);
  const outer = pieces.filter((piece) => !piece.inner && !piece.retracted);
  const holder = outer.filter((piece) => piece.at < inside.at).at(-1) ?? outer.find((piece) => piece.at > inside.at);
  const directly = holder !== undefined && /^(?:de|of)$/.test(stream.getFoldedText(holder.to, inside.at));
  const each = directly || isPerPieceAfter(stream.getTextAfter(inside.to, 4)) || /\b(?:each|cada)\b/.test(before);
  return each ? (holder?.count ?? 1) : 1;
}

/** The subject of a weight per piece inside or on another unit (`1 pallet of 36 cartons of 12 kg each`). */
export function findInnerOwner({ pieces, stream }: CargoMentions, one: WeightMention): PieceMention | undefined {
  const noun = one.eachNoun;
  const namedInside =
    noun === undefined ? [] : pieces.filter((piece) => piece.inner && canNamePieces(noun, piece.noun));
  const namedOutside = noun !== undefined && pieces.some((piece) => !piece.inner && canNamePieces(noun, piece.noun));
  if (namedInside.length === 1 && !namedOutside) return namedInside[0];
  const before = pieces
    .filter((piece) => piece.at < one.at && piece.at >= stream.getClauseStart(one.at) && !piece.retracted)
    .at(-1);
  const ofOuter =
    one.eachNoun !== undefined &&
    pieces.some((piece) => !piece.inner && !piece.retracted && canNamePieces(one.eachNoun ?? '', piece.noun));
  const isHeldFromBehind = pieces.some((piece) => !piece.inner && piece.at > one.at && isPutOn(stream, piece.at));
  const ofHolder = !isHeldFromBehind && before?.inner === true && isOfHolder(stream, before, one);
  return before?.inner && !ofOuter && !ofHolder ? before : undefined;
}

/** `15 tambores, 210 kg c/u, sobre 4 tarimas`: what holds them is only named behind their weight. */
function isPutOn(stream: TokenStream, at: number): boolean {
  return /\b(?:on|onto|sobre|en|upon)$/.test(stream.getTextBefore(at, 2));
}

/** Nobody packs things that are heavier inside of others by the dozen. */
const MAX_KG_INSIDE = 60;
const SAID_TO_CONTAIN = /(?:\bstc|\bslac|\bsaid to contain|\() ?$/;

/** `6 pallets STC 126 ctns, 174 kg each`, `3 skids (15 cartons) 372 kg ea`: the holder is weighed, not what is in it. */
function isOfHolder(stream: TokenStream, inside: PieceMention, one: WeightMention): boolean {
  return one.kg > MAX_KG_INSIDE || SAID_TO_CONTAIN.test(stream.getTextBefore(inside.at, 4));
}

/** The size that precedes a weight in its line; else the first one of the line. */
export function findWeightSize(mentions: CargoMentions, one: WeightMention): DimensionMention | undefined {
  const start = mentions.stream.getLineStart(one.at);
  const row = mentions.sizes.filter((size) => mentions.stream.getLineStart(size.at) === start);
  return row.filter((size) => size.at < one.at).at(-1) ?? row[0];
}

/** Kilograms of all pieces that a weight belongs to: a weight per piece is multiplied by their number. */
export function computeRowKg(mentions: CargoMentions, one: WeightMention): number {
  if (!one.perPiece) return one.kg;
  const size = findWeightSize(mentions, one);
  const owner = findWeightOwner(mentions, one);
  const shared = size?.count !== undefined && owner !== undefined && owner.at < size.at;
  const count =
    (shared ? size?.count : undefined) ?? owner?.count ?? size?.count ?? findBracketCount(mentions, one) ?? 1;
  return multiplyDecimal(one.kg, count);
}
