import type { CargoMentions } from '../cargo/cargo-mentions.js';
import type { DimensionMention } from '../dimensions/dimension-extractor.js';
import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import type { PieceMention } from '../pieces/piece-mention.js';
import { checkRowWeights } from '../table/row-weights.js';
import { canNamePieces } from '../text/noun-forms.js';
import { addPacking, markUncountedPallets } from './added-packing.js';
import { expandListedWeights } from './expand-listed-weights.js';
import { findNetAndTare } from './net-and-tare.js';
import { isListOfWeights } from './rows-of-weights.js';
import { bindToSingular } from './singular-description.js';
import { findOtherTotal, isNearlyEqual, isSubtotal, replaceRowProducts } from './subtotal.js';
import type { WeighedCargo } from './weighed-cargo.js';
import { computeRowKg, countHolders, findInnerOwner, findWeightOwner, findWeightSize } from './weight-attachment.js';
import { sumWeightsBySizeWord } from './weight-by-size-word.js';
import type { WeightMention } from './weight-extractor.js';
import { areOfGroups, isSumOfGroups, listGroups } from './weight-groups.js';
import { inheritEach, removeRepeatedWeights, removeReplacedWeights } from './weight-repeats.js';

/** Computes the gross weight of a passage: corrections first, then stated totals, then the sum of the rows. */
export function resolveWeight(stated: CargoMentions): WeighedCargo | undefined {
  const mentions = markUncountedPallets(stated);
  return addPacking(mentions, resolveStatedWeight(mentions));
}

function resolveStatedWeight(mentions: CargoMentions): WeighedCargo | undefined {
  const stated = selectHandlingUnitWeights(
    mentions,
    removeRepeatedWeights(
      mentions.stream,
      removeReplacedWeights(
        mentions.stream,
        replaceRowProducts(
          mentions,
          expandListedWeights(mentions).filter(
            (one) => (one.kind === 'gross' || one.kind === 'plain') && !one.retracted && one.kg > 0,
          ),
        ),
        (one) => one.perPiece || bindToSingular(mentions, one) === 'joined',
      ),
    ).map((one, _k, all) => (isSubtotal(mentions, one, all) ? { ...one, total: false } : one)),
  );
  return resolveUsable(mentions, bindSingulars(mentions, stated));
}

/** A weight that a description in the singular names is that of each, unless each of several descriptions has its own. */
function bindSingulars(mentions: CargoMentions, weights: readonly WeightMention[]): readonly WeightMention[] {
  const bindings = weights.map((one) => bindToSingular(mentions, one));
  const joined = bindings.filter((binding) => binding === 'joined').length;
  const isOwnEach = joined > 1 && !weights.some((one) => one.perPiece) && areAlternating(weights, mentions.sizes);
  return weights.map((one, k) => ({
    ...one,
    perPiece: one.perPiece || (bindings[k] === 'joined' && !isOwnEach),
    perhapsEach: one.perhapsEach || bindings[k] === 'listed',
  }));
}

function resolveUsable(mentions: CargoMentions, usable: readonly WeightMention[]): WeighedCargo | undefined {
  const corrections = usable.filter((one) => one.corrected);
  const corrected = corrections.at(-1);
  const hasRetraction = mentions.weights.some((one) => one.retracted);
  if (corrected && (corrections.length < usable.length || hasRetraction))
    return resolveSingleWeight(mentions, inheritEach(mentions.stream, corrected, usable));
  const fromTable = weighTables(mentions, usable);
  if (fromTable) return fromTable;
  const first = usable[0];
  if (!first) return resolveNetAndTare(mentions);
  if (usable.length === 1) return resolveSingleWeight(mentions, first);
  const totals = usable.filter((one) => one.total && !one.perPiece);
  const total = totals.find((one) => one.kind === 'gross') ?? totals[0];
  if (total)
    return {
      ...resolveSingleWeight(mentions, total),
      contradicts: findContradiction(mentions, usable, total) ?? findOtherTotal(totals, total),
    };
  const all = sumDecimals(usable.map((one) => computeRowKg(mentions, one)));
  const whole =
    usable.length > 2
      ? usable.find(
          (one, k) =>
            isEqualWeight(one.kg, all - computeRowKg(mentions, one)) &&
            (!areOfGroups(mentions, usable) || isSumOfGroups(listGroups(mentions), k)),
        )
      : undefined;
  if (whole) return resolveSingleWeight(mentions, whole);
  const gross = usable.filter((one) => one.kind === 'gross');
  const [labelled] = gross;
  if (gross.length === 1 && labelled && usable.length > 1) {
    const marked = usable.map((one) => (one === labelled ? { ...one, total: true } : one));
    const contradicts = labelled.perPiece ? undefined : findContradiction(mentions, marked, labelled);
    return { ...resolveSingleWeight(mentions, labelled), contradicts };
  }
  if (gross.length > 1 && gross.length < usable.length)
    return sumRows(mentions, gross) ?? resolveSingleWeight(mentions, gross[0] as WeightMention);
  return sumRows(mentions, usable) ?? resolveSingleWeight(mentions, usable.find((one) => !one.perPiece) ?? first);
}

function resolveNetAndTare(mentions: CargoMentions): WeighedCargo | undefined {
  const found = findNetAndTare(mentions);
  if (!found) return undefined;
  const { kg, perPiece, net, tare } = found;
  return {
    ...resolveSingleWeight(mentions, { ...net, perPiece: false }),
    kg,
    otherKg: undefined,
    perPiece,
    used: [net, tare],
  };
}

const ANY_PIECE = /^(?:una?|uno|one|pieza|piece|unit|unidad|bulto|package|pkg|pc|pza|set|juego|ellas|ellos)$/;

/** Weights of contents (`4 kg por botella`) are ignored if the handling units have weights. */
function selectHandlingUnitWeights(
  mentions: CargoMentions,
  weights: readonly WeightMention[],
): readonly WeightMention[] {
  const outer = mentions.pieces.filter((piece) => !piece.inner && !piece.retracted);
  const packed = weights.filter((one) => !one.bare);
  if (packed.length > 0 && packed.length < weights.length) return selectHandlingUnitWeights(mentions, packed);
  const own = weights.filter((one) => !(one.perPiece && findInnerOwner(mentions, one)));
  if (own.length > 0 && own.length < weights.length && own.some((one) => bindToSingular(mentions, one) === 'joined'))
    return own;
  const remaining = weights.filter(
    ({ eachNoun }) =>
      eachNoun === undefined || ANY_PIECE.test(eachNoun) || outer.some((piece) => canNamePieces(eachNoun, piece.noun)),
  );
  return outer.length > 0 && remaining.length > 0 ? remaining : weights;
}

/** One weight; that of each thing inside a handling unit is multiplied by the number of things. */
function resolveSingleWeight(mentions: CargoMentions, one: WeightMention): WeighedCargo {
  const inside = one.perPiece ? findInnerOwner(mentions, one) : undefined;
  if (inside)
    return {
      ...resolveSingleWeight(mentions, { ...one, perPiece: false }),
      kg: multiplyDecimal(one.kg, multiplyDecimal(inside.count, countHolders(mentions, inside))),
      otherKg: undefined,
    };
  return {
    kg: one.kg,
    otherKg: one.otherKg,
    perPiece: one.perPiece,
    perhapsEach: one.perhapsEach,
    silent: !one.total && !one.labelled,
    used: [one],
    unitStated: one.unitStated,
    pairedKg: one.pairedKg,
    contradicts: undefined,
  };
}

/** What the rows add up to where a stated total is neither that nor what they come to as weights of one piece each. */
function findContradiction(
  mentions: CargoMentions,
  usable: readonly WeightMention[],
  total: WeightMention,
): number | undefined {
  const rows = computeRowSum(mentions, usable) ?? computeOnlyRow(mentions, usable);
  if (rows === undefined || isNearlyEqual(rows, total.kg)) return undefined;
  const each = computeRowSum(
    mentions,
    usable.map((one) => (one.total ? one : { ...one, perPiece: true })),
  );
  return each !== undefined && isNearlyEqual(each, total.kg) ? undefined : rows;
}

/** People round what one piece weighs to half a kilogram. */
const ROUNDED_KG = 0.5;

/**
 * `10 cartons, 25 kg gross per carton … total 310 kg`, `6 x 41 kg = 246 kg … gross 296 kg`: what the only group comes to, where
 * rounding does not explain the rest.
 */
function computeOnlyRow(mentions: CargoMentions, usable: readonly WeightMention[]): number | undefined {
  const [total] = usable.filter((one) => one.total);
  const [each, ...others] = usable.filter((one) => !one.total);
  if (!each || !total || others.length > 0 || each.approximate) return undefined;
  const isProduct = !each.perPiece && mentions.stream.tokens[each.at - 1]?.text === '=';
  if (!each.perPiece && !isProduct) return undefined;
  const groups = listGroups(mentions);
  const [only] = groups;
  if (groups.length !== 1 || !only || only.count < 2 || findInnerOwner(mentions, each)) return undefined;
  const kg = isProduct ? each.kg : multiplyDecimal(each.kg, only.count);
  return Math.abs(kg - total.kg) > only.count * ROUNDED_KG ? kg : undefined;
}

function isEqualWeight(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(0.02, other * 0.002);
}

/** Rows with their own weights are summed: distinct groups of pieces, numbered pieces, a list of weights. */
function sumRows(mentions: CargoMentions, usable: readonly WeightMention[]): WeighedCargo | undefined {
  const bySizeWord = sumWeightsBySizeWord(mentions, usable);
  const total = bySizeWord?.kg ?? computeRowSum(mentions, usable);
  const isOfParts = bySizeWord?.isEachOpen ?? usable.some((one) => isOfPart(mentions, one));
  return total === undefined
    ? undefined
    : {
        ...(isOfParts ? { isOfParts } : {}),
        kg: total,
        otherKg: undefined,
        perPiece: false,
        perhapsEach: false,
        silent: false,
        used: usable,
        unitStated: usable.every((one) => one.unitStated),
        contradicts: undefined,
      };
}

/** `4 of which weigh 20 kg`: a weight of some of the pieces that is not called that of each. */
function isOfPart(mentions: CargoMentions, one: WeightMention): boolean {
  // `The last is smaller: 120x60x60 cm, at 52 kg`: that of one piece.
  const isOfOne = findWeightSize(mentions, one)?.ordinal === true;
  const owner = one.perPiece || one.total || isOfOne ? undefined : findWeightOwner(mentions, one);
  return owner?.part === true && owner.count > 1;
}

function computeRowSum(mentions: CargoMentions, usable: readonly WeightMention[]): number | undefined {
  const parts = usable.filter((one) => !one.total);
  if (parts.length < 2) return undefined;
  const bySegment = sumSegments(mentions, parts);
  if (bySegment !== undefined) return bySegment;
  const owners = parts.map((one) => findWeightOwner(mentions, one));
  const pieces = owners.filter((one): one is PieceMention => one !== undefined);
  const ownRows = pieces.length === parts.length && new Set(pieces).size === pieces.length;
  const sizes = parts.map((one) => findWeightSize(mentions, one));
  const sizeRows = sizes.every((one) => one !== undefined) && new Set(sizes).size === parts.length;
  const isStack = parts.every((one) => one.isStacked);
  if (!ownRows && !sizeRows && !isStack && !areAlternating(parts, mentions.sizes) && !isListOfWeights(mentions, parts))
    return undefined;
  const isDistributed =
    parts.every((one) => one.perPiece) &&
    parts.length === mentions.sizes.length &&
    parts.every((one) => one.at > (mentions.sizes.at(-1)?.at ?? 0));
  const isAdjacent =
    parts.every((one) => one.perPiece) &&
    mentions.sizes.every((size) => size.count !== undefined) &&
    areAlternating(parts, mentions.sizes);
  return sumDecimals(
    parts.map((one, k) => {
      const count = isDistributed || isAdjacent ? mentions.sizes[k]?.count : undefined;
      return count === undefined ? computeRowKg(mentions, one) : multiplyDecimal(one.kg, count);
    }),
  );
}

/** `2 drums …, 60 kg each and 1 box …, 89 kg`: behind each counted group stands its own weight, before the next group. */
function sumSegments(mentions: CargoMentions, parts: readonly WeightMention[]): number | undefined {
  const groups = listGroups(mentions);
  if (!parts.some((one) => one.perPiece) || !areOfGroups(mentions, parts)) return undefined;
  return sumDecimals(parts.map((one, k) => multiplyDecimal(one.kg, one.perPiece ? (groups[k]?.count ?? 1) : 1)));
}

/** Weights and sizes alternate, one size beside each weight. */
function areAlternating(weights: readonly WeightMention[], sizes: readonly DimensionMention[]): boolean {
  if (weights.length !== sizes.length) return false;
  return weights.every((one, k) => {
    const size = sizes[k];
    const next = sizes[k + 1];
    const following = weights[k + 1];
    if (!size) return false;
    return one.at < size.at
      ? following === undefined || size.at < following.at
      : next === undefined || one.at < next.at;
  });
}

/** The weight of the packing lists; a total that the text states is their check as the one of the list itself. */
function weighTables({ tables }: CargoMentions, usable: readonly WeightMention[]): WeighedCargo | undefined {
  const stated = tables.find((table) => table.totalKg !== undefined)?.totalKg;
  const listed = tables.flatMap((table) => table.rows);
  const total = usable.find((one) => one.total && !one.perPiece)?.kg;
  const { rows, contradictsTotal } = checkRowWeights(listed, stated === undefined ? total : undefined);
  const sum = sumDecimals(rows.map((row) => row.kg ?? 0));
  const isWeighed = rows.length > 0 && rows.every((row) => row.kg !== undefined);
  const kg = isWeighed ? sum : stated;
  if (kg === undefined) return undefined;
  return {
    kg,
    otherKg: undefined,
    perPiece: false,
    perhapsEach: false,
    silent: false,
    used: [],
    unitStated: true,
    contradicts: contradictsTotal || tables.some((table) => table.contradictsTotal) ? sum : undefined,
  };
}
