import { foldText } from '../../../fold-text.js';

/** A word, a number or a sign of a remark. */
export interface RemarkToken {
  /** Without case and accents. */
  readonly word: string;
  /** As it stands there: a code is in capital letters. */
  readonly raw: string;
}

/** Parts a remark into words: units stand apart from their numbers, and brackets and quotes say nothing. */
export function splitRemark(text: string): RemarkToken[] {
  const spaced = text
    .replace(/[×*]/g, 'x')
    .replace(/[–—]/g, '-')
    .replace(/["“”'’()[\]¿?¡!]/g, ' ')
    .replace(/\b([ap])\. ?m\b\.?/gi, '$1m')
    .replace(/([>=/+])/g, ' $1 ')
    .replace(/(US\$|\$)/gi, ' $1 ')
    .replace(/(\d) ?x ?(?=\d)/gi, '$1 x ')
    .replace(/(\d)-(?=\d)/g, '$1 - ')
    .replace(/([,:])(?!\d)/g, ' $1 ')
    .replace(/(\d)(m3|m³|cms?|mts?|m|kgs?|kilos?|hrs?|hs|h|am|pm)\b/gi, '$1 $2');
  return spaced
    .split(/\s+/)
    .map((part) => part.replace(/\.$/, ''))
    .filter((part) => part !== '')
    .map((raw) => ({ word: foldText(raw), raw }));
}

/** The longest phrase of a table that begins at a token. */
export function findPhrase<Value>(
  tokens: readonly RemarkToken[],
  at: number,
  phrases: ReadonlyMap<string, Value>,
): { readonly value: Value; readonly length: number } | undefined {
  for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
    if (at + length > tokens.length) continue;
    const phrase = tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ');
    const value = phrases.get(phrase);
    if (value !== undefined) return { value, length };
  }
  return undefined;
}

const MAX_PHRASE_WORDS = 5;
const WHOLE_GROUPS = /^\d{1,3}(?:[.,]\d{3}){1,3}$/;
const DECIMAL = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** A number of a limit: `1,000` and `1.000` are a thousand, since nothing is limited to thousandths. */
export function parseLimit(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (WHOLE_GROUPS.test(word)) return Number(word.replace(/[.,]/g, ''));
  return DECIMAL.test(word) ? Number(word.replace(',', '.')) : undefined;
}
