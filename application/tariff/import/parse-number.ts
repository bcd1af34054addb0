import type { SheetCell } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';

/** The decimal sign; undefined: not known. */
export type DecimalSign = '.' | ',' | undefined;

/** A number, undefined for an empty cell, or a validation message. */
export type ParsedNumber = { readonly figure: number | undefined } | { readonly error: string };

const NUMBER_PATTERN = /^[+-]?(?:\d+|\d*[.,]\d+|\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d+)?)$/;
/** `1.200` may be twelve hundred or one and two tenths. */
const AMBIGUOUS_PATTERN = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The decimal sign that a table's numbers imply, if they agree. */
export function detectDecimalSign(cells: readonly SheetCell[]): DecimalSign {
  const seen = new Set<DecimalSign>();
  for (const cell of cells) {
    const text = typeof cell === 'string' ? stripCurrency(cell) : '';
    if (NUMBER_PATTERN.test(text) && !AMBIGUOUS_PATTERN.test(text)) seen.add(findDecimalSign(text));
  }
  seen.delete(undefined);
  const [only, other] = [...seen];
  return other === undefined ? only : undefined;
}

/** Reads a number with decimal point or comma, with or without thousands separators. */
export function parseNumber(cell: SheetCell, sign: DecimalSign): ParsedNumber {
  if (cell === undefined) return { figure: undefined };
  if (typeof cell === 'number') return { figure: cell };
  const text = typeof cell === 'string' ? stripCurrency(cell) : '';
  if (!NUMBER_PATTERN.test(text)) return { error: TARIFF_MESSAGES.noNumber(String(cell)) };
  if (AMBIGUOUS_PATTERN.test(text) && sign === undefined) {
    const [whole = '', rest = ''] = text.split(/[.,]/);
    return { error: TARIFF_MESSAGES.ambiguousNumber({ text, whole, rest, decimal: Number(`${whole}.${rest}`) }) };
  }
  const decimal = AMBIGUOUS_PATTERN.test(text) ? sign : (findDecimalSign(text) ?? sign);
  const digits = text.replace(/[' ]/g, '');
  const normalized = decimal === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  return { figure: Number(normalized) };
}

/** Without currency and spaces around. */
function stripCurrency(text: string): string {
  return text
    .replace(/^(?:US\$|USD|\$)|(?:USD|%)$/gi, '')
    .replace(/[\u00A0\u202F]/g, ' ')
    .trim();
}

/** The decimal sign that one unambiguous number shows; undefined if it has no decimals. */
function findDecimalSign(text: string): DecimalSign {
  const signs = text.replace(/[^.,]/g, '');
  const last = signs.at(-1);
  if (last !== '.' && last !== ',') return undefined;
  const isRepeated = signs.length > 1 && signs.split('').every((sign) => sign === last);
  if (isRepeated) return last === '.' ? ',' : '.';
  return last;
}
