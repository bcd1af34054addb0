import { comparable, standsIn } from './grounding-index.js';

/** Signs and words for currencies, by ISO 4217 code. */
const CURRENCY_WORDS: Readonly<Record<string, readonly string[]>> = {
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
export function isCurrencyIn(words: string, code: string): boolean {
  const upper = code.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(upper)) return false;
  const names = Object.hasOwn(CURRENCY_WORDS, upper) ? (CURRENCY_WORDS[upper] ?? []) : [upper];
  const text = comparable(words);
  return names.some((name) =>
    /^[a-z]/i.test(name) ? standsIn(name, words) || glued(name, text) : text.includes(name),
  );
}

/** `USD12,000` and `12000usd`: the code right beside its figure. */
function glued(name: string, text: string): boolean {
  const lower = name.toLowerCase();
  const at = text.indexOf(lower);
  return at >= 0 && (/\d/.test(text.charAt(at - 1)) || /\d/.test(text.charAt(at + lower.length)));
}
