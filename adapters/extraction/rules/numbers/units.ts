import { Big } from 'big.js';
import { CM_PER_INCH, KG_PER_POUND, M3_PER_CUBIC_FOOT } from '../../../../domain/cargo/units.js';

/** Kilograms in one of each unit of weight; the quintal of Central America holds 100 pounds, the arroba 25. */
const KG_PER: Readonly<Record<string, number>> = {
  ...toFactorTable(
    [
      'kg',
      'kgs',
      'kgr',
      'kgrs',
      'kilo',
      'kilos',
      'kilogramo',
      'kilogramos',
      'kilogram',
      'kilograms',
      'kilogrammes',
      'kl',
      'kls',
      'kgm',
      'kilogrames',
      'kilogramme',
      'quilos',
      'quilogramas',
      '千克',
      '公斤',
    ],
    1,
  ),
  ...toFactorTable(['lb', 'lbs', 'lbr', 'lbrs', 'libra', 'libras', 'pound', 'pounds', '#'], KG_PER_POUND),
  ...toFactorTable(
    ['t', 'tne', 'ton', 'tons', 'tonne', 'tonnes', 'tonelada', 'toneladas', 'mt', 'tm', 'tn', 'tns'],
    1000,
  ),
  ...toFactorTable(['oz', 'onza', 'onzas', 'ounce', 'ounces'], KG_PER_POUND / 16),
  ...toFactorTable(['g', 'gr', 'grs', 'gramo', 'gramos', 'gram', 'grams'], 0.001),
  ...toFactorTable(['qq', 'quintal', 'quintales'], KG_PER_POUND * 100),
  ...toFactorTable(['arroba', 'arrobas'], KG_PER_POUND * 25),
};
/** Pounds in a short ton. */
const POUNDS_PER_SHORT_TON = 2000;

const CM_PER: Readonly<Record<string, number>> = {
  ...toFactorTable(
    [
      'cm',
      'cms',
      'cmt',
      'centimetro',
      'centimetros',
      'centimetre',
      'centimetres',
      'centimeter',
      'centimeters',
      'ctms',
      'cmts',
    ],
    1,
  ),
  ...toFactorTable(
    ['mm', 'mms', 'mmt', 'milimetro', 'milimetros', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
    0.1,
  ),
  ...toFactorTable(['m', 'mt', 'mts', 'mtr', 'mtrs', 'metro', 'metros', 'metre', 'metres', 'meter', 'meters'], 100),
  ...toFactorTable(
    ['in', 'inch', 'inches', 'ins', 'pulg', 'pulgs', 'pulgada', 'pulgadas', 'plg', 'plgs', 'inh', '"'],
    CM_PER_INCH,
  ),
  ...toFactorTable(['ft', 'feet', 'foot', 'pie', 'pies', "'"], CM_PER_INCH * 12),
};

const M3_PER: Readonly<Record<string, number>> = {
  ...toFactorTable(
    ['cbm', 'cmb', 'm3', 'm³', 'mt3', 'mts3', 'mtr3', 'mtrs3', 'metros3', 'mts³', 'mt³', 'mc', 'cbms', 'mtq'],
    1,
  ),
  ...toFactorTable(['cft', 'cf', 'ft3', 'ft³', 'cuft', 'pies3', 'pies³', 'cbft', 'ftq'], M3_PER_CUBIC_FOOT),
  ...toFactorTable(['cm3', 'cm³', 'cc'], 0.000001),
  ...toFactorTable(['dm3', 'dm³'], 0.001),
};

function toFactorTable(names: readonly string[], factor: number): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, factor]));
}

function lookUpOwn(table: Readonly<Record<string, number>>, key: string): number | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Kilograms in one unit of weight of this folded name. */
export function findKgPerUnit(unit: string): number | undefined {
  return lookUpOwn(KG_PER, unit);
}

/** Centimetres in one unit of length of this folded name. */
export function findCmPerUnit(unit: string): number | undefined {
  return lookUpOwn(CM_PER, unit);
}

/** Cubic metres in one unit of volume of this folded name. */
export function findM3PerUnit(unit: string): number | undefined {
  return lookUpOwn(M3_PER, unit);
}

/** Whether a folded word names a unit of weight, length or volume. */
export function isUnitName(word: string): boolean {
  return findKgPerUnit(word) !== undefined || findCmPerUnit(word) !== undefined || findM3PerUnit(word) !== undefined;
}

/** A quantity converted to another unit, in decimals. */
export function multiplyDecimal(value: number, factor: number): number {
  return Big(value).times(factor).toNumber();
}

/** A sum, in decimals. */
export function sumDecimals(values: readonly number[]): number {
  return values.reduce((total, value) => total.plus(value), Big(0)).toNumber();
}

/** Kilograms in a short ton of the United States. */
export const KG_PER_SHORT_TON = KG_PER_POUND * POUNDS_PER_SHORT_TON;
