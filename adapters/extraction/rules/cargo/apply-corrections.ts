import { multiplyDecimal } from '../numbers/units.js';
import type { TableRow } from '../table/table-rows.js';
import type { WeightMention } from '../weight/weight-extractor.js';
import {
  type CargoCorrections,
  extractCargoCorrections,
  type SideCorrection,
  type UnitCorrection,
  type WeightCorrection,
} from './cargo-corrections.js';
import type { CargoMentions } from './cargo-mentions.js';

type Sides = readonly [number, number, number];

/** Cargo with the corrections applied, and the words of those that found nothing to correct. */
export interface CorrectedCargo<T> {
  readonly passages: readonly T[];
  readonly unapplied: readonly string[];
  /** Whether one changed what the passages state. */
  readonly isApplied: boolean;
}

/**
 * Applies what a passage corrects by a name, a unit or a factor to the cargo of its own and of older passages.
 * @param passages the newest first
 */
export function applyCargoCorrections<T extends { readonly mentions: CargoMentions }>(
  passages: readonly T[],
): CorrectedCargo<T> {
  const unapplied: string[] = [];
  let corrected = passages;
  passages.forEach(({ mentions }, rank) => {
    const corrections = extractCargoCorrections(mentions.stream);
    if (corrections.words === undefined) return;
    const candidate = corrected.map((one, k) =>
      k < rank ? one : { ...one, mentions: correctMentions(one.mentions, corrections, k > rank) },
    );
    const isChanged = candidate.some(
      ({ mentions: after }, k) => describe(after) !== describe((corrected[k] as T).mentions),
    );
    const isWhole = candidate.every(({ mentions: { pieces } }) => pieces.every(({ count }) => Number.isInteger(count)));
    if (isChanged && isWhole) corrected = candidate;
    else unapplied.push(corrections.words);
  });
  return { passages: corrected, unapplied, isApplied: corrected !== passages };
}

function describe({ pieces, sizes, weights, volumes, tables }: CargoMentions): string {
  return JSON.stringify([pieces, sizes, weights, volumes, tables]);
}

function correctMentions(mentions: CargoMentions, corrections: CargoCorrections, isOlder: boolean): CargoMentions {
  const { sides, weightUnit, lengthUnit } = corrections;
  const times = isOlder ? (corrections.times ?? 1) : 1;
  const correctSides = (sidesCm: Sides, isOtherUnit: boolean) =>
    sides.reduce(replaceSide, convertSides(sidesCm, isOtherUnit, lengthUnit));
  const toRow = (row: TableRow): TableRow => ({
    ...row,
    pieces: multiplyDecimal(row.pieces, times),
    sidesCm: row.sidesCm && correctSides(row.sidesCm, lengthUnit?.wrong !== 1),
    kg: row.kg === undefined ? undefined : multiplyDecimal(row.kg, times),
    m3: row.m3 === undefined ? undefined : multiplyDecimal(row.m3, times),
  });
  return {
    ...mentions,
    pieces: mentions.pieces.map((one) => ({ ...one, count: multiplyDecimal(one.count, times) })),
    sizes: mentions.sizes.map((one) => ({
      ...one,
      sidesCm: correctSides(one.sidesCm, one.inOtherUnit),
      count: one.count === undefined ? undefined : multiplyDecimal(one.count, times),
    })),
    weights: mentions.weights.map((stated) => {
      const one = correctWeight(stated, corrections.weight, mentions.weights);
      const ratio = findRatio(one.factor, weightUnit);
      return { ...one, kg: multiplyDecimal(multiplyDecimal(one.kg, ratio), one.perPiece ? 1 : times) };
    }),
    volumes: mentions.volumes.map((one) => ({ ...one, m3: multiplyDecimal(one.m3, one.perPiece ? 1 : times) })),
    tables:
      times === 1 && sides.length === 0 && !lengthUnit
        ? mentions.tables
        : mentions.tables.map((table) => ({ ...table, rows: table.rows.map(toRow) })),
  };
}

/** The weight with the replaced number, or the only one, gets the new number in its unit. */
function correctWeight(
  one: WeightMention,
  correction: WeightCorrection | undefined,
  all: readonly WeightMention[],
): WeightMention {
  if (!correction || one.retracted) return one;
  const { value, wrong } = correction;
  const isMeant = wrong === undefined ? all.length === 1 : Math.abs(one.kg - wrong * one.factor) < 0.01;
  return isMeant ? { ...one, kg: multiplyDecimal(value, one.factor), otherKg: undefined } : one;
}

/** By what a value in `factor` units is multiplied where its unit was the wrong one. */
function findRatio(factor: number, unit: UnitCorrection | undefined): number {
  if (!unit || factor === unit.factor) return 1;
  if (unit.wrong !== undefined && Math.abs(unit.wrong - factor) > factor * 0.001) return 1;
  return unit.factor / factor;
}

/** Sides in centimetres whose unit was another one; the wrong unit is centimetres where it is not named. */
function convertSides(sides: Sides, isOtherUnit: boolean, unit: UnitCorrection | undefined): Sides {
  if (!unit || isOtherUnit === ((unit.wrong ?? 1) === 1)) return sides;
  const ratio = unit.factor / (unit.wrong ?? 1);
  const [a, b, c] = sides;
  return [multiplyDecimal(a, ratio), multiplyDecimal(b, ratio), multiplyDecimal(c, ratio)];
}

/** Centimetres in the units that a side may be stated in. */
const CM_PER_UNIT = [1, 2.54, 100, 0.1, 30.48] as const;

/** The named side, or the one that has the replaced number, gets the new one in the same unit. */
function replaceSide(sides: Sides, { side, value, wrong }: SideCorrection): Sides {
  const order = [side, 0, 1, 2];
  const found = order.flatMap((k) => {
    const unit = CM_PER_UNIT.find((factor) => wrong !== undefined && Math.abs((sides[k] ?? 0) - wrong * factor) < 0.05);
    return unit === undefined ? [] : [{ k, unit }];
  })[0];
  if (!found && wrong !== undefined) return sides;
  const { k, unit } = found ?? { k: side, unit: 1 };
  const [a, b, c] = sides.map((old, at) => (at === k ? multiplyDecimal(value, unit) : old));
  return [a ?? 0, b ?? 0, c ?? 0];
}
