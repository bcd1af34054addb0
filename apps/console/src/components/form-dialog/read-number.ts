/** What was typed for a number: nothing, a number, a text with two readings, or none. */
export type TypedNumber =
  | { readonly kind: 'empty' | 'unreadable' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unclear'; readonly whole: number; readonly decimal: number };

const SPACES = /[ \u00a0\u202f']/g;
const SPACED = /^\d{1,3}(?:[ \u00a0\u202f']\d{3})+(?:[.,]\d*)?$/;
const PLAIN = /^\d*(?:[.,]\d*)?$/;
const THOUSANDS_BY_POINT = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const THOUSANDS_BY_COMMA = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** One separator before exactly three digits: `1.240` is a thousand and more, or little more than one. */
const UNCLEAR = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads a number with either separator: `0,16`, `0.16`, `1.240,5`, `1,240.5` and `1 240,5`. Where a text has two
 * readings, both are given and none is taken.
 */
export function readNumber(typed: string): TypedNumber {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const isNegative = /^[-−]/.test(text);
  const sign = isNegative ? -1 : 1;
  const digits = text.replace(/^[-−+]/, '').trim();
  if (UNCLEAR.test(digits)) {
    const [whole = '', fraction = ''] = digits.split(/[.,]/);
    return { kind: 'unclear', whole: sign * Number(whole + fraction), decimal: sign * Number(`${whole}.${fraction}`) };
  }
  const plain = toPlainDigits(digits);
  return plain === undefined ? { kind: 'unreadable' } : { kind: 'number', value: sign * Number(plain) };
}

function toPlainDigits(digits: string): string | undefined {
  if (!/\d/.test(digits)) return undefined;
  if (SPACED.test(digits)) return digits.replace(SPACES, '').replace(',', '.');
  if (PLAIN.test(digits)) return digits.replace(',', '.');
  if (THOUSANDS_BY_POINT.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  if (THOUSANDS_BY_COMMA.test(digits)) return digits.replaceAll(',', '');
  return undefined;
}

/** A number as the fields of forms keep it: digits with a point, `1240.5`. */
export function toFieldValue(value: number): string {
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}
