import { Big } from 'big.js';
import { CM_PER_INCH, KG_PER_POUND, M3_PER_CUBIC_FOOT } from '../../../domain/cargo/units.js';
import { comparable } from './grounding-index.js';

/** The words for units of one measure, each with how many of the desk's units it is. */
export type UnitWords = ReadonlyMap<string, Big>;

const INCHES_PER_FOOT = 12;

function unitWords(rows: ReadonlyArray<readonly [string | number | Big, string]>): UnitWords {
  return new Map(rows.flatMap(([factor, words]) => words.split('|').map((word) => [word, Big(factor)] as const)));
}

/** Weights, in kg. */
export const WEIGHT_UNITS = unitWords([
  [1, 'kg|kgs|kilo|kilos|kgm|kilogram|kilograms|kilogramme|kilogrammes|kilogramo|kilogramos'],
  [KG_PER_POUND, 'lb|lbs|pound|pounds|libra|libras|#'],
  ['0.001', 'g|gr|grs|gram|grams|gramo|gramos'],
  [1000, 't|mt|ton|tonne|tonnes|tonelada|toneladas|metric ton|metric tons'],
]);

/** Lengths, in cm. */
export const LENGTH_UNITS = unitWords([
  [1, 'cm|cms|centimeter|centimeters|centimetre|centimetres|centimetro|centimetros'],
  ['0.1', 'mm|millimeter|millimeters|millimetre|millimetres|milimetro|milimetros'],
  [100, 'm|mt|mts|meter|meters|metre|metres|metro|metros'],
  [CM_PER_INCH, 'in|inch|inches|"|pulgada|pulgadas|pulg|plg'],
  [Big(CM_PER_INCH).times(INCHES_PER_FOOT), "ft|foot|feet|'|pie|pies"],
]);

/** Volumes, in m³. */
export const VOLUME_UNITS = unitWords([
  [1, 'm3|cbm|cubic meter|cubic meters|cubic metre|cubic metres|metro cubico|metros cubicos|mt3|mts3'],
  [M3_PER_CUBIC_FOOT, 'ft3|cft|cuft|cu ft|cubic foot|cubic feet|pie cubico|pies cubicos'],
  ['0.000001', 'cm3|cubic centimeters|centimetros cubicos'],
]);

/** How many of the desk's units the unit is; undefined where it is none of this measure. */
export function factorOf(unit: string, units: UnitWords): Big | undefined {
  return units.get(comparable(unit).replace(/\.$/, ''));
}

/** Whether a unit of this size stands in the words; short ones (`in`, `m`, `t`) only right behind a figure. */
export function isUnitIn(words: string, factor: Big, units: UnitWords): boolean {
  const text = comparable(words);
  return [...units].some(([word, size]) => size.eq(factor) && standsAsUnit(word, text));
}

/** Whether the words hold any unit of this measure. */
export function holdsUnit(words: string, units: UnitWords): boolean {
  const text = comparable(words);
  return [...units.keys()].some((word) => standsAsUnit(word, text));
}

const SAFE_SHORT: ReadonlySet<string> = new Set(['kg', 'lb', 'cm', 'mm', 'm3']);

function standsAsUnit(word: string, text: string): boolean {
  const needsFigure = word.length <= 2 && !SAFE_SHORT.has(word);
  const isSign = !/[a-z]/.test(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.slice(0, at).trimEnd().slice(-1);
    const touching = text.charAt(at - 1);
    const after = text.charAt(at + word.length);
    if (!isSign && (/[a-z]/.test(touching) || /[a-z0-9]/.test(after))) continue;
    if (!needsFigure || /\d/.test(before)) return true;
  }
  return false;
}
