import { Big } from 'big.js';
import { CM_PER_INCH, KG_PER_POUND, M3_PER_CUBIC_FOOT } from '../../../../domain/cargo/units.js';

/** Kilograms in one of each unit of weight; the quintal of Central America holds 100 pounds, the arroba 25. */
const KG_PER: Readonly<Record<string, number>> = {
  ...each(
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
      '千克',
      '公斤',
    ],
    1,
  ),
  ...each(['lb', 'lbs', 'lbr', 'lbrs', 'libra', 'libras', 'pound', 'pounds', '#'], KG_PER_POUND),
  ...each(['t', 'ton', 'tons', 'tonne', 'tonnes', 'tonelada', 'toneladas', 'mt', 'tm', 'tn', 'tns'], 1000),
  ...each(['oz', 'onza', 'onzas', 'ounce', 'ounces'], KG_PER_POUND / 16),
  ...each(['g', 'gr', 'grs', 'gramo', 'gramos', 'gram', 'grams'], 0.001),
  ...each(['qq', 'quintal', 'quintales'], KG_PER_POUND * 100),
  ...each(['arroba', 'arrobas'], KG_PER_POUND * 25),
};
/** Pounds in a short ton. */
const POUNDS_PER_SHORT_TON = 2000;

const CM_PER: Readonly<Record<string, number>> = {
  ...each(
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
  ...each(['mm', 'mms', 'milimetro', 'milimetros', 'millimetre', 'millimetres', 'millimeter', 'millimeters'], 0.1),
  ...each(['m', 'mt', 'mts', 'mtr', 'mtrs', 'metro', 'metros', 'metre', 'metres', 'meter', 'meters'], 100),
  ...each(
    ['in', 'inch', 'inches', 'ins', 'pulg', 'pulgs', 'pulgada', 'pulgadas', 'plg', 'plgs', 'inh', '"'],
    CM_PER_INCH,
  ),
  ...each(['ft', 'feet', 'foot', 'pie', 'pies', "'"], CM_PER_INCH * 12),
};

const M3_PER: Readonly<Record<string, number>> = {
  ...each(['cbm', 'cmb', 'm3', 'm³', 'mt3', 'mts3', 'mtr3', 'mtrs3', 'metros3', 'mts³', 'mt³', 'mc', 'cbms'], 1),
  ...each(['cft', 'cf', 'ft3', 'ft³', 'cuft', 'pies3', 'pies³', 'cbft'], M3_PER_CUBIC_FOOT),
  ...each(['cm3', 'cm³', 'cc'], 0.000001),
  ...each(['dm3', 'dm³'], 0.001),
};

function each(names: readonly string[], factor: number): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, factor]));
}

function own(table: Readonly<Record<string, number>>, key: string): number | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Kilograms in one unit of weight of this folded name. */
export function kgPer(unit: string): number | undefined {
  return own(KG_PER, unit);
}

/** Centimetres in one unit of length of this folded name. */
export function cmPer(unit: string): number | undefined {
  return own(CM_PER, unit);
}

/** Cubic metres in one unit of volume of this folded name. */
export function m3Per(unit: string): number | undefined {
  return own(M3_PER, unit);
}

/** A quantity in another unit, worked out in decimals. */
export function times(value: number, factor: number): number {
  return Big(value).times(factor).toNumber();
}

/** A sum, worked out in decimals. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total.plus(value), Big(0)).toNumber();
}

/** Kilograms in a short ton of the United States. */
export const KG_PER_SHORT_TON = KG_PER_POUND * POUNDS_PER_SHORT_TON;
