import type { CargoMentions } from '../cargo/cargo-mentions.js';
import type { DimensionMention } from '../dimensions/dimension-extractor.js';
import { ONE_BY_SIZE } from '../dimensions/size-adjectives.js';
import { withListed } from './expand-listed-weights.js';
import { netAndTare } from './net-and-tare.js';
import { namesPieces } from '../text/noun-forms.js';
import { isPartTotal, near } from './subtotal.js';
import type { PieceMention } from '../pieces/piece-mention.js';
import { sum, times } from '../numbers/units.js';
import { holdersOf, innerOwner, isOfSingular, ownerOf, rowKg, sizeOf } from './weight-attachment.js';
import type { WeightMention } from './weight-extractor.js';
import { withoutRepeats } from './weight-repeats.js';

/** What a passage's weights add up to. */
export interface WeighedCargo {
  /** Kilograms; for `perPiece` those of one piece. */
  readonly kg: number;
  readonly otherKg: number | undefined;
  readonly perPiece: boolean;
  /** It may be that of each piece; the volume tells. */
  readonly perhapsEach: boolean;
  /** Neither called a total nor behind a label. */
  readonly silent: boolean;
  readonly used: readonly WeightMention[];
  readonly unitStated: boolean;
  /** A computed total that the stated one contradicts. */
  readonly contradicts: number | undefined;
}

/** Works out the gross weight of a passage: corrections first, then stated totals, then the sum of the rows. */
export function weightOf(mentions: CargoMentions): WeighedCargo | undefined {
  const fromTable = tableWeight(mentions);
  const usable = ofHandlingUnits(
    mentions,
    withoutRepeats(
      mentions.stream,
      withListed(mentions).filter(
        (one) => (one.kind === 'gross' || one.kind === 'plain') && !one.takenBack && one.kg > 0,
      ),
    ).map((one, _k, all) => (isPartTotal(mentions, one, all) ? { ...one, total: false } : one)),
  ).map((one) => (isOfSingular(mentions, one) ? { ...one, perPiece: true } : one));
  const corrections = usable.filter((one) => one.corrected);
  const corrected = corrections.at(-1);
  const takesBack = mentions.weights.some((one) => one.takenBack);
  if (corrected && (corrections.length < usable.length || takesBack)) return single(mentions, corrected);
  if (fromTable !== undefined)
    return {
      kg: fromTable,
      otherKg: undefined,
      perPiece: false,
      perhapsEach: false,
      silent: false,
      used: [],
      unitStated: true,
      contradicts: undefined,
    };
  const first = usable[0];
  if (!first) return fromNetAndTare(mentions);
  if (usable.length === 1) return single(mentions, first);
  const rows = rowSum(mentions, usable);
  const totals = usable.filter((one) => one.total && !one.perPiece);
  const total = totals.find((one) => one.kind === 'gross') ?? totals[0];
  if (total) return { ...single(mentions, total), contradicts: contradiction(rows, total) };
  const all = sum(usable.map((one) => rowKg(mentions, one)));
  const whole = usable.length > 2 ? usable.find((one) => exactly(one.kg, all - rowKg(mentions, one))) : undefined;
  if (whole) return single(mentions, whole);
  const gross = usable.filter((one) => one.kind === 'gross');
  if (gross.length === 1 && gross[0] && usable.length > 1) return single(mentions, gross[0]);
  if (gross.length > 1 && gross.length < usable.length)
    return summed(mentions, gross) ?? single(mentions, gross[0] as WeightMention);
  return summed(mentions, usable) ?? single(mentions, usable.find((one) => !one.perPiece) ?? first);
}

function fromNetAndTare(mentions: CargoMentions): WeighedCargo | undefined {
  const found = netAndTare(mentions);
  if (!found) return undefined;
  const { kg, perPiece, net, tare } = found;
  return { ...single(mentions, { ...net, perPiece: false }), kg, otherKg: undefined, perPiece, used: [net, tare] };
}

const ANY_PIECE = /^(?:una?|uno|one|pieza|piece|unit|unidad|bulto|package|pkg|pc|pza|set|juego|ellas|ellos)$/;

/** Weights of what lies inside (`4 kg por botella`) are left out where the handling units have weights of their own. */
function ofHandlingUnits(mentions: CargoMentions, weights: readonly WeightMention[]): readonly WeightMention[] {
  const outer = mentions.pieces.filter((piece) => !piece.inner && !piece.takenBack);
  const packed = weights.filter((one) => !one.bare);
  if (packed.length > 0 && packed.length < weights.length) return ofHandlingUnits(mentions, packed);
  const own = weights.filter((one) => !(one.perPiece && innerOwner(mentions, one)));
  if (own.length > 0 && own.length < weights.length && own.some((one) => isOfSingular(mentions, one))) return own;
  const kept = weights.filter(
    ({ eachNoun }) =>
      eachNoun === undefined || ANY_PIECE.test(eachNoun) || outer.some((piece) => namesPieces(eachNoun, piece.noun)),
  );
  return outer.length > 0 && kept.length > 0 ? kept : weights;
}

/** One weight; that of each thing inside a handling unit is multiplied by the number of things. */
function single(mentions: CargoMentions, one: WeightMention): WeighedCargo {
  const inside = one.perPiece ? innerOwner(mentions, one) : undefined;
  if (inside)
    return {
      ...single(mentions, { ...one, perPiece: false }),
      kg: times(one.kg, times(inside.count, holdersOf(mentions, inside))),
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
    contradicts: undefined,
  };
}

function contradiction(rows: number | undefined, total: WeightMention): number | undefined {
  return rows !== undefined && !near(rows, total.kg) ? rows : undefined;
}

function exactly(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(0.02, other * 0.002);
}

/** Rows with weights of their own are added up: distinct groups of pieces, numbered pieces, a list of weights. */
function summed(mentions: CargoMentions, usable: readonly WeightMention[]): WeighedCargo | undefined {
  const total = rowSum(mentions, usable);
  return total === undefined
    ? undefined
    : {
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

function rowSum(mentions: CargoMentions, usable: readonly WeightMention[]): number | undefined {
  const parts = usable.filter((one) => !one.total);
  if (parts.length < 2) return undefined;
  const owners = parts.map((one) => ownerOf(mentions, one));
  const pieces = owners.filter((one): one is PieceMention => one !== undefined);
  const ownRows = pieces.length === parts.length && new Set(pieces).size === pieces.length;
  const sizes = parts.map((one) => sizeOf(mentions, one));
  const sizeRows = sizes.every((one) => one !== undefined) && new Set(sizes).size === parts.length;
  if (!ownRows && !sizeRows && !alternate(parts, mentions.sizes) && !isList(mentions, parts)) return undefined;
  const inTurn =
    parts.every((one) => one.perPiece) &&
    parts.length === mentions.sizes.length &&
    parts.every((one) => one.at > (mentions.sizes.at(-1)?.at ?? 0));
  const beside =
    parts.every((one) => one.perPiece) &&
    mentions.sizes.every((size) => size.count !== undefined) &&
    alternate(parts, mentions.sizes);
  return sum(
    parts.map((one, k) => {
      const count = inTurn || beside ? mentions.sizes[k]?.count : undefined;
      return count === undefined ? rowKg(mentions, one) : times(one.kg, count);
    }),
  );
}

/** One size beside each weight, turn and turn about. */
function alternate(weights: readonly WeightMention[], sizes: readonly DimensionMention[]): boolean {
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

const NEXT_OF_LIST = new RegExp(
  `^(?:each |kg |cada un[oa] |c \\/ u )?(?:(?:la|el|the) (?:primer[ao]?|first)(?: one)? )?(?:, |\\+ |y |and |& |\\/ |; )*(?:[a-z]{1,8} ?\\d{1,2} ?:? ?|la otra |the other |el otro |${ONE_BY_SIZE} |otra de |otro de |another |la (?:segunda|tercera|cuarta) |el (?:segundo|tercero|cuarto) |the (?:second|third|fourth) |one |una |(?:pallet|box|crate|caja|tarima) |pesa |weighs |de |of |- )*$`,
);

/** `12 kg, 12 kg and 9.5 kg`, `P1 120 kg, P2 95 kg`, `una pesa 180 y la otra 215`, or one weight a line under numbers. */
function isList(mentions: CargoMentions, parts: readonly WeightMention[]): boolean {
  const { stream } = mentions;
  return parts.every((one, k) => {
    const previous = parts[k - 1];
    if (!previous) return true;
    const between = stream.fold(previous.to, one.at);
    if (NEXT_OF_LIST.test(between === '' ? '' : `${between} `)) return true;
    return /^[^\d]{0,3}\n (?:[-*•] )?(?:[a-z]+ )?\d{1,2}(?: ?\/ ?\d{1,2})? ?[:.)-]? ?$/.test(`${between} `);
  });
}

function tableWeight(mentions: CargoMentions): number | undefined {
  const rows = mentions.tables.flatMap((table) => table.rows);
  if (rows.length === 0 || rows.some((row) => row.kg === undefined))
    return mentions.tables.find((table) => table.totalKg !== undefined)?.totalKg;
  return sum(rows.map((row) => row.kg ?? 0));
}
