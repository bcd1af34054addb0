import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';

/** The marks of a weight that an `each` refers to. */
interface PerPieceWeight {
  readonly at: number;
  readonly to: number;
  readonly kind: 'gross' | 'net' | 'tare' | 'chargeable' | 'plain';
  readonly perPiece: boolean;
  readonly total: boolean;
  readonly eachNoun: string | undefined;
}

/** Applies an `each` that is stated once to all weights: in its own line, or after the last of a list. */
export function applySharedPerPiece<T extends PerPieceWeight>(stream: TokenStream, mentions: readonly T[]): T[] {
  const noted = hasPerPieceNote(stream) ? mentions.map(toPerPiece) : mentions;
  return dropEachOfRespective(stream, sharePerPieceInList(stream, noted));
}

const PER_PIECE_NOTE =
  /\b(?:weights?|pesos?|gw|kgs?)(?: (?:is|are|shown|given|stated|son|es|brutos?|gross|in|kgs?|lbs?|:)){0,3} (?:per|each|por|de cada|por cada|per each) ([a-z]+)/;
const PER_PIECE_NOTE_ALONE = /\b(?:weights?|pesos?)(?: (?:is|are|son|es))? ?:? ?unitarios?\b/;

function isPerPieceNote(line: string): boolean {
  if (PER_PIECE_NOTE_ALONE.test(line)) return true;
  const noun = PER_PIECE_NOTE.exec(line)?.[1] ?? '';
  return noun === 'item' || findPackaging(noun) !== undefined;
}

/** `Weights are per package` alone: a line without a number that applies to every weight. */
export function hasPerPieceNote(stream: TokenStream): boolean {
  for (let i = 0; i < stream.tokens.length; i = stream.getLineEnd(i) + 1) {
    const end = stream.getLineEnd(i);
    if (end - i > 14 || end - i < 3 || stream.tokens[end + 1]?.kind === 'number') continue;
    const row = stream.getFoldedText(i, end);
    if (!/\d/.test(row) && !/[|\t]/.test(row) && isPerPieceNote(row)) return true;
  }
  return false;
}

function toPerPiece<T extends PerPieceWeight>(one: T): T {
  return one.total || one.eachNoun !== undefined ? one : { ...one, perPiece: true };
}

const RESPECTIVELY = /^(?:,? ?)(?:respectiv\w+|resp)\b/;
const JOINS = /^(?:,|,? ?(?:y|and|e|&))$/;

/** `cada tarima: …, 305 kg y 288 kg respectivamente`: the members of the list are those of one piece each. */
function dropEachOfRespective<T extends PerPieceWeight>(stream: TokenStream, mentions: readonly T[]): T[] {
  const own = [...mentions];
  for (let k = own.length - 1; k > 0; k -= 1) {
    if (!RESPECTIVELY.test(stream.getTextAfter((own[k] as T).to, 3))) continue;
    let first = k;
    while (first > 0 && JOINS.test(stream.getFoldedText((own[first - 1] as T).to, (own[first] as T).at))) first -= 1;
    for (let at = first; at <= k && first < k; at += 1) own[at] = { ...(own[at] as T), perPiece: false };
  }
  return own;
}

const GROSS_AND_NET = /^(?:gross|bruto|brutos|gw|pb)? ?(?:\/|&|,|-|and|y)(?: (?:net|neto|nw|pn))?(?: :)?$/;

/** `neto 180 kg + tara 12 kg c/u`: the two parts of one gross weight. */
const NET_AND_TARE =
  /^(?:each |ea |c \/ u )?(?:\+|plus|mas|and|y|&)(?: (?:de|of|la|the|its|su|tara|tare|net|neto))*(?: :)?$/;

function isNetAndTare(one: PerPieceWeight, next: PerPieceWeight): boolean {
  return (one.kind === 'net' && next.kind === 'tare') || (one.kind === 'tare' && next.kind === 'net');
}

/** `38 lbs & 55 lbs each`, `19 kg gross / 17 kg net per carton`: what ends a list holds for all of it. */
function sharePerPieceInList<T extends PerPieceWeight>(stream: TokenStream, mentions: readonly T[]): T[] {
  const shared = [...mentions];
  for (let k = shared.length - 2; k >= 0; k -= 1) {
    const one = shared[k] as T;
    const next = shared[k + 1] as T;
    const between = stream.getFoldedText(one.to, next.at);
    if (isNetAndTare(one, next) && one.perPiece !== next.perPiece && NET_AND_TARE.test(between)) {
      shared[k] = { ...one, perPiece: true };
      shared[k + 1] = { ...next, perPiece: true };
      continue;
    }
    const grossAndNet = one.kind === 'gross' && next.kind === 'net' && GROSS_AND_NET.test(between);
    if (next.perPiece && !one.perPiece && !one.total && (grossAndNet || /^(?:&|and|y)$/.test(between)))
      shared[k] = { ...one, perPiece: true };
  }
  return shared;
}

/** `8 cajas de 20 kg netos (21,3 kg brutos)`: the gross weight in brackets is of each as well as the net one before. */
export function shareEachOfNet<T extends PerPieceWeight>({ tokens }: TokenStream, mentions: readonly T[]): T[] {
  return mentions.map((one, k) => {
    const net = mentions[k - 1];
    const isBracketed = tokens[one.at - 1]?.text === '(' && net !== undefined && one.at - net.to <= 2;
    return isBracketed && one.kind === 'gross' && net.kind === 'net' && net.perPiece && !one.total
      ? { ...one, perPiece: true }
      : one;
  });
}
