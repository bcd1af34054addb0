import { containsPhrase, normalizeForComparison } from './grounding-index.js';

/** Signs and words for currencies, by ISO 4217 code. */
const CURRENCY_NAMES: Readonly<Record<string, readonly string[]>> = {
  USD: ['usd', 'us$', 'u$s', '$', 'dollar', 'dollars', 'dolar', 'dolares'],
  EUR: ['eur', '€', 'euro', 'euros'],
  GBP: ['gbp', '£', 'pound', 'pounds', 'libras'],
  CRC: ['crc', '₡', 'colon', 'colones'],
  GTQ: ['gtq', 'quetzal', 'quetzales'],
  HNL: ['hnl', 'lempira', 'lempiras'],
  NIO: ['nio', 'cordoba', 'cordobas'],
  PAB: ['pab', 'balboa', 'balboas'],
  CNY: ['cny', 'rmb', '¥', 'yuan'],
  MXN: ['mxn', 'pesos mexicanos'],
};

/** Whether the quoted words name the currency: by its code, its sign or its name. */
export function mentionsCurrency(quote: string, code: string): boolean {
  const upper = code.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(upper)) return false;
  const names = Object.hasOwn(CURRENCY_NAMES, upper) ? (CURRENCY_NAMES[upper] ?? []) : [upper];
  const text = normalizeForComparison(quote);
  return names.some((name) =>
    /^[a-z]/i.test(name) ? containsPhrase(name, quote) || isAttachedToNumber(name, text) : text.includes(name),
  );
}

/** `USD12,000` and `12000usd`: the code directly beside its number. */
function isAttachedToNumber(name: string, text: string): boolean {
  const lower = name.toLowerCase();
  const at = text.indexOf(lower);
  return at >= 0 && (/\d/.test(text.charAt(at - 1)) || /\d/.test(text.charAt(at + lower.length)));
}
