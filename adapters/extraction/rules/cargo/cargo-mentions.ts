import type { Evidence } from '../../../../domain/quoting/shipment-request.js';
import { type DimensionMention, extractDimensions } from '../dimensions/dimension-extractor.js';
import { isHeadedByPackage } from '../dimensions/package-head.js';
import { extractVolumes, type VolumeMention } from '../dimensions/volume-extractor.js';
import { extractPieces } from '../pieces/piece-extractor.js';
import type { PieceMention } from '../pieces/piece-mention.js';
import { findSubject } from '../pieces/subject-attachment.js';
import { extractPackingTables, type PackingTable } from '../table/packing-table-extractor.js';
import type { TokenStream } from '../text/token-stream.js';
import { findUnreadableWeights, type UnreadableWeight } from '../weight/unreadable-weights.js';
import { extractWeights, type WeightMention } from '../weight/weight-extractor.js';
import { excludeOtherCargo, isLoadCapacity } from './other-cargo.js';

/** All cargo facts of one passage, as stated there. */
export interface CargoMentions {
  readonly stream: TokenStream;
  readonly tables: readonly PackingTable[];
  readonly pieces: readonly PieceMention[];
  readonly sizes: readonly DimensionMention[];
  readonly weights: readonly WeightMention[];
  /** What is written like a weight and is none. */
  readonly unreadable: readonly UnreadableWeight[];
  readonly volumes: readonly VolumeMention[];
}

const PAST_SHIPMENT =
  /\b(?:in (?:19|20)\d\d|en (?:19|20)\d\d|last (?:time|year|shipment)|la ultima vez|el ano pasado|embarque anterior|la vez pasada|previous shipment|is obsolete|no longer valid|ya no vale)\b/;

/** Reads a passage's cargo; the content of a packing list is not read twice, and past shipments are skipped. */
export function extractCargoMentions(stream: TokenStream, coded: readonly Evidence[] = []): CargoMentions {
  const tables = extractPackingTables(stream);
  const isCoded = (at: number) =>
    coded.some((code) => (stream.tokens[at]?.start ?? 0) >= code.start && (stream.tokens[at]?.end ?? 0) <= code.end);
  const outside = <T extends { at: number }>(mention: T) =>
    !isCoded(mention.at) &&
    !tables.some((table) => mention.at >= table.at && mention.at < table.to) &&
    !PAST_SHIPMENT.test(stream.clause(mention.at));
  const all = extractDimensions(stream);
  const counted = extractPieces(stream, all);
  const unreadable = findUnreadableWeights(stream).filter(outside);
  const readable = (one: WeightMention) => !unreadable.some((other) => one.to > other.at && one.at < other.to);
  const sizes = excludeContentSizes(stream, all, counted);
  const sized = excludeOtherCargo(stream, sizes.filter(outside), tables.length > 0);
  const isCounted = tables.length > 0 || sized.some((size) => size.count !== undefined);
  const weights = extractWeights(stream, sizes).filter(
    (one) => outside(one) && readable(one) && !isLoadCapacity(stream, one.at),
  );
  return {
    stream,
    tables,
    sizes: sized,
    pieces: excludeOtherCargo(
      stream,
      counted.filter((one) => outside(one) && !isSumOfWeights(one, weights, counted)),
      isCounted,
    ),
    weights: excludeOtherCargo(stream, weights, tables.length > 0),
    unreadable,
    volumes: extractVolumes(stream).filter(outside),
  };
}

/** `380 kilos … 140 kilos. O sea 520 en total`: a bare number that the weights before it add up to counts no pieces. */
function isSumOfWeights(
  one: PieceMention,
  weights: readonly WeightMention[],
  counted: readonly PieceMention[],
): boolean {
  if (!one.total || one.to - one.at !== 1) return false;
  const before = weights.filter(({ at }) => at < one.at);
  // `3 cajas … 21 kg cada una, o sea 63 en total`
  const [each, ...others] = before;
  const isProduct =
    each?.perPiece === true &&
    others.length === 0 &&
    counted.some(({ at, count }) => at < one.at && Math.abs((each.kg / each.factor) * count - one.count) < 0.5);
  const sum = before.reduce((all, { kg, factor }) => all + kg / factor, 0);
  return isProduct || (before.length > 1 && Math.abs(sum - one.count) < 0.5);
}

/** Sizes of what lies inside (`60 cartons on 2 pallets; carton 40x30x30`) do not count where the handling units have their own. */
function excludeContentSizes(
  stream: TokenStream,
  sizes: readonly DimensionMention[],
  pieces: readonly PieceMention[],
): readonly DimensionMention[] {
  if (sizes.length < 2 || !pieces.some((one) => one.inner)) return sizes;
  const outer = sizes.filter((size) => isHeadedByPackage(stream, size.at) || !findSubject(stream, size, pieces)?.inner);
  return outer.length > 0 && outer.some((size) => findSubject(stream, size, pieces) !== undefined) ? outer : sizes;
}

/** A value and the words that it rests on. */
export interface Grounded<T> {
  readonly value: T;
  readonly evidence: readonly Evidence[];
}
