import type { PieceDimensions } from '../../cargo/dimensions.js';
import type { CargoLine, CargoTalk } from './cargo-line.js';
import { isClose } from './is-close.js';
import type { CargoSpan, CountSpan, SizeSpan, VolumeSpan, WeightSpan } from './span.js';

/** How the open questions of a text are answered in one reading. */
export interface Choices {
  /** What line weights without a word of scope are. */
  readonly unscoped: 'each' | 'total';
  readonly notation: 'first' | 'other';
  /** Centimetres in the unit of sizes without one. */
  readonly cmPerUnit: number;
  /** How counts of different packing go together. */
  readonly counts: 'all' | 'outermost';
  /** Whether figures that stand on a line of their own are of the whole. */
  readonly lone: 'line' | 'total';
}

/** A reading of the cargo, before it is judged. */
export interface CargoCandidate {
  readonly choices: Choices;
  readonly kg: number | undefined;
  readonly pieces: number | undefined;
  readonly sizes: readonly PieceDimensions[];
  readonly m3: number | undefined;
  /** What the lines come to, where all of them say so. */
  readonly sumKg: number | undefined;
  readonly sumPieces: number | undefined;
  readonly sizesM3: number | undefined;
  readonly statedM3: number | undefined;
  /** All totals that are stated, by kind. */
  readonly statedKg: readonly number[];
  readonly statedPieces: readonly number[];
  readonly used: ReadonlySet<CargoSpan>;
  /** Lines whose count no word states. */
  readonly uncounted: number;
}

/** Builds the reading that follows from these answers. */
export function createCandidate(talk: CargoTalk, choices: Choices): CargoCandidate {
  const { lines: all, totals } = choices.lone === 'total' ? liftLone(talk) : talk;
  const used = new Set<CargoSpan>();
  const lines = choices.counts === 'all' ? all : dropInner(all);
  const { lines: parts, total: head } = splitHeadCount(lines);
  const statedCounts = totals.filter((span): span is CountSpan => span.kind === 'count');
  const statedPieces = unique([...statedCounts.map(({ count }) => count), ...(head ? [head.count] : [])]);
  const sizesCount = parts.filter(({ size }) => size).length;
  const only = parts.length === 1 ? parts[0] : undefined;
  const counted = parts.map((line) =>
    countLine(line, only === line ? statedPieces[0] : undefined, sizesCount, parts, statedPieces),
  );
  const sumPieces =
    counted.length > 0 && counted.every((count) => count !== undefined) ? sum(counted as number[]) : undefined;
  const pieces = statedPieces.length > 0 ? Math.max(...statedPieces) : sumPieces;
  const sizes = parts.flatMap(({ size }, k) => (size ? [toDimensions(size, counted[k] ?? 1, choices)] : []));
  const kgOf = (span: WeightSpan) => (choices.notation === 'other' ? (span.otherKg ?? span.kg) : span.kg);
  const statedWeights = totals.filter((span): span is WeightSpan => span.kind === 'weight');
  let statedKg = unique(statedWeights.map(kgOf));
  const weighed = parts.filter(({ weight }) => weight);
  let lineKg = sumWeights(parts, counted, pieces, kgOf, choices);
  if (weighed.length === 0 && statedKg.length > 1 && statedKg.length === parts.length) {
    lineKg = sum(statedKg);
    statedKg = [];
  }
  const sizesM3 =
    sizes.length > 0
      ? sizes.reduce((all, one) => all + (one.lengthCm * one.widthCm * one.heightCm * one.pieces) / 1e6, 0)
      : undefined;
  const statedM3 = findStatedVolume(parts, counted, totals, pieces);
  for (const line of parts)
    for (const span of [line.count, line.size, line.weight, line.volume]) if (span) used.add(span);
  for (const span of totals) used.add(span);
  if (head) used.add(head);
  const uncounted =
    statedPieces.length > 0 && parts.length === 1
      ? 0
      : parts.filter(({ size, count, weight }) => (size ?? weight) && size?.pieces === undefined && !count).length;
  const kg = statedKg.length > 0 ? Math.max(...statedKg) : lineKg;
  return {
    choices,
    kg,
    pieces,
    sizes,
    m3: sizesM3 ?? statedM3,
    sumKg: lineKg,
    sumPieces,
    sizesM3,
    statedM3,
    statedKg,
    statedPieces,
    used,
    uncounted,
  };
}

/** Whether a line is but one figure, a weight, a volume or a count, among others. */
export function isLone({ count, size, weight, volume }: CargoLine): boolean {
  return size === undefined && [count, weight, volume].filter(Boolean).length === 1 && weight?.scope !== 'each';
}

function liftLone({ lines, totals, others }: CargoTalk): CargoTalk {
  if (lines.length < 2) return { lines, totals, others };
  const lone = lines.filter(isLone);
  const rest = lines.filter((line) => !isLone(line));
  return rest.length === 0
    ? { lines, totals, others }
    : {
        lines: rest,
        totals: [
          ...totals,
          ...lone.flatMap(({ count, weight, volume }) => [count, weight, volume].filter((one) => one !== undefined)),
        ],
        others,
      };
}

/** `5 boxes: 3 of 50x40x30, 2 of 60x60x50`: a count that the others add up to is the whole. */
function splitHeadCount(lines: readonly CargoLine[]): { lines: readonly CargoLine[]; total?: CountSpan } {
  if (lines.length < 2) {
    const [line] = lines;
    const { count, size } = line ?? {};
    // `12 ctns, 60x40x45 /12`
    return line && count && size?.pieces !== undefined
      ? { lines: [{ ...line, count: undefined }], total: count }
      : { lines };
  }
  const pieces = (line: CargoLine) => line.size?.pieces ?? line.count?.count;
  for (const [k, line] of lines.entries()) {
    if (!line.count || (k > 0 && k < lines.length - 1)) continue;
    const own = line.size?.pieces;
    const rest = lines.filter((one) => one !== line);
    const others = sum(rest.map((one) => pieces(one) ?? (one.size ? 1 : 0)));
    if (own !== undefined && own + others === line.count.count) {
      return { lines: lines.map((one) => (one === line ? { ...line, count: undefined } : one)), total: line.count };
    }
    if (line.size === undefined && others === line.count.count) {
      const kept = { ...line, count: undefined };
      const isEmpty = !kept.weight && !kept.volume;
      return { lines: isEmpty ? rest : lines.map((one) => (one === line ? kept : one)), total: line.count };
    }
    const unsized = rest.every((one) => one.size && pieces(one) === undefined);
    if (line.size && own === undefined && unsized && line.count.count === lines.length) {
      return { lines: lines.map((one) => (one === line ? { ...line, count: undefined } : one)), total: line.count };
    }
  }
  return { lines };
}

/** `2 pallets, 40 cartons`: of lines that are nothing but counts, the outermost packing. */
function dropInner(lines: readonly CargoLine[]): readonly CargoLine[] {
  const outermost = Math.max(...lines.map(({ count }) => count?.rank ?? 0));
  return lines.filter(
    ({ count, size, weight, volume }) => !count || size || weight || volume || count.rank === outermost,
  );
}

function countLine(
  { size, count, weight }: CargoLine,
  stated: number | undefined,
  sizesCount: number,
  parts: readonly CargoLine[],
  totals: readonly number[],
): number | undefined {
  if (size?.pieces !== undefined) return size.pieces;
  if (count) return count.count;
  if (stated !== undefined) return stated;
  if (!size) return weight && parts.length > 1 ? 0 : undefined;
  const isBareList = parts.every((one) => one.count === undefined && one.size?.pieces === undefined);
  if (isBareList && sizesCount > 1 && totals.length > 0 && totals[0] !== sizesCount) return undefined;
  return 1;
}

function toDimensions({ sides, cmPerUnit }: SizeSpan, pieces: number, choices: Choices): PieceDimensions {
  const factor = cmPerUnit ?? choices.cmPerUnit;
  return { lengthCm: sides[0] * factor, widthCm: sides[1] * factor, heightCm: sides[2] * factor, pieces };
}

function sumWeights(
  lines: readonly CargoLine[],
  counted: readonly (number | undefined)[],
  pieces: number | undefined,
  kgOf: (span: WeightSpan) => number,
  choices: Choices,
): number | undefined {
  const weighed = lines.filter(({ weight }) => weight);
  if (weighed.length === 0) return undefined;
  let total = 0;
  for (const [k, { weight }] of lines.entries()) {
    if (!weight) continue;
    const scope = weight.scope ?? choices.unscoped;
    if (scope === 'total') total += kgOf(weight);
    else {
      const times = weighed.length === 1 && lines.length > 1 ? pieces : counted[k] || pieces;
      if (times === undefined) return undefined;
      const product = kgOf(weight) * times;
      // `1008 kg (48 kg each)`: the same weight once more.
      const isRepeated = weighed.some(
        (one) => one.weight !== weight && one.weight && isClose(kgOf(one.weight), product, 0.005),
      );
      total += isRepeated ? 0 : product;
    }
  }
  return total;
}

function findStatedVolume(
  lines: readonly CargoLine[],
  counted: readonly (number | undefined)[],
  totals: readonly CargoSpan[],
  pieces: number | undefined,
): number | undefined {
  const stated = totals.filter((span): span is VolumeSpan => span.kind === 'volume');
  if (stated.length > 0) return Math.max(...stated.map(({ m3 }) => m3));
  const volumes = lines.filter(({ volume }) => volume);
  if (volumes.length === 0) return undefined;
  return lines.reduce(
    (all, { volume }, k) =>
      all + (volume ? volume.m3 * (volume.scope === 'each' ? (counted[k] ?? pieces ?? 1) : 1) : 0),
    0,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)];
}
