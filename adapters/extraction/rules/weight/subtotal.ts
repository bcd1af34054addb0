import type { CargoMentions } from '../cargo/cargo-mentions.js';
import { sumDecimals } from '../numbers/units.js';
import type { WeightMention } from './weight-extractor.js';

const ADDS =
  /(?:^|[ ,;(.])(?:plus|and (?:also )?(?:another )?|as well as|in addition|additionally|also|y (?:ademas )?(?:otr[ao]s? )?|mas|ademas|aparte|tambien|asi como|\+) ?(?:de |otr[ao]s? |another )?$/;

const OF_SOME =
  /\b(?:amb[ao]s|both|together|(?:l[ao]s|the) (?:[2-6]|dos|tres|cuatro|cinco|two|three|four|five)|total (?:de (?:l[ao]s )?|of (?:the )?)?\d{1,3} [a-z]{3,})\b/;

/** `2 cartons, 34 kg together` in one line, `1 pallet, 96 kg` in another: a total of the pieces of its own line. */
function isRowTotal(
  { stream, pieces, sizes }: Pick<CargoMentions, 'stream' | 'pieces' | 'sizes'>,
  one: WeightMention,
  all: readonly WeightMention[],
): boolean {
  const row = stream.getLineStart(one.at);
  const outer = pieces.filter((piece) => !piece.inner && !piece.retracted);
  const own = outer.filter((piece) => stream.getLineStart(piece.at) === row);
  const others = outer.filter((piece) => stream.getLineStart(piece.at) !== row && !piece.total);
  const rest = all.filter((other) => other !== one && !other.total);
  if (own.length !== 1 || others.length === 0 || rest.length === 0) return false;
  if (!OF_SOME.test(stream.getFoldedText(row, Math.min(one.to + 3, stream.getLineEnd(one.at))))) return false;
  const isWhole = own[0]?.count === sumDecimals(others.map((piece) => piece.count));
  return (
    !isWhole &&
    rest.every((other) =>
      [...others, ...sizes].some(({ at }) => stream.getLineStart(at) === stream.getLineStart(other.at)),
    )
  );
}

/**
 * `Nuts: 6 ctns, 40x30x25 cm, 96 kg in total` above `Bolts: 9 ctns, 50x40x35 cm, 207 kg in total`: every total but their sum
 * stands in a line with one group of packages and its size.
 */
function isTotalOfSizedRow(
  { stream, pieces, sizes }: Pick<CargoMentions, 'stream' | 'pieces' | 'sizes'>,
  one: WeightMention,
  all: readonly WeightMention[],
): boolean {
  const totals = all.filter((other) => other.total && !other.perPiece);
  const outer = pieces.filter((piece) => !piece.inner && !piece.retracted);
  const isOfRow = ({ at }: WeightMention) => {
    const row = stream.getLineStart(at);
    const isInRow = (other: { readonly at: number }) => stream.getLineStart(other.at) === row;
    return outer.filter(isInRow).length === 1 && sizes.filter(isInRow).length === 1 && all.filter(isInRow).length === 1;
  };
  const ofRows = totals.filter(isOfRow);
  const sum = sumDecimals(ofRows.map(({ kg }) => kg));
  const isWhole = totals.every((other) => ofRows.includes(other) || isNearlyEqual(other.kg, sum));
  return ofRows.length > 1 && ofRows.includes(one) && isWhole;
}

/**
 * `4 boxes, 80 kg in total, plus 2 boxes of 15 kg`: a total of the first group only, if pieces with their own weight
 * are added.
 */
export function isSubtotal(
  { stream, pieces, sizes }: CargoMentions,
  one: WeightMention,
  all: readonly WeightMention[],
): boolean {
  if (!one.total || one.perPiece) return false;
  if (isRowTotal({ stream, pieces, sizes }, one, all) || isTotalOfSizedRow({ stream, pieces, sizes }, one, all))
    return true;
  const next = pieces.find((piece) => piece.at >= one.to && !piece.inner && !piece.retracted);
  if (!next || stream.getLineStart(next.at) !== stream.getLineStart(one.at)) return false;
  const first = pieces.find((piece) => !piece.inner && !piece.retracted);
  if (!first || first.at > one.at || !all.some((other) => other.at >= next.at - 1)) return false;
  const between = `${stream.getFoldedText(one.to, next.at)} `;
  if (next.at - one.to > 8) return false;
  if (ADDS.test(between)) return true;
  const rest = sumDecimals(all.filter((other) => other !== one).map((other) => other.kg));
  return /^(?:total |ttl |tot )?[,;/] $/.test(between) && !isNearlyEqual(rest, one.kg);
}

/**
 * `2 cases à 317 kg = 634 kg` in a list of rows: what each weighs goes, and what a sign of equality says is the weight of
 * its row where another line has a weight of its own.
 */
export function replaceRowProducts(
  { stream, pieces }: Pick<CargoMentions, 'stream' | 'pieces'>,
  weights: readonly WeightMention[],
): readonly WeightMention[] {
  const isCountOfRow = (count: number, row: number) =>
    pieces.some((piece) => isNearlyEqual(piece.count, count) && stream.getLineStart(piece.at) === row);
  const isProduct = (k: number) => {
    const [each, product] = [weights[k], weights[k + 1]];
    if (each?.perPiece !== true || product === undefined) return false;
    const between = stream.getFoldedText(each.to, product.at);
    if (between === '=') return product.total === true;
    return EACH_MAKES.test(between) && isCountOfRow(product.kg / each.kg, stream.getLineStart(each.at));
  };
  return weights.flatMap((one, k) => {
    const row = stream.getLineStart(one.at);
    const isOfRow = isProduct(k - 1) && weights.some((other) => stream.getLineStart(other.at) !== row);
    return isProduct(k) ? [] : [isOfRow ? { ...one, total: false } : one];
  });
}

/** `62 kg each = 310 kg`, `62 kg c/u = 310 kg`. */
const EACH_MAKES = /^(?:each|ea|apiece|cada (?:una?|uno|[a-z]{3,12})|c \/ ?u|(?:per|por|\/) ?[a-z]{2,12}) ?=$/;

/** Whether two sums of kilograms are one but for rounding. */
export function isNearlyEqual(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(0.05, other * 0.02);
}

/** `Total gross weight: 450 kg … gross weight of the whole shipment 720 kg`: another total. */
export function findOtherTotal(totals: readonly WeightMention[], total: WeightMention): number | undefined {
  return totals.find((one) => !isNearlyEqual(one.kg, total.kg))?.kg;
}
