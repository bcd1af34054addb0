import { Big } from 'big.js';
import { CM_PER_INCH, KG_PER_POUND, M3_PER_CUBIC_FOOT } from '../../../domain/cargo/units.js';
import { normalizeForComparison } from './grounding-index.js';

/** The words for units of one measure, each with its conversion factor. */
export type UnitFactors = ReadonlyMap<string, Big>;

const INCHES_PER_FOOT = 12;

function createUnitFactors(rows: ReadonlyArray<readonly [string | number | Big, string]>): UnitFactors {
  return new Map(rows.flatMap(([factor, names]) => names.split('|').map((name) => [name, Big(factor)] as const)));
}

/** Weights, in kg. */
export const WEIGHT_UNITS = createUnitFactors([
  [1, 'kg|kgs|kilo|kilos|kgm|kilogram|kilograms|kilogramme|kilogrammes|kilogramo|kilogramos'],
  [KG_PER_POUND, 'lb|lbs|pound|pounds|libra|libras|#'],
  ['0.001', 'g|gr|grs|gram|grams|gramo|gramos'],
  [1000, 't|mt|ton|tonne|tonnes|tonelada|toneladas|metric ton|metric tons'],
]);

/** Lengths, in cm. */
export const LENGTH_UNITS = createUnitFactors([
  [1, 'cm|cms|centimeter|centimeters|centimetre|centimetres|centimetro|centimetros'],
  ['0.1', 'mm|millimeter|millimeters|millimetre|millimetres|milimetro|milimetros'],
  [100, 'm|mt|mts|meter|meters|metre|metres|metro|metros'],
  [CM_PER_INCH, 'in|inch|inches|"|pulgada|pulgadas|pulg|plg'],
  [Big(CM_PER_INCH).times(INCHES_PER_FOOT), "ft|foot|feet|'|pie|pies"],
]);

/** Volumes, in m³. */
export const VOLUME_UNITS = createUnitFactors([
  [1, 'm3|cbm|cubic meter|cubic meters|cubic metre|cubic metres|metro cubico|metros cubicos|mt3|mts3'],
  [M3_PER_CUBIC_FOOT, 'ft3|cft|cuft|cu ft|cubic foot|cubic feet|pie cubico|pies cubicos'],
  ['0.000001', 'cm3|cubic centimeters|centimetros cubicos'],
]);

/** The conversion factor of a unit; undefined if it is none of this measure. */
export function findUnitFactor(unit: string, units: UnitFactors): Big | undefined {
  return units.get(normalizeForComparison(unit).replace(/\.$/, ''));
}

/** Whether a unit of this size occurs in the words; short ones (`in`, `m`, `t`) only directly after a number. */
export function mentionsUnit(quote: string, factor: Big, units: UnitFactors): boolean {
  const text = normalizeForComparison(quote);
  return [...units].some(([name, size]) => size.eq(factor) && occursAsUnit(name, text));
}

/** Whether the words hold any unit of this measure. */
export function mentionsAnyUnit(quote: string, units: UnitFactors): boolean {
  const text = normalizeForComparison(quote);
  return [...units.keys()].some((name) => occursAsUnit(name, text));
}

const UNAMBIGUOUS_SHORT_UNITS: ReadonlySet<string> = new Set(['kg', 'lb', 'cm', 'mm', 'm3']);

function occursAsUnit(name: string, text: string): boolean {
  const needsNumber = name.length <= 2 && !UNAMBIGUOUS_SHORT_UNITS.has(name);
  const isSign = !/[a-z]/.test(name);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text.slice(0, at).trimEnd().slice(-1);
    const touching = text.charAt(at - 1);
    const after = text.charAt(at + name.length);
    if (!isSign && (/[a-z]/.test(touching) || /[a-z0-9]/.test(after))) continue;
    if (!needsNumber || /\d/.test(before)) return true;
  }
  return false;
}
