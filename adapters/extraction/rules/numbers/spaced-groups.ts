import { CODES_IN_CAPITALS, CURRENCIES, findNationalCurrency } from '../goods/currencies.js';
import { foldText } from '../text/normalize-text.js';

/** `1 800 kg`: thousands if a unit follows and a word of weight or money precedes. */
const UNIT_BEHIND =
  /^ \d{3}(?:[.,]\d{1,3})?\s?(?:kgs?|kilos?|lbs?|libras|g|grs?|gramos|grams|usd|eur|dolares|dólares|euros?)(?![a-z])/i;

const WEIGHED =
  /(?:\b(?:around|about|approx|aprox|ca|circa|unos|de|usd|eur)\.?\s*|\b(?:pesos?|weights?|bruto|gross|valor|value|valeur|valore|wert|total|inv(?:oice)?|factura|cost[oó]?)[^\d\n]{0,12}|\d \d{3}\s?(?:kgs?|lbs?|g|grs?)\s?(?:,|;|&|\+|y|and|e)\s)$/i;

/** `60 x 78 in, 2 140 lb`: after a size a weight follows with its unit only, without a subject. */
const AFTER_SIZE = /(?:cms?|mm|in|inches|pulgadas|plg|pies|ft|"|m|mts?|metros)\)?, $/i;
const BARE_WEIGHT = /^ \d{3}(?:[.,]\d{1,3})?\s?(?:kgs?|kilos?|lbs?|libras|pounds)\.?\s*(?:$|[\n,;)])/i;

/** `5 pallets, 1 865 kg`: behind a comma that ends no weight, a group of three before a unit continues the number. */
const BEHIND_COUNT = /[a-z)"](?<!\b(?:kgs?|kilos?|lbs?|libras)), $/i;

const MONEY_BEFORE =
  /(?:\b(?:usd|us|eur|gbp|nok|sek|dkk|chf|pln|czk|zar|mxn|crc|gtq|hnl|nio|cny|rmb|brl|cad|aud|mad|inr|thb|krw|jpy|aed|try|cop|pen|clp|ars|hkd|sgd|twd)|[$€£₡])\s?$/i;
const MONEY_GROUP = /^ \d{3}(?![\d.,]*\d| ?(?:[x×*]|kg|lb|cm|mm|m\b|ctn|pcs|box|caja|bult|pall))/i;

/** `8 200 EUR`, `8 200 (EUR)`, `8 200 Swiss francs`: what stands behind a group of three. */
const GROUP_AND_WORDS = /^ \d{3}(?:[.,]\d{1,2})? ?\(?([$€£₡]|\p{L}{2,})(?: (\p{L}{3,}))?/u;
/** Turkish liras are an English word too, and no others. */
const NO_CURRENCY = 'try';
const MONEY_REACH = 40;

/** A group of three before a currency. */
function isBeforeCurrency(behind: string): boolean {
  const [, written = '', second = ''] = GROUP_AND_WORDS.exec(behind) ?? [];
  const first = foldText(written);
  const isNamed = (Object.hasOwn(CURRENCIES, first) && first !== NO_CURRENCY) || CODES_IN_CAPITALS.has(written);
  return isNamed || findNationalCurrency(first, foldText(second)) !== undefined;
}

/** `3 pallets, 1 050 kg`: no number begins with a nought. */
const NOUGHT_BEHIND = /^ 0\d\d ?(?:kgs?|kilos?|lbs?|libras)(?![a-z])/;

/** `x 1 620 mm`: a side of four digits behind another side. */
const SIDE_BEFORE = /\d ?(?:mm ?)?[x×*] ?$/i;
const SIDE_BEHIND = /^ \d{3} ?(?:mm|[x×*])/i;
const GROUPED_SIDE = /[x×*] ?\d \d{3} ?(?:mm|[x×*])/i;
const BEFORE_SIZE = /(?:[:,(=] ?|\b(?:de|of|mide|measures) )$/i;
/** `Crate 2: 1 250 x 700 x 600 mm`: behind the number of its package a size is not counted. */
const NUMBERED_BEFORE = /\p{L}{3} ?#?\d{1,2} ?[:=] ?$/u;
const IN_MILLIMETRES = /^ \d{3}(?: ?[x×*] ?\d{3}){2} ?mm/i;
/** How far around a size another one may show how the writer parts thousands. */
const SIZES_REACH = 400;

/** `1 450 x 980 x 1 620 mm`; in `2 300 x 450 x 600 mm` the 2 may count, unless sizes nearby part their thousands by a blank. */
function isGroupedSide(text: string, from: number, blank: number): boolean {
  if (!/^\d{1,2}$/.test(text.slice(from, blank)) || !SIDE_BEHIND.test(text.slice(blank, blank + 8))) return false;
  const before = text.slice(Math.max(0, from - 12), from);
  if (SIDE_BEFORE.test(before)) return true;
  const isSize = /^ \d{3} ?(?:mm ?)?[x×*]/i.test(text.slice(blank, blank + 10));
  const around = text.slice(Math.max(0, from - SIZES_REACH), blank + SIZES_REACH);
  if (isSize && NUMBERED_BEFORE.test(before) && IN_MILLIMETRES.test(text.slice(blank, blank + 30))) return true;
  return isSize && BEFORE_SIZE.test(before) && GROUPED_SIDE.test(around);
}

/** `9 850,00`: a blank parts thousands only where decimals or a third group follow; `12 120 80` are three numbers. */
export function isSpacedGroup(text: string, from: number, blank: number): boolean {
  const head = text.slice(from, blank);
  // `1/2 411.5 kg`: a numbering ends before the weight.
  if (/[/#]/.test(text.charAt(from - 1))) return false;
  if (isGroupedSide(text, from, blank)) return true;
  // `4 500 000`: what goes on with a group of three goes on with the next one.
  if (/^\d{1,3} \d{3}$/.test(head)) return MONEY_GROUP.test(text.slice(blank, blank + 12));
  if (AFTER_SIZE.test(text.slice(Math.max(0, from - 12), from)) && BARE_WEIGHT.test(text.slice(blank, blank + 24)))
    return /^\d{1,2}$/.test(head);
  if (/^\d{1,3}$/.test(head) && NOUGHT_BEHIND.test(text.slice(blank, blank + 12).toLowerCase())) return true;
  if (
    /^\d{1,3}$/.test(head) &&
    isBeforeCurrency(text.slice(blank, blank + MONEY_REACH)) &&
    !/[\dx×*/.,] ?$/i.test(text.slice(Math.max(0, from - 2), from))
  )
    return true;
  if (
    UNIT_BEHIND.test(text.slice(blank, blank + 18)) &&
    /^\d{1,2}$/.test(head) &&
    WEIGHED.test(text.slice(Math.max(0, from - 24), from))
  )
    return true;
  if (
    /^\d{1,2}$/.test(head) &&
    BARE_WEIGHT.test(text.slice(blank, blank + 24)) &&
    BEHIND_COUNT.test(text.slice(Math.max(0, from - 12), from))
  )
    return true;
  if (
    /^\d{1,3}$/.test(head) &&
    MONEY_GROUP.test(text.slice(blank, blank + 12)) &&
    MONEY_BEFORE.test(text.slice(Math.max(0, from - 5), from))
  )
    return true;
  return (
    /^\d{1,3}$/.test(head) &&
    /^ \d{3}(?:[.,]\d{1,2}(?!\d|[.,]\d)| \d{3}(?! ?\d))/.test(text.slice(blank, blank + 10)) &&
    !/\d \d{0,3}$/.test(text.slice(Math.max(0, from - 3), from))
  );
}
