import { multiplyDecimal } from '../numbers/units.js';
import type { DimensionSide } from './dimension-side.js';

/** No cargo is longer. */
export const MAX_SIDE_CM = 3000;
/** A side of more metres is one in centimetres. */
const MAX_METRES = 30;

/** `1.10 de largo por 80 cm de ancho`: a side with decimals and no unit beside one in centimetres is in metres. */
export function areMixedWithMetres(sides: readonly DimensionSide[]): boolean {
  const isMetre = ({ factor, cm, value }: DimensionSide) =>
    factor === undefined && cm === undefined && value <= MAX_SPOKEN_METRES && !Number.isInteger(value);
  return sides.some(isMetre) && sides.some(({ factor, value }) => factor === 1 && value >= MIN_MIXED_CM);
}

/** `1.80 de alto por 80 por 75`: no unit at all, and one side so short that only metres make it a side of the others. */
export function isTallInMetres(sides: readonly DimensionSide[]): boolean {
  const isOpen = sides.every(({ factor, cm }) => factor === undefined && cm === undefined);
  const inMetres = sides.filter(({ value }) => value >= 1 && value <= MAX_SPOKEN_METRES && !Number.isInteger(value));
  return isOpen && inMetres.length === 1 && sides.filter(({ value }) => value >= MIN_OTHER_CM).length === 2;
}

const MIN_OTHER_CM = 25;
/** A side in centimetres beside one in metres is no shorter. */
const MIN_MIXED_CM = 10;

/** `dos metros de largo por uno de ancho y 80 cm de alto`: a side of few units beside one in metres is in metres too. */
const MAX_SPOKEN_METRES = 3;

/** A side in centimetres; its other reading where the first is longer than any cargo. */
export function toCentimetres(side: DimensionSide, factor: number, inMetres: boolean): number {
  if (side.cm !== undefined) return side.cm;
  if (inMetres && side.factor === undefined && side.value <= MAX_SPOKEN_METRES) return multiplyDecimal(side.value, 100);
  const isTooLong = (factor >= 100 && side.value > MAX_METRES) || side.value * factor > MAX_SIDE_CM;
  const value = isTooLong && side.other !== undefined ? side.other : side.value;
  return multiplyDecimal(value, factor >= 100 && value > MAX_METRES ? 1 : factor);
}
