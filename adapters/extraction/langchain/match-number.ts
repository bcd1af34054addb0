import { normalizeForComparison } from './grounding-index.js';

const NUMERALS = /\d[\d.,']*\d|\d/g;
/** Thousands parted by blanks: `1 200,5`. */
const SPACE_GROUPED = /(?<!\d)\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)/g;
const MAX_NUMERAL_LENGTH = 24;

/** Counts written as words, in English and Spanish. */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  uno: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  siete: 7,
  eight: 8,
  ocho: 8,
  nine: 9,
  nueve: 9,
  ten: 10,
  diez: 10,
  eleven: 11,
  once: 11,
  twelve: 12,
  doce: 12,
  dozen: 12,
  docena: 12,
};

/** How a number was found in words: not at all, as the only reading, or as one of two (`1.200`). */
export type NumberMatch = 'no' | 'plainly' | 'ambiguously';

/** Whether a number can be read in words, with comma or point as decimal sign. */
export function matchNumber(quote: string, amount: number): NumberMatch {
  const text = normalizeForComparison(quote);
  let found: NumberMatch = 'no';
  for (const [numeral] of text.matchAll(NUMERALS)) {
    const interpretations = interpretNumeral(numeral);
    if (!interpretations.includes(amount)) continue;
    if (interpretations.length === 1) return 'plainly';
    found = 'ambiguously';
  }
  for (const [numeral] of text.matchAll(SPACE_GROUPED)) {
    if (interpretNumeral(numeral.replaceAll(' ', '')).includes(amount)) return 'plainly';
  }
  return found;
}

/** Whether a count can be read in words, as digits or as a word. */
export function mentionsCount(quote: string, count: number): boolean {
  if (matchNumber(quote, count) !== 'no') return true;
  return normalizeForComparison(quote)
    .split(/[^a-z]+/)
    .some((word) => Object.hasOwn(NUMBER_WORDS, word) && NUMBER_WORDS[word] === count);
}

/** The values that a written number can have: one, or two if a single separator may mark thousands or decimals. */
function interpretNumeral(numeral: string): number[] {
  if (numeral.length > MAX_NUMERAL_LENGTH) return [];
  const bareNumeral = numeral.replaceAll("'", '');
  const separators = [...bareNumeral].filter((sign) => sign === '.' || sign === ',');
  const last = separators.at(-1);
  if (last === undefined) return [Number(bareNumeral)];
  const [whole = '', decimals = ''] = splitAtLast(bareNumeral, last);
  const others = separators.slice(0, -1);
  if (others.length === 0) {
    const asDecimal = Number(`${whole}.${decimals}`);
    const mayGroup = /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;
    return mayGroup ? [asDecimal, Number(`${whole}${decimals}`)] : [asDecimal];
  }
  const [other] = others;
  if (other === undefined || others.some((sign) => sign !== other)) return [];
  const grouped = other === last ? bareNumeral.split(last) : whole.split(other);
  if (!grouped.every((group, k) => (k === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))) return [];
  return [Number(other === last ? grouped.join('') : `${grouped.join('')}.${decimals}`)];
}

function splitAtLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}
