import type { CargoMentions } from '../cargo/cargo-mentions.js';
import { BIG, SMALL } from '../dimensions/size-adjectives.js';
import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import { resolvePieceCount, resolveSizeCounts } from '../pieces/piece-resolution.js';
import type { WeightMention } from './weight-extractor.js';

/** Pieces of one size. */
interface SizedGroup {
  readonly sidesCm: readonly [number, number, number];
  readonly count: number;
  readonly cm3: number;
}

/** What the weights come to, and whether nothing says of one that it is that of each of several pieces. */
export interface WeightBySizeWord {
  readonly kg: number;
  readonly isEachOpen: boolean;
}

const ARTICLE = '(?:l[ao]s?|el|the|those|esas|esos)';
/** A number, the packaging or both. */
const COUNTED = '(?:[a-z\\d]{1,9} ){0,2}';
const FIRST = '(?:primer[oa]s?|first|former)';
const SECOND = '(?:segund[oa]s?|second|latter|otr[oa]s?|others?|ultim[oa]s?|last)';
/** `las dos grandes pesan`, `the small one`, `la de 60`, `los primeros`: which of the sizes a weight is that of. */
const NAMED = new RegExp(
  `\\b${ARTICLE} ${COUNTED}(?:(?<big>${BIG})|(?<small>${SMALL})|(?<first>${FIRST})|(?<second>${SECOND})` +
    '|(?:de|with|of) (?<side>\\d{1,3}(?:\\.\\d{1,2})?))(?= |$)',
  'g',
);
const EACH = /\b(?:each|apiece|cada|c \/ u|ea)\b/;
const CM_PER_INCH = 2.54;
const MAX_DISTANCE = 14;

/**
 * Adds up weights that name the sizes they belong to: `las grandes pesan 21 kg cada una y la chica 6 kg`, `140 lb the big
 * ones and 75 lb the small ones (each)`, `la de 60 pesa 28 kg`.
 * @returns undefined unless two sizes and two weights are told apart by such words
 */
export function sumWeightsBySizeWord(
  mentions: CargoMentions,
  weights: readonly WeightMention[],
): WeightBySizeWord | undefined {
  const groups = listSizedGroups(mentions);
  if (weights.length !== 2 || groups.length !== 2) return undefined;
  const owners = findOwners(mentions, weights, groups);
  if (!isNamedFromFirst(mentions, weights)) return undefined;
  if (owners.length !== 2 || owners[0] === owners[1]) return undefined;
  const last = weights[1] as WeightMention;
  const isOfBoth = EACH.test(mentions.stream.getTextAfter(last.to, 8));
  const isEach = weights.map((one, k) => one.perPiece || owners[k]?.count === 1 || isOfBoth);
  const saysEach = weights.some((one) => one.perPiece) || isOfBoth;
  return {
    kg: sumDecimals(weights.map((one, k) => multiplyDecimal(one.kg, saysEach ? (owners[k]?.count ?? 1) : 1))),
    isEachOpen: isEach.includes(false),
  };
}

/** `the others` are those of the second size only where `the first` are named beside them. */
function isNamedFromFirst({ stream }: CargoMentions, weights: readonly WeightMention[]): boolean {
  const [one, other] = [weights[0]?.at ?? 0, weights[1]?.to ?? 0];
  const said = `${stream.getFoldedText(Math.max(0, one - MAX_DISTANCE), other)} ${stream.getTextAfter(other, 6)}`;
  const named = [...said.matchAll(NAMED)].map(({ groups }) => groups);
  return named.some((words) => words?.first) || !named.some((words) => words?.second);
}

function listSizedGroups(mentions: CargoMentions): readonly SizedGroup[] {
  const counts = resolveSizeCounts(mentions, resolvePieceCount(mentions));
  return mentions.sizes.map(({ sidesCm }, k) => ({
    sidesCm,
    count: counts[k] ?? 1,
    cm3: sidesCm[0] * sidesCm[1] * sidesCm[2],
  }));
}

/** The words stand before each weight, or behind each. */
function findOwners(
  { stream }: CargoMentions,
  weights: readonly WeightMention[],
  groups: readonly SizedGroup[],
): readonly SizedGroup[] {
  const before = weights.map((one, k) => {
    const from = Math.max(weights[k - 1]?.to ?? 0, stream.getLineStart(one.at), one.at - MAX_DISTANCE);
    return findNamed(stream.getFoldedText(from, one.at), groups, -1);
  });
  const owners = before[0] ? before : weights.map((one) => findNamed(stream.getTextAfter(one.to, 6), groups, 0));
  return owners.filter((one) => one !== undefined);
}

function findNamed(text: string, groups: readonly SizedGroup[], place: 0 | -1): SizedGroup | undefined {
  const named = [...text.matchAll(NAMED)].at(place)?.groups;
  if (!named) return undefined;
  const [one, other] = groups as [SizedGroup, SizedGroup];
  if (named.side !== undefined) {
    const side = Number(named.side);
    const having = groups.filter(({ sidesCm }) => sidesCm.some((cm) => isSide(cm, side)));
    return having.length === 1 ? having[0] : undefined;
  }
  if (named.first !== undefined || named.second !== undefined) return named.first === undefined ? other : one;
  if (one.cm3 === other.cm3) return undefined;
  return (named.big !== undefined) === one.cm3 > other.cm3 ? one : other;
}

function isSide(cm: number, stated: number): boolean {
  return Math.abs(cm - stated) < 0.05 || Math.abs(cm - stated * CM_PER_INCH) < 0.05;
}
