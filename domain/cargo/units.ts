import type { Big } from 'big.js';

/** Kilograms in a pound (section 9 of the specification). */
export const KG_PER_POUND = 0.453592;
/** Centimetres in an inch (section 9 of the specification). */
export const CM_PER_INCH = 2.54;
/** Cubic metres in a cubic foot. */
export const M3_PER_CUBIC_FOOT = 0.0283168;

/** Pounds as kilograms. */
export function convertPoundsToKg(pounds: Big): Big {
  return pounds.times(KG_PER_POUND);
}

/** Inches as centimetres. */
export function convertInchesToCm(inches: Big): Big {
  return inches.times(CM_PER_INCH);
}
