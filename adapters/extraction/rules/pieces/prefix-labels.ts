import { findCmPerUnit, findKgPerUnit, findM3PerUnit } from '../numbers/units.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { findPackaging } from './packaging.js';

const WEIGHT = /^(?:wt|gw|weight|peso|bruto|gross)$/;
const SEPARATORS = /^[,;/|.]$/;

/** Tokens to each side that a row of pairs is followed: nobody writes more, and whoever repeats a pair costs no more time. */
const ROW_REACH = 40;

/** The meaning of a label before a number. */
type Kind = 'pieces' | 'figure';

/**
 * The number of pieces of a pair at this token (`CTN 20, KGS 310`): the label precedes its number, in this pair and in
 * a neighbouring one. Undefined if the word starts no pair.
 */
export function parsePairCountAt(stream: TokenStream, i: number): number | undefined {
  if (classifyPairAt(stream, i) !== 'pieces') return undefined;
  return hasNeighbour(stream, i) ? stream.tokens[i + 1]?.value : undefined;
}

/** Whether a number belongs to the word before it in a row of such pairs (the 2 of `PLT 2 KGS 450`), so that the unit behind is the next one's. */
export function belongsToPair(stream: TokenStream, number: number): boolean {
  if (classifyPairAt(stream, number - 1) === undefined || classifyPairAt(stream, number + 1) === undefined)
    return false;
  let first = number - 1;
  while (number - first <= ROW_REACH && classifyPairAt(stream, first - 2) !== undefined) first -= 2;
  let last = number + 1;
  while (last - number <= ROW_REACH && classifyPairAt(stream, last + 2) !== undefined) last += 2;
  const behind = stream.tokens[last + 2];
  // `gross weight 305 kg 1 pallet`: the last number counts what stands behind it.
  const isCount = behind?.kind === 'word' && findPackaging(behind.fold) !== undefined;
  return stream.tokens[first - 1]?.kind !== 'number' && !isUnit(behind) && !isCount;
}

function isUnit(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false;
  return [findKgPerUnit(token.fold), findM3PerUnit(token.fold), findCmPerUnit(token.fold)].some(
    (factor) => factor !== undefined,
  );
}

/** A name and its number: packaging, a unit of weight or volume, or a word for weight; a name behind a number is that one's unit. */
function classifyPairAt({ tokens }: TokenStream, i: number): Kind | undefined {
  const word = tokens[i];
  const number = tokens[i + 1];
  if (word?.kind !== 'word' || !isNumber(number)) return undefined;
  if (/^[x×*'"=:]$/.test(tokens[i + 2]?.fold ?? '')) return undefined;
  if (tokens[i + 2]?.text === '/' && tokens[i + 3]?.kind === 'number' && !tokens[i + 3]?.spaced) return undefined;
  const family = findPackaging(word.fold);
  if (family !== undefined && family !== 'unit') return Number.isInteger(number?.value) ? 'pieces' : undefined;
  return findKgPerUnit(word.fold) !== undefined || findM3PerUnit(word.fold) !== undefined || WEIGHT.test(word.fold)
    ? 'figure'
    : undefined;
}

function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.value !== undefined && !token.reference;
}

function hasNeighbour(stream: TokenStream, i: number): boolean {
  const { tokens } = stream;
  if (tokens[i - 1]?.kind === 'number') return false;
  const parted = (token: Token | undefined) =>
    token !== undefined && (token.kind === 'break' || SEPARATORS.test(token.text));
  const next = parted(tokens[i + 2]) ? i + 3 : i + 2;
  const last = parted(tokens[i - 1]) ? i - 3 : i - 2;
  return classifyPairAt(stream, next) === 'figure' || classifyPairAt(stream, last) === 'figure';
}
