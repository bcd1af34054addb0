import { KG_PER_POUND } from '../../cargo/units.js';
import type { CargoCandidate } from './candidate.js';
import type { CargoTalk } from './cargo-line.js';
import { isClose } from './is-close.js';

/** A rule that a true reading keeps: points for a candidate, negative where it breaks it. */
export interface Constraint {
  readonly name: string;
  readonly computePoints: (candidate: CargoCandidate, talk: CargoTalk) => number;
}

const MIN_DENSITY = 20;
const MAX_DENSITY = 2000;
const USUAL_DENSITY = [60, 700] as const;
/** Sides of a piece by air, in cm. */
const SIDE = [4, 500] as const;

/** What is held of a reading of the cargo. */
export const CONSTRAINTS: readonly Constraint[] = [
  { name: 'weights-add-up', computePoints: ({ statedKg, sumKg }) => compareSum(statedKg, sumKg, 0.012) },
  { name: 'pieces-add-up', computePoints: ({ statedPieces, sumPieces }) => compareSum(statedPieces, sumPieces, 0) },
  {
    name: 'volume-is-of-sizes',
    computePoints: ({ sizesM3, statedM3 }) =>
      sizesM3 === undefined || statedM3 === undefined ? 0 : isClose(sizesM3, statedM3, 0.04) ? 3 : -4,
  },
  { name: 'density', computePoints: weighDensity },
  {
    name: 'sides',
    computePoints: ({ sizes }) =>
      sizes.every((one) =>
        [one.lengthCm, one.widthCm, one.heightCm].every((side) => side >= SIDE[0] && side <= SIDE[1]),
      )
        ? 0
        : -4,
  },
  {
    name: 'one-total',
    computePoints: ({ statedKg, statedPieces }) =>
      (statedKg.length > 1 && !isClose(Math.min(...statedKg), Math.max(...statedKg), 0.006) ? -4 : 0) -
      (statedPieces.length > 1 ? 3 : 0),
  },
  { name: 'unscoped-weights', computePoints: weighUnscoped },
  { name: 'units-of-sizes', computePoints: weighUnit },
  {
    name: 'whole-packing',
    computePoints: ({ choices, used }, { lines }) =>
      choices.counts === 'outermost' && lines.some(({ count }) => count && !used.has(count)) ? -0.5 : 0,
  },
  { name: 'lone-figures', computePoints: ({ choices }) => (choices.lone === 'total' ? 0.6 : 0) },
  {
    name: 'orphan-weights',
    computePoints: ({ choices }, { lines }) =>
      choices.lone === 'line' &&
      lines.length > 1 &&
      lines.some(({ count, size, weight }) => weight && !count && !size && weight.scope !== 'each')
        ? -1.5
        : 0,
  },
  { name: 'notation', computePoints: ({ choices }) => (choices.notation === 'other' ? -2 : 0) },
];

/** Whether the kilograms were written as pounds. */
function isPounds(kg: number): boolean {
  const pounds = kg / KG_PER_POUND;
  return Math.abs(pounds - Math.round(pounds)) < 1e-6;
}

function compareSum(stated: readonly number[], sum: number | undefined, share: number): number {
  if (stated.length === 0 || sum === undefined || sum === 0) return 0;
  return stated.some((one) => isClose(one, sum, share)) ? 3 : -4;
}

function weighDensity({ kg, m3 }: CargoCandidate): number {
  if (kg === undefined || m3 === undefined || m3 === 0) return 0;
  const density = kg / m3;
  if (density < MIN_DENSITY || density > MAX_DENSITY) return -4;
  return density >= USUAL_DENSITY[0] && density <= USUAL_DENSITY[1] ? 1 : 0;
}

/** A bare weight beside several pieces is mostly that of all of them, above all where it is the only one. */
function weighUnscoped({ choices, pieces = 1 }: CargoCandidate, { lines }: CargoTalk): number {
  const open = lines.filter(({ weight }) => weight && weight.scope === undefined);
  if (open.length === 0 || pieces === 1) return 0;
  const isGross = open.some(({ weight }) => weight?.role === 'gross');
  const single = lines.filter(({ weight }) => weight).length === 1;
  if (choices.unscoped === 'each') return -1;
  return single ? (isGross ? 2 : 1) : 0.5;
}

function weighUnit({ choices, sizes }: CargoCandidate, { lines, totals }: CargoTalk): number {
  const open = lines.filter(({ size }) => size && size.cmPerUnit === undefined);
  if (open.length === 0 || sizes.length === 0) return 0;
  const known = lines.find(({ size }) => size?.cmPerUnit !== undefined)?.size?.cmPerUnit;
  if (known !== undefined) return choices.cmPerUnit === known ? 3 : 0;
  const pounds = [...lines.map(({ weight }) => weight), ...totals].some(
    (span) => span?.kind === 'weight' && isPounds(span.kg),
  );
  if (choices.cmPerUnit === 2.54) return pounds ? 1.5 : -1;
  if (choices.cmPerUnit === 1) return 1;
  const sides = open.flatMap(({ size }) => size?.sides ?? []);
  return choices.cmPerUnit === 100 && sides.every((side) => side < 6) ? 2 : 0;
}
