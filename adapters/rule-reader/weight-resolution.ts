import type { CargoMentions } from './cargo.js';
import type { DimensionMention } from './dimension-reader.js';
import { eachAfter } from './each.js';
import { withListed } from './listed-weights.js';
import { namesPieces } from './nouns.js';
import type { PieceMention } from './piece-reader.js';
import { subjectOf } from './subjects.js';
import { sum, times } from './units.js';
import type { WeightMention } from './weight-reader.js';
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
  );
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
  if (!first) return undefined;
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

const ANY_PIECE = /^(?:una?|uno|one|pieza|piece|unit|unidad|bulto|package|pkg|pc|pza|set|juego|ellas|ellos)$/;

/** Weights of what lies inside (`4 kg por botella`) are left out where the handling units have weights of their own. */
function ofHandlingUnits(mentions: CargoMentions, weights: readonly WeightMention[]): readonly WeightMention[] {
  const outer = mentions.pieces.filter((piece) => !piece.inner && !piece.takenBack);
  const packed = weights.filter((one) => !one.bare);
  if (packed.length > 0 && packed.length < weights.length) return ofHandlingUnits(mentions, packed);
  const kept = weights.filter(
    ({ eachNoun }) =>
      eachNoun === undefined || ANY_PIECE.test(eachNoun) || outer.some((piece) => namesPieces(eachNoun, piece.noun)),
  );
  return outer.length > 0 && kept.length > 0 ? kept : weights;
}

const ADDS =
  /(?:^|[ ,;(.])(?:plus|and (?:also )?(?:another )?|as well as|in addition|additionally|also|y (?:ademas )?(?:otr[ao]s? )?|mas|ademas|aparte|tambien|asi como|\+) ?(?:de |otr[ao]s? |another )?$/;

/** `4 boxes, 80 kg in total, plus 2 boxes of 15 kg`: a total of the first group only, where pieces with a weight of their own are added. */
function isPartTotal({ stream, pieces }: CargoMentions, one: WeightMention, all: readonly WeightMention[]): boolean {
  if (!one.total || one.perPiece) return false;
  const next = pieces.find((piece) => piece.at >= one.to && !piece.inner && !piece.takenBack);
  if (!next || stream.rowStart(next.at) !== stream.rowStart(one.at)) return false;
  const first = pieces.find((piece) => !piece.inner && !piece.takenBack);
  if (!first || first.at > one.at || !all.some((other) => other.at >= next.at - 1)) return false;
  return next.at - one.to <= 8 && ADDS.test(stream.fold(one.to, next.at));
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

/** A weight that is the sum of the others to the gram is their total. */
function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(0.05, other * 0.02);
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

function rowKg(mentions: CargoMentions, one: WeightMention): number {
  if (!one.perPiece) return one.kg;
  const size = sizeOf(mentions, one);
  const owner = ownerOf(mentions, one);
  const shared = size?.count !== undefined && owner !== undefined && owner.at < size.at;
  const count = (shared ? size?.count : undefined) ?? owner?.count ?? size?.count ?? bracketCount(mentions, one) ?? 1;
  return times(one.kg, count);
}

/** `Crate B (2 iguales): ... 210 lbs each`. */
function bracketCount(mentions: CargoMentions, one: WeightMention): number | undefined {
  const { stream } = mentions;
  for (let i = Math.max(stream.rowStart(one.at), one.at - 40); i < one.at; i += 1) {
    const value = stream.tokens[i]?.value;
    if (stream.tokens[i - 1]?.text === '(' && value !== undefined && Number.isInteger(value) && value > 0) return value;
  }
  return undefined;
}

/** The pieces that a weight is said of: named behind or before it in its sentence, else the nearest before it in its line. */
function ownerOf(mentions: CargoMentions, one: WeightMention): PieceMention | undefined {
  const outer = mentions.pieces.filter((piece) => !piece.inner && !piece.takenBack);
  const noun = one.eachNoun;
  const named = noun === undefined ? undefined : outer.filter((piece) => namesPieces(noun, piece.noun));
  if (named?.length === 1) return named[0];
  const subject = subjectOf(mentions.stream, one, outer);
  if (subject) return subject;
  const start = mentions.stream.rowStart(one.at);
  let found: PieceMention | undefined;
  for (const piece of mentions.pieces) {
    if (piece.at > one.at) break;
    if (piece.at >= start && !piece.inner && !piece.takenBack) found = piece;
  }
  return found ?? outer.find((piece) => isPackedIn(mentions, one, piece));
}

/** `12 quintales de café en 12 sacos`: the pieces that a weight of goods is packed in stand behind it. */
function isPackedIn({ stream }: CargoMentions, one: WeightMention, piece: PieceMention): boolean {
  if (piece.at <= one.to || piece.at - one.to > 8 || stream.sentenceStart(piece.at) !== stream.sentenceStart(one.at))
    return false;
  return /^[^\d]*\b(?:en|in|on|sobre|into)(?: un[oa]s)? ?$/.test(stream.fold(one.to, piece.at));
}

/** `2 pallets with 30 boxes each`: as many handling units as hold that number of things each. */
function holdersOf({ pieces, stream }: CargoMentions, inside: PieceMention): number {
  const before = stream.fold(Math.max(stream.sentenceStart(inside.at), inside.at - 6), inside.at);
  const each = eachAfter(stream.after(inside.to, 4)) || /\b(?:each|cada)\b/.test(before);
  const holder = pieces.filter((piece) => piece.at < inside.at && !piece.inner && !piece.takenBack).at(-1);
  return each ? (holder?.count ?? 1) : 1;
}

/** What a weight of each is said of, where it stands inside or on another unit (`1 pallet of 36 cartons of 12 kg each`). */
function innerOwner({ pieces, stream }: CargoMentions, one: WeightMention): PieceMention | undefined {
  const before = pieces
    .filter((piece) => piece.at < one.at && piece.at >= stream.sentenceStart(one.at) && !piece.takenBack)
    .at(-1);
  const ofOuter =
    one.eachNoun !== undefined &&
    pieces.some((piece) => !piece.inner && !piece.takenBack && namesPieces(one.eachNoun ?? '', piece.noun));
  return before?.inner && !ofOuter ? before : undefined;
}

/** The size that stands before a weight in its line; else the first one of the line. */
function sizeOf(mentions: CargoMentions, one: WeightMention): DimensionMention | undefined {
  const start = mentions.stream.rowStart(one.at);
  const row = mentions.sizes.filter((size) => mentions.stream.rowStart(size.at) === start);
  return row.filter((size) => size.at < one.at).at(-1) ?? row[0];
}

/** `12 kg, 12 kg and 9.5 kg`, `P1 120 kg, P2 95 kg`, `una pesa 180 y la otra 215`, or one weight a line under numbers. */
function isList(mentions: CargoMentions, parts: readonly WeightMention[]): boolean {
  const { stream } = mentions;
  return parts.every((one, k) => {
    const previous = parts[k - 1];
    if (!previous) return true;
    const between = stream.fold(previous.to, one.at);
    if (
      /^(?:each |kg )?(?:(?:la|el|the) (?:primer[ao]?|first)(?: one)? )?(?:, |\+ |y |and |& |\/ |; )*(?:[a-z]{1,8} ?\d{1,2} ?:? ?|la otra |the other |el otro |otra de |otro de |another |la (?:segunda|tercera|cuarta) |el (?:segundo|tercero|cuarto) |the (?:second|third|fourth) |one |una |(?:pallet|box|crate|caja|tarima) |pesa |weighs |de |of |- )*$/.test(
        between === '' ? '' : `${between} `,
      )
    )
      return true;
    return /^[^\d]{0,3}\n (?:[-*•] )?(?:[a-z]+ )?\d{1,2} ?[:.)-]? ?$/.test(`${between} `);
  });
}

function tableWeight(mentions: CargoMentions): number | undefined {
  const rows = mentions.tables.flatMap((table) => table.rows);
  if (rows.length === 0 || rows.some((row) => row.kg === undefined))
    return mentions.tables.find((table) => table.totalKg !== undefined)?.totalKg;
  return sum(rows.map((row) => row.kg ?? 0));
}
