import type { Evidence } from '../../domain/shipment-request/shipment-request.js';
import { type DimensionMention, dimensionMentions } from './dimension-reader.js';
import { type PieceMention, pieceMentions } from './piece-reader.js';
import type { Stream } from './stream.js';
import { type PackingTable, packingTables } from './table-reader.js';
import { type VolumeMention, volumeMentions } from './volume-reader.js';
import { type WeightMention, weightMentions } from './weight-reader.js';

/** Everything that one passage says about the cargo, as it stands there. */
export interface CargoMentions {
  readonly stream: Stream;
  readonly tables: readonly PackingTable[];
  readonly pieces: readonly PieceMention[];
  readonly sizes: readonly DimensionMention[];
  readonly weights: readonly WeightMention[];
  readonly volumes: readonly VolumeMention[];
}

const PAST =
  /\b(?:in (?:19|20)\d\d|en (?:19|20)\d\d|last (?:time|year|shipment)|la ultima vez|el ano pasado|embarque anterior|la vez pasada|previous shipment|is obsolete|no longer valid|ya no vale)\b/;

/** Reads a passage's cargo; what stands in a packing list is not read a second time, the past not at all. */
export function cargoMentions(stream: Stream, coded: readonly Evidence[] = []): CargoMentions {
  const tables = packingTables(stream);
  const isCoded = (at: number) =>
    coded.some((code) => (stream.tokens[at]?.start ?? 0) >= code.start && (stream.tokens[at]?.end ?? 0) <= code.end);
  const outside = <T extends { at: number }>(mention: T) =>
    !isCoded(mention.at) &&
    !tables.some((table) => mention.at >= table.at && mention.at < table.to) &&
    !PAST.test(stream.sentence(mention.at));
  const sizes = dimensionMentions(stream);
  return {
    stream,
    tables,
    sizes: sizes.filter(outside),
    pieces: pieceMentions(stream, sizes).filter(outside),
    weights: weightMentions(stream, sizes).filter(outside),
    volumes: volumeMentions(stream).filter(outside),
  };
}

/** A value and the words that it rests on. */
export interface Grounded<T> {
  readonly value: T;
  readonly evidence: readonly Evidence[];
}
