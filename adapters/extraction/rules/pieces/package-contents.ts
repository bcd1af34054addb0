import { EACH_WORDS } from '../weight/per-piece.js';
import { LOOSE, type Packaging } from './packaging.js';
import type { PieceMention } from './piece-mention.js';
import type { Stream } from '../text/token-stream.js';

const RANK: Readonly<Record<Packaging, number>> = {
  pallet: 3,
  crate: 2,
  carton: 1,
  drum: 1,
  bag: 1,
  roll: 1,
  bundle: 1,
  thing: 1,
  piece: 1,
  unit: 0,
};

/** Pieces below every package, above loose units. */
const LOOSE_RANK = 0.5;
/** So many times as many make a number that does not come out even the contents too. */
const MANY_TIMES = 10;

const HOLDS =
  /(?:\bcon|\bwith|\bstc|\bcontain(?:s|ing)?|\bholding|\bholds|\bsaid to contain|\btrae|\btraen|\blleva|\bllevan|\bcontiene|\bcontienen|\bof|\bde|\bincluye|\bslac|\( ?stc|\bincluding|\(|\bwhich hold|\bx|\bas) ?$/;

const STANDS_ON =
  /\b(?:on|sobre|onto|in|en|into|packed in|dentro de|acomodad\w+ en|paletizad\w+ en|palleti[sz]ed|consolidad\w+ en|over)\b/;

/** `cada caja trae`, `on each pallet`, `en cada tarima van`: what follows is inside or on top of one of them. */
const IN_EACH =
  /\b(?:cada|each|every) (?:caja|carton|box|bulto|ctn|tarima|pallet|saco) (?:trae|lleva|contiene|contains|holds|has|tiene|con|with) ?$|\b(?:on|in|en|sobre) (?:each|cada|every) (?:caja|carton|box|bulto|ctn|tarima|pallet|saco|skid|crate|jaula|paleta)(?: (?:there are|hay|van|vienen|go|we have|:|,))? ?$/;

/** `3 pallets, 20 boxes each`: what follows is no size and no weight of one box. */
const EACH_ALONE = new RegExp(`^${EACH_WORDS}(?: ?[,.;)\\n]| ?$)`);

/** `8 cartons per pallet, 3 pallets`: so many of them are in each. */
const PER_HOLDER = /^(?:per|por|x|\/) ?(?:pallet|plt|skid|tarima|paleta|pale|crate|jaula|carton|ctn|box|caja)\b/;

/** Where a mention stands among packagings: what has a higher rank may hold it. */
function rankOf(mention: PieceMention): number {
  return mention.family === 'piece' && LOOSE.test(mention.noun) ? LOOSE_RANK : RANK[mention.family];
}

/** `bundled as one piece` names the piece itself. */
function isOne(mention: PieceMention, before: string): boolean {
  return mention.count === 1 && /\bas ?$/.test(before);
}

/** Marks what stands on or in another handling unit, loose units where real packaging is named, and what counts the contents. */
export function withoutContents(stream: Stream, mentions: readonly PieceMention[]): PieceMention[] {
  const inner = new Set<PieceMention>();
  const packed = mentions.some((one) => RANK[one.family] > 0);
  mentions.forEach((mention, k) => {
    if (packed && RANK[mention.family] === 0) inner.add(mention);
    const before = stream.fold(Math.max(0, mention.at - 3), mention.at);
    const outer = mentions
      .slice(0, k)
      .reverse()
      .find((one) => !inner.has(one));
    if (outer && stream.rowStart(outer.at) === stream.rowStart(mention.at)) {
      const between = stream.fold(outer.to, mention.at);
      if (
        RANK[mention.family] > RANK[outer.family] &&
        (STANDS_ON.test(between) || /^(?:= ?|\( ?|\( ?= ?|i \. e \. ?|o sea ?)$/.test(between)) &&
        !/[+]/.test(between)
      )
        inner.add(outer);
      else if (
        RANK[outer.family] >= RANK[mention.family] &&
        outer.family !== mention.family &&
        STANDS_ON.test(before) &&
        /\b(?:in|en|into)\b ?$/.test(before) &&
        RANK[outer.family] === 1
      )
        inner.add(outer);
      else if (
        rankOf(mention) < RANK[outer.family] &&
        EACH_ALONE.test(stream.after(mention.to, 3)) &&
        /^[,(:]? ?$/.test(between)
      )
        inner.add(mention);
      else if (rankOf(mention) < RANK[outer.family] && HOLDS.test(before) && !isOne(mention, before))
        inner.add(mention);
      else if (
        /^(?:on (?:it|them|top)|encima|inside|adentro|dentro|en la tarima|on the|per |por |en cada|in each|c \/ u|\/ ?(?:ctn|carton|box|caja|case|plt|pallet|tarima|bulto)\b)/.test(
          stream.after(mention.to, 3),
        ) &&
        rankOf(mention) <= RANK[outer.family]
      )
        inner.add(mention);
    }
    if (outer && isEqualBelow(stream, mention, outer)) inner.add(mention);
    if (PER_HOLDER.test(stream.after(mention.to, 2)) && rankOf(mention) < RANK.pallet) inner.add(mention);
    if (IN_EACH.test(stream.fold(Math.max(0, mention.at - 6), mention.at))) inner.add(mention);
    if (mention.family === 'pallet' && /\b(?:sobre|on|onto|into|en) ?$/.test(before)) {
      for (const one of mentions.slice(0, k))
        if (one.family !== 'pallet' && !/[+]/.test(stream.fold(one.to, mention.at))) inner.add(one);
    }
  });
  for (const one of contentsByNumber(stream, mentions, inner)) inner.add(one);
  return mentions.map((mention) => (inner.has(mention) ? { ...mention, inner: true } : mention));
}

/** `= 48 pails` at the head of the line below `2 pallets`: what is on them. */
function isEqualBelow(stream: Stream, one: PieceMention, outer: PieceMention): boolean {
  const row = stream.rowStart(one.at);
  const below = row > 0 && stream.rowStart(row - 1) === stream.rowStart(outer.at);
  return below && rankOf(one) < rankOf(outer) && /^= ?$/.test(stream.fold(row, one.at));
}

/**
 * What the numbers show to be contents: as many as the packages hold together (`3 pallets, 8 cartons per pallet, 24 cartons
 * in total`), many pieces beside a few packages (`1440 pcs / 24 cases`), and levels that are named one in the other
 * (`12 pallets, 480 cartons, 28800 pieces`).
 */
function contentsByNumber(
  stream: Stream,
  mentions: readonly PieceMention[],
  inner: ReadonlySet<PieceMention>,
): readonly PieceMention[] {
  const outer = mentions.filter((one) => !inner.has(one));
  const packages = outer.filter((one) => rankOf(one) >= RANK.carton && !one.takenBack);
  const product = (one: PieceMention) =>
    packages.some(
      (holder) =>
        holder !== one &&
        rankOf(holder) >= rankOf(one) &&
        [...inner].some(
          (each) => rankOf(each) === rankOf(one) && one.count > 1 && holder.count * each.count === one.count,
        ),
    );
  return outer.filter((one) => product(one) || isMany(stream, one, packages) || isNested(stream, one, outer));
}

/** Loose pieces beside packages of another kind, in a multiple of their number. */
function isMany(stream: Stream, one: PieceMention, packages: readonly PieceMention[]): boolean {
  if (rankOf(one) !== LOOSE_RANK) return false;
  const beside = packages.filter(
    (other) =>
      other.family !== 'piece' &&
      (stream.rowStart(other.at) === stream.rowStart(one.at) || (one.labelled && other.labelled)),
  );
  const count = beside.reduce((sum, other) => sum + other.count, 0);
  const first = beside[0];
  if (!first || one.count <= count || (one.count % count !== 0 && one.count < count * MANY_TIMES)) return false;
  const [from, to] = first.at < one.at ? [first.to, one.at] : [one.to, first.at];
  if (LOOSE_BESIDE.test(stream.fold(to, stream.rowEnd(to)))) return false;
  return !ADDED.test(stream.fold(from, to)) && !isMeasured(stream, one);
}

const ADDED = /\+|\b(?:y|and|plus|mas|ademas|also|tambien)\b/;
/** `(3 pallets + 9 loose)`: some of the pieces lie beside the packages. */
const LOOSE_BESIDE = /\+|\b(?:loose|suelt[oa]s?)\b/;

/** A size or a weight of its own stands right behind. */
function isMeasured(stream: Stream, one: PieceMention): boolean {
  return /^(?:de |of |at |@ )?\d[\d.,]* ?(?:x|\*|×|cm|kgs?|lbs?|kilos|in\b)/.test(stream.after(one.to, 4));
}

/** The lower of three levels, or of two where it has many times as many, parted by commas or slashes alone. */
function isNested(stream: Stream, one: PieceMention, outer: readonly PieceMention[]): boolean {
  const k = outer.indexOf(one);
  const holder = outer[k - 1];
  const next = outer[k + 1];
  if (next && isUnder(stream, next, one) && one.count >= next.count * MANY_TIMES) return true;
  if (!holder || !isUnder(stream, holder, one)) return false;
  const [above, below] = [outer[k - 2], outer[k + 1]];
  const threeLevels =
    (above !== undefined && isUnder(stream, above, holder)) || (below !== undefined && isUnder(stream, one, below));
  return threeLevels || one.count >= holder.count * MANY_TIMES;
}

function isUnder(stream: Stream, holder: PieceMention, one: PieceMention): boolean {
  return (
    rankOf(one) < rankOf(holder) &&
    one.count > holder.count &&
    one.count % holder.count === 0 &&
    /^[,/]$/.test(holder.at < one.at ? stream.fold(holder.to, one.at) : stream.fold(one.to, holder.at)) &&
    !isMeasured(stream, one)
  );
}
