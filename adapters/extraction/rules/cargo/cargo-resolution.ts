import type { PieceDimensions } from '../../../../domain/cargo/dimensions.js';
import { computeVolumeCm3, convertCm3ToM3 } from '../../../../domain/cargo/dimensions.js';
import { createCargoDoubt } from '../../../../domain/quoting/cargo-doubt.js';
import { type Evidence, isSpecified } from '../../../../domain/quoting/shipment-request.js';
import type { DoubtEntry } from '../../../../domain/reading/ledger/ledger.types.js';
import type { DimensionMention } from '../dimensions/dimension-extractor.js';
import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import { findAttachedPieces, resolvePieceCount, resolveSizeCounts } from '../pieces/piece-resolution.js';
import { countUnpackedPieces } from '../pieces/unpacked-count.js';
import type { WeighedCargo } from '../weight/weighed-cargo.js';
import { resolveWeight } from '../weight/weight-resolution.js';
import { applyCargoCorrections } from './apply-corrections.js';
import { CargoDoubtCollector } from './cargo-doubts.js';
import type { CodedCargo } from './cargo-imp-codes.js';
import type { CargoMentions } from './cargo-mentions.js';
import { isVolumeWeight, selectPlausibleWeight } from './plausible-weight.js';
import { findUnreadColumns } from './unread-columns.js';

/** The cargo as the whole email states it. */
export interface Cargo {
  readonly grossWeightKg: number | undefined;
  readonly pieces: number | undefined;
  readonly dimensionLines: readonly PieceDimensions[];
  readonly originalDimensions: string | undefined;
  readonly volumeM3: number | undefined;
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
  readonly warnings: readonly string[];
  readonly doubts: readonly DoubtEntry[];
  /** Values were corrected by a name, a unit or a factor, without being stated again. */
  readonly isCorrected: boolean;
}

/** A passage's cargo and codes; the newest passage first. */
export interface RankedCargoMentions {
  readonly mentions: CargoMentions;
  readonly codes: readonly { readonly code: CodedCargo; readonly evidence: Evidence }[];
  /** It is of an earlier message. */
  readonly isHistory?: boolean;
}

interface OpenLine {
  readonly sides: readonly [number, number, number];
  readonly count: number | undefined;
}

/** Combines the passages: the newest takes precedence, older ones fill its gaps. */
export function resolveCargo(stated: readonly RankedCargoMentions[]): Cargo {
  const { passages, unapplied, isApplied } = applyCargoCorrections(stated);
  const warnings: string[] = [];
  const evidence: Record<string, readonly Evidence[]> = {};
  const ground = (key: string, mentions: CargoMentions, used: readonly { at: number; to: number }[]) => {
    if (used.length > 0) evidence[key] = used.map((one) => mentions.stream.createEvidence(one.at, one.to));
  };
  const collector = new CargoDoubtCollector(evidence);
  for (const words of unapplied) collector.doubts.push(createCargoDoubt('figures-ambiguous', words));
  let pieces: number | undefined;
  let weight: WeighedCargo | undefined;
  let lines: readonly OpenLine[] = [];
  let linesFrom: CargoMentions | undefined;
  let volume: { m3: number; perPiece: boolean } | undefined;
  let codedKg: number | undefined;
  let isOfOtherCount = false;
  for (const { mentions, codes, isHistory } of passages) {
    for (const { at, to } of mentions.unreadable)
      warnings.push(`"${mentions.stream.getReadableText(at, to)}" cannot be read as a weight; it was left out.`);
    const counted = resolvePieceCount(mentions);
    if (pieces === undefined && counted.count !== undefined) {
      pieces = counted.count;
      ground('goods.pieces', mentions, counted.counted.length > 0 ? counted.counted : mentions.tables);
    }
    if (lines.length === 0) {
      lines = spreadSizeOverCount(collectOpenLines(mentions, counted), counted.count, pieces);
      if (lines.length > 0) {
        linesFrom = mentions;
        ground('goods.dimensions', mentions, mentions.tables.length > 0 ? mentions.tables : mentions.sizes);
      }
    }
    const weighed = weight === undefined && codedKg === undefined ? resolveWeight(mentions) : undefined;
    if (weighed) {
      weight = weighed;
      isOfOtherCount = isTotalOfOtherCount(weighed, counted.count, pieces);
      ground('goods.weight', mentions, weighed.used.length > 0 ? weighed.used : mentions.tables);
    }
    // A volume of an earlier message is not that of sizes that were stated since.
    const isOfEarlier = linesFrom !== undefined && linesFrom !== mentions && isHistory === true;
    const passageVolume = volume === undefined && !isOfEarlier ? resolveVolume(mentions) : undefined;
    if (passageVolume) {
      volume = passageVolume;
      ground('goods.volume', mentions, passageVolume.used);
    }
    for (const { code, evidence: words } of codes) {
      if (weight === undefined && codedKg === undefined && code.kg !== undefined) {
        codedKg = code.kg;
        evidence['goods.weight'] = [words];
      }
      if (pieces === undefined && code.pieces !== undefined) {
        pieces = code.pieces;
        evidence['goods.pieces'] = [words];
      }
      if (volume === undefined && code.m3 !== undefined) {
        volume = { m3: code.m3, perPiece: false };
        evidence['goods.volume'] = [words];
      }
    }
  }
  if (pieces === undefined) {
    const { count, mentions } = findImpliedCount(passages, lines);
    pieces = count;
    if (mentions) ground('goods.pieces', mentions, mentions.weights.length > 0 ? mentions.weights : mentions.sizes);
  }
  const dimensionLines = closeLines(lines, pieces);
  const fromLines = dimensionLines.reduce((total, line) => total + line.pieces, 0);
  const total = pieces ?? (fromLines > 0 ? fromLines : undefined);
  const differs = pieces !== undefined && fromLines > 0 && fromLines !== pieces;
  collector.recordWhere(differs, 'pieces-differ-from-sizes', 'goods.pieces', 'goods.dimensions');
  if (differs) warnings.push(`The sizes are those of ${fromLines} pieces, but ${pieces} pieces are stated.`);
  const measured = dimensionLines.length > 0 ? convertCm3ToM3(computeVolumeCm3(dimensionLines)).toNumber() : undefined;
  const statedM3 =
    volume === undefined ? undefined : volume.perPiece ? multiplyDecimal(volume.m3, total ?? 1) : volume.m3;
  const hasOtherVolume =
    measured !== undefined && statedM3 !== undefined && Math.abs(measured - statedM3) > Math.max(0.02, measured * 0.06);
  collector.recordWhere(hasOtherVolume, 'total-differs-from-parts', 'goods.volume', 'goods.dimensions');
  if (hasOtherVolume)
    warnings.push(`The sizes give ${roundDisplayed(measured)} m³, but ${roundDisplayed(statedM3)} m³ are stated.`);
  const volumeM3 = measured ?? statedM3;
  if (measured !== undefined && evidence['goods.dimensions']) evidence['goods.volume'] = evidence['goods.dimensions'];
  const plausible = weight && selectPlausibleWeight(weight, total, volumeM3);
  const isOpen = plausible?.isGuessed === true || weight?.isOfParts === true;
  collector.recordWhere(isOpen, 'weight-each-or-total', 'goods.weight');
  collector.recordWhere(isOfOtherCount, 'total-differs-from-parts', 'goods.pieces', 'goods.weight');
  const pairedKg = weight?.pairedKg;
  const isOfVolume = pairedKg !== undefined && volumeM3 !== undefined && isVolumeWeight(pairedKg, volumeM3);
  collector.recordWhere(pairedKg !== undefined && !isOfVolume, 'figures-ambiguous', 'goods.weight');
  const resolvedKg = plausible?.kg ?? codedKg;
  const isNextToNothing = resolvedKg !== undefined && resolvedKg > 0 && !isSpecified(resolvedKg);
  if (isNextToNothing) {
    warnings.push('The weight of less than a milligram was taken for a slip of the keyboard.');
    delete evidence['goods.weight'];
  }
  collector.recordWhere(weight?.contradicts !== undefined, 'total-differs-from-parts', 'goods.weight');
  if (weight?.contradicts !== undefined)
    warnings.push(`The stated total weight is not the sum of its parts (${roundDisplayed(weight.contradicts)} kg).`);
  if (weight && !weight.unitStated) warnings.push('The weight has no unit; kilograms are taken.');
  const tables = linesFrom?.tables ?? [];
  collector.recordWhere(
    tables.some((table) => table.isUnitGuessed),
    'unit-guessed',
    'goods.dimensions',
  );
  const listed = sumDecimals(tables.flatMap((table) => table.rows.map((row) => row.pieces)));
  const isOtherCount = tables.length === 1 && tables[0]?.totalPieces !== undefined && tables[0].totalPieces !== listed;
  collector.recordWhere(isOtherCount, 'total-differs-from-parts', 'goods.pieces');
  const isSized = dimensionLines.length > 0 || statedM3 !== undefined;
  collector.doubts.push(...findUnreadColumns(passages, { size: isSized, weight: resolvedKg !== undefined }));
  const isUnitless = linesFrom?.sizes.some((size) => !size.unitStated) ?? false;
  if (isUnitless) warnings.push('The dimensions have no unit; it was told from their size.');
  return {
    grossWeightKg: isNextToNothing ? undefined : resolvedKg,
    pieces: total,
    dimensionLines,
    volumeM3,
    evidence,
    warnings,
    doubts: collector.doubts,
    isCorrected: isApplied,
    originalDimensions: linesFrom?.sizes.some((size) => size.inOtherUnit)
      ? linesFrom.sizes.map((size) => linesFrom.stream.getText(size.at, size.to)).join('; ')
      : undefined,
  };
}

/** `It is 7 cartons, not 5`, above the weight of all five. */
function isTotalOfOtherCount(
  { perPiece }: WeighedCargo,
  counted: number | undefined,
  pieces: number | undefined,
): boolean {
  return !perPiece && counted !== undefined && pieces !== undefined && counted !== pieces;
}

/** A passage's stated volume: a total, else the sum of the rows that have pieces, else the first. */
function resolveVolume({
  stream,
  volumes,
  pieces,
  tables,
}: CargoMentions): { m3: number; perPiece: boolean; used: readonly { at: number; to: number }[] } | undefined {
  const rows = tables.flatMap((table) => table.rows);
  if (rows.length > 0 && rows.every((row) => row.m3 !== undefined && row.m3 > 0))
    return { m3: sumDecimals(rows.map((row) => row.m3 ?? 0)), perPiece: false, used: tables };
  const usable = volumes.filter((one) => !one.retracted);
  const outer = pieces.filter((one) => !one.inner && !one.retracted);
  const owners = usable.map((one) => findAttachedPieces(one, outer, stream.getLineStart(one.at)));
  const own = owners.every((one) => one !== undefined) && new Set(owners).size === usable.length;
  if (usable.length > 1 && own && usable.some((one) => one.perPiece)) {
    const m3 = sumDecimals(usable.map((one, k) => multiplyDecimal(one.m3, one.perPiece ? (owners[k]?.count ?? 1) : 1)));
    return { m3, perPiece: false, used: usable };
  }
  const corrected = usable.filter((one) => one.corrected);
  const last = corrected.length < usable.length ? corrected.at(-1) : undefined;
  const first = last ?? usable.find((one) => /\btotal\b/.test(stream.getTextBefore(one.at, 6))) ?? usable[0];
  return first && { m3: first.m3, perPiece: first.perPiece, used: [first] };
}

/** `2 pallets and 3 boxes. All 50x40x40 cm`: a size of each in a sentence of its own holds for every piece. */
function appliesToAllPieces({ stream, pieces }: CargoMentions, size: DimensionMention): boolean {
  const start = stream.getClauseStart(size.at);
  return size.each && !pieces.some((piece) => piece.at >= start && piece.at < size.at);
}

function collectOpenLines(mentions: CargoMentions, counted: ReturnType<typeof resolvePieceCount>): OpenLine[] {
  const rows = mentions.tables.flatMap((table) => table.rows).filter((row) => row.sidesCm !== undefined);
  if (rows.length > 0) return rows.flatMap((row) => (row.sidesCm ? [{ sides: row.sidesCm, count: row.pieces }] : []));
  const counts = resolveSizeCounts(mentions, counted);
  const lines = mentions.sizes.map((size, k): OpenLine => ({ sides: size.sidesCm, count: counts[k] }));
  const only = mentions.sizes.length === 1 ? mentions.sizes[0] : undefined;
  const first = lines[0];
  const forAll =
    counted.corrected || counted.counted.length <= 1 || (only !== undefined && appliesToAllPieces(mentions, only));
  if (only && first && only.count === undefined && !only.family && !only.isOfOne && forAll)
    return [{ sides: first.sides, count: undefined }];
  return lines;
}

/** The one size of an older passage is that of as many pieces as the newest says, where it was that of all of them. */
function spreadSizeOverCount(
  lines: readonly OpenLine[],
  counted: number | undefined,
  pieces: number | undefined,
): readonly OpenLine[] {
  const [only] = lines;
  const wasAll = lines.length === 1 && only !== undefined && only.count === counted && pieces !== counted;
  return wasAll && pieces !== undefined ? [{ ...only, count: undefined }] : lines;
}

/** One size without a count of its own is the size of all pieces. */
function closeLines(lines: readonly OpenLine[], pieces: number | undefined): PieceDimensions[] {
  return lines.map(({ sides: [lengthCm, widthCm, heightCm], count }) => ({
    lengthCm,
    widthCm,
    heightCm,
    pieces: count ?? (lines.length === 1 ? (pieces ?? 1) : 1),
  }));
}

/** A count that nobody states as one, and the passage whose weights or sizes it follows from where it is not that of the lines. */
function findImpliedCount(
  passages: readonly RankedCargoMentions[],
  lines: readonly OpenLine[],
): { count: number | undefined; mentions?: CargoMentions } {
  const counted = lines.some((line) => line.count !== undefined && line.count > 0);
  if (lines.length > 1 || (lines.length === 1 && counted))
    return { count: lines.reduce((total, line) => total + (line.count ?? 1), 0) };
  for (const { mentions } of passages) {
    const numbered = countNumberedWeights(mentions);
    if (numbered > 1) return { count: numbered, mentions };
    if (mentions.sizes.length === 0 && mentions.weights.length === 0) continue;
    const count = countUnpackedPieces(mentions);
    if (count !== undefined) return { count, mentions };
  }
  return { count: lines.length === 1 ? 1 : undefined };
}

/** `P1 120 kg, P2 95 kg, P3 97 kg`: as many pieces as numbered weights. */
function countNumberedWeights({ stream, weights }: CargoMentions): number {
  const numbers = new Set(
    weights
      .map(
        (one) =>
          /(?:^| )(?:p|pallet|plt|caja|box|crate|tarima|bulto|pc|no|#) ?\d{1,3}(?: ?\/ ?\d{1,3})? ?[:=-]? ?$/.exec(
            stream.getTextBefore(one.at, 6),
          )?.[0],
      )
      .filter((head) => head !== undefined),
  );
  return numbers.size === weights.length ? numbers.size : 0;
}

function roundDisplayed(value: number): number {
  return Math.round(value * 1000) / 1000;
}
