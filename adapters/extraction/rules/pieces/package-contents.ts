import type { TokenStream } from '../text/token-stream.js';
import { PER_PIECE_WORDS } from '../weight/per-piece.js';
import { OWN_MEASURE } from './own-measure.js';
import { LOOSE_PIECES, type Packaging } from './packaging.js';
import type { PieceMention } from './piece-mention.js';

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

const CONTAINS =
  /(?:\bcon|\bwith|\bstc|\bcontain(?:s|ing)?|\bholding|\bholds|\bsaid to contain|\btrae|\btraen|\blleva|\bllevan|\bcontiene|\bcontienen|\bof|\bde|\bincluye|\bslac|\( ?stc|\( ?total(?: of| de)?|\bincluding|\(|\bwhich hold|\bx|\bas) ?$/;

const STANDS_ON =
  /\b(?:on|sobre|onto|in|en|into|packed in|dentro de|acomodad\w+ en|paletizad\w+ en|palleti[sz]ed|consolidad\w+ en|over)\b/;

/** `21 x 21 x 33 in and 1 crate`: a unit, no place. */
const INCHES = /(?<=\d )in\b/g;

/** `containing in total 96 cartons`. */
const IN_TOTAL = / (?:in|en) total ?$/;

/** `200 cajitas, empacadas en 8 cartones`, `40 tins packed in 4 boxes`. */
const PACKED_INTO = new RegExp(
  String.raw`\b(?:vienen|llegan|come|they come|viajan|travel) (?:ya )?(?:en|in) ?$` +
    String.raw`|\b(?:empacad[oa]s?|embalad[oa]s?|acomodad[oa]s?|distribuid[oa]s?|repartid[oa]s?|packed|packaged|boxed) (?:en|in|into) ?$`,
);

/** `cada caja trae`, `on each pallet`, `en cada tarima van`: what follows is inside or on top of one of them. */
const PER_HOLDER_CONTENTS =
  /\b(?:cada|each|every) (?:caja|carton|box|bulto|ctn|tarima|pallet|saco) (?:trae|lleva|contiene|contains|holds|has|tiene|con|with) ?$|\b(?:on|in|en|sobre) (?:each|cada|every) (?:caja|carton|box|bulto|ctn|tarima|pallet|saco|skid|crate|jaula|paleta)(?: (?:there are|hay|van|vienen|go|we have|:|,))? ?$/;

/** `3 pallets, 20 boxes each`: what follows is no size and no weight of one box. */
const PER_PIECE_SEPARATE = new RegExp(`^${PER_PIECE_WORDS}(?: ?[,.;)\\n]| ?$)`);

/** `8 cartons per pallet, 3 pallets`: so many of them are in each. */
const PER_HOLDER = /^(?:per|por|x|\/) ?(?:pallet|plt|skid|tarima|paleta|pale|crate|jaula|carton|ctn|box|caja)\b/;

/** The rank of a mention among packagings: a higher rank may contain a lower one. */
function rankPackaging(mention: PieceMention): number {
  return mention.family === 'piece' && LOOSE_PIECES.test(mention.noun) ? LOOSE_RANK : RANK[mention.family];
}

/** `+ (1) carton`: brackets around the number alone. */
function isBracketed({ tokens }: TokenStream, { at }: PieceMention): boolean {
  return tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ')';
}

/** `bundled as one piece` names the piece itself. */
function isOne(mention: PieceMention, before: string): boolean {
  return mention.count === 1 && /\bas ?$/.test(before);
}

/**
 * Marks handling units that are inside or on another one, loose units if real packaging is named, and counts of
 * contents.
 */
export function markContents(stream: TokenStream, mentions: readonly PieceMention[]): PieceMention[] {
  const inner = new Set<PieceMention>();
  // `2 x tensioner`, `1 x hose set`: things without packaging stand beside sets, they do not hold them.
  const packed = mentions.some((one) => RANK[one.family] > 0 && one.family !== 'thing');
  mentions.forEach((mention, k) => {
    if (packed && RANK[mention.family] === 0) inner.add(mention);
    const before = stream.getFoldedText(Math.max(0, mention.at - 3), mention.at).replace(IN_TOTAL, '');
    const outer = mentions
      .slice(0, k)
      .reverse()
      .find((one) => !inner.has(one));
    if (outer && stream.getLineStart(outer.at) === stream.getLineStart(mention.at)) {
      const between = stream.getFoldedText(outer.to, mention.at).replace(INCHES, '"');
      if (
        RANK[mention.family] > RANK[outer.family] &&
        (STANDS_ON.test(between) || /^(?:= ?|\( ?|\( ?= ?|i \. e \. ?|o sea ?)$/.test(between)) &&
        !/[+]/.test(between)
      )
        inner.add(outer);
      else if (PACKED_INTO.test(between) && outer.count > mention.count) inner.add(outer);
      else if (
        RANK[outer.family] >= RANK[mention.family] &&
        outer.family !== mention.family &&
        STANDS_ON.test(before) &&
        /\b(?:in|en|into)\b ?$/.test(before) &&
        RANK[outer.family] === 1
      )
        inner.add(outer);
      else if (
        rankPackaging(mention) < RANK[outer.family] &&
        PER_PIECE_SEPARATE.test(stream.getTextAfter(mention.to, 3)) &&
        /^[,(:]? ?$/.test(between)
      )
        inner.add(mention);
      else if (
        rankPackaging(mention) < RANK[outer.family] &&
        CONTAINS.test(before) &&
        !isOne(mention, before) &&
        !isBracketed(stream, mention)
      )
        inner.add(mention);
      else if (
        /^(?:on (?:it|them|top)|encima|inside|adentro|dentro|en la tarima|on the|per |por |en cada|in each|c \/ u|\/ ?(?:ctn|carton|box|caja|case|plt|pallet|tarima|bulto)\b)/.test(
          stream.getTextAfter(mention.to, 3),
        ) &&
        rankPackaging(mention) <= RANK[outer.family]
      )
        inner.add(mention);
    }
    if (outer && isEqualBelow(stream, mention, outer)) inner.add(mention);
    if (PER_HOLDER.test(stream.getTextAfter(mention.to, 2)) && rankPackaging(mention) < RANK.pallet) inner.add(mention);
    if (PER_HOLDER_CONTENTS.test(stream.getFoldedText(Math.max(0, mention.at - 6), mention.at))) inner.add(mention);
    if (mention.family === 'pallet' && /\b(?:sobre|on|onto|into|en) ?$/.test(before)) {
      for (const one of mentions.slice(0, k)) {
        if (isMeasuredApart(stream, one, mention)) continue;
        if (one.family !== 'pallet' && !/[+]/.test(stream.getFoldedText(one.to, mention.at))) inner.add(one);
      }
    }
  });
  for (const one of findContentsByCount(stream, mentions, inner)) inner.add(one);
  return mentions.map((mention) => (inner.has(mention) ? { ...mention, inner: true } : mention));
}

const SIZE_IN_LINE = /\d ?(?:cm|in|"|mm|m)? ?[x×*] ?\d/;

/** `- 1 multigym: box of 78x40x24 in` above `- weights on 1 pallet of 40x40x20 in`: each in a line with a size of its own. */
function isMeasuredApart(stream: TokenStream, one: PieceMention, pallet: PieceMention): boolean {
  if (stream.getLineStart(one.at) === stream.getLineStart(pallet.at)) return false;
  return [one, pallet].every(({ to }) => SIZE_IN_LINE.test(stream.getFoldedText(to, stream.getLineEnd(to))));
}

/** `= 48 pails` at the head of the line below `2 pallets`: what is on them. */
function isEqualBelow(stream: TokenStream, one: PieceMention, outer: PieceMention): boolean {
  const row = stream.getLineStart(one.at);
  const below = row > 0 && stream.getLineStart(row - 1) === stream.getLineStart(outer.at);
  return below && rankPackaging(one) < rankPackaging(outer) && /^= ?$/.test(stream.getFoldedText(row, one.at));
}

/**
 * What the numbers show to be contents: as many as the packages hold together (`3 pallets, 8 cartons per pallet, 24 cartons
 * in total`), many pieces beside a few packages (`1440 pcs / 24 cases`), and levels that are named one in the other
 * (`12 pallets, 480 cartons, 28800 pieces`).
 */
function findContentsByCount(
  stream: TokenStream,
  mentions: readonly PieceMention[],
  inner: ReadonlySet<PieceMention>,
): readonly PieceMention[] {
  const outer = mentions.filter((one) => !inner.has(one));
  const packages = outer.filter((one) => rankPackaging(one) >= RANK.carton && !one.retracted);
  const product = (one: PieceMention) =>
    packages.some(
      (holder) =>
        holder !== one &&
        rankPackaging(holder) >= rankPackaging(one) &&
        [...inner].some(
          (each) =>
            rankPackaging(each) === rankPackaging(one) && one.count > 1 && holder.count * each.count === one.count,
        ),
    );
  return outer.filter(
    (one) => product(one) || isMultipleOfPackages(stream, one, packages) || isNested(stream, one, outer),
  );
}

/** Loose pieces beside packages of another kind, in a multiple of their number. */
function isMultipleOfPackages(stream: TokenStream, one: PieceMention, packages: readonly PieceMention[]): boolean {
  if (rankPackaging(one) !== LOOSE_RANK) return false;
  const otherPackages = packages.filter(
    (other) =>
      other.family !== 'piece' &&
      (stream.getLineStart(other.at) === stream.getLineStart(one.at) || (one.labelled && other.labelled)),
  );
  const count = otherPackages.reduce((sum, other) => sum + other.count, 0);
  const first = otherPackages[0];
  if (!first || one.count <= count || (one.count % count !== 0 && one.count < count * MANY_TIMES)) return false;
  const [from, to] = first.at < one.at ? [first.to, one.at] : [one.to, first.at];
  if (LOOSE_NEARBY.test(stream.getFoldedText(to, stream.getLineEnd(to)))) return false;
  return !ADDED.test(stream.getFoldedText(from, to)) && !hasOwnMeasure(stream, one);
}

const ADDED = /\+|\b(?:y|and|plus|mas|ademas|also|tambien)\b/;
/** `(3 pallets + 9 loose)`: some of the pieces lie beside the packages. */
const LOOSE_NEARBY = /\+|\b(?:loose|suelt[oa]s?)\b/;

/** A size or weight follows directly. */
function hasOwnMeasure(stream: TokenStream, one: PieceMention): boolean {
  return OWN_MEASURE.test(stream.getTextAfter(one.to, 9));
}

/** The lower of three levels, or of two where it has many times as many, parted by commas or slashes alone. */
function isNested(stream: TokenStream, one: PieceMention, outer: readonly PieceMention[]): boolean {
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

function isUnder(stream: TokenStream, holder: PieceMention, one: PieceMention): boolean {
  return (
    rankPackaging(one) < rankPackaging(holder) &&
    one.count > holder.count &&
    one.count % holder.count === 0 &&
    /^[,/]$/.test(
      holder.at < one.at ? stream.getFoldedText(holder.to, one.at) : stream.getFoldedText(one.to, holder.at),
    ) &&
    !hasOwnMeasure(stream, one)
  );
}
