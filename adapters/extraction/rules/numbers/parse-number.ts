/** A written number and what else it may mean where its separator is ambiguous (`1.250`). */
export interface ParsedNumber {
  readonly value: number;
  /** The other reading: decimals instead of thousands, or the other way round. */
  readonly other?: number;
}

/** The number format of a writer, as far as unambiguous numbers of the email show it. */
export interface NumberFormat {
  readonly commaIsDecimal: boolean;
  readonly pointIsDecimal: boolean;
}

const VULGAR: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};
/** `3,42,000`: hundreds of thousands, as Indian writers group them. */
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;
const MAX_DIGITS = 15;

/** The value of a one-character fraction (`½`); undefined for anything else. */
export function parseVulgarFraction(char: string): number | undefined {
  return VULGAR[char];
}

/**
 * The value of one number from its digits and separators; undefined if they are no number (a date, a chain of
 * references). The decision is made per number: two different separators disambiguate each other, groups of three are
 * thousands, and a single separator before three digits is ambiguous and follows the writer's format.
 */
export function parseNumber(written: string, format: NumberFormat): ParsedNumber | undefined {
  const digits = written.replace(/[^0-9]/g, '');
  if (digits === '' || digits.length > MAX_DIGITS) return undefined;
  const separators = written.replace(/[0-9]/g, '');
  if (separators === '') return { value: Number(written) };
  const last = separators.charAt(separators.length - 1);
  const kinds = new Set(separators);
  if (kinds.size > 2) return undefined;
  if (kinds.size === 2) {
    const cut = written.lastIndexOf(last);
    const whole = written.slice(0, cut);
    if (written.indexOf(last) !== cut || last === "'" || last === '\u00a0' || !isGrouped(whole)) return undefined;
    return { value: Number(`${whole.replace(/[^0-9]/g, '')}.${written.slice(cut + 1)}`) };
  }
  if (separators.length > 1 || last === "'" || last === '\u00a0') {
    return isGrouped(written) ? { value: Number(digits) } : undefined;
  }
  const [whole = '', part = ''] = written.split(last);
  const decimal = Number(`${whole === '' ? '0' : whole}.${part}`);
  if (part.length !== 3 || whole === '' || whole.startsWith('0') || whole.length > 3) return { value: decimal };
  const grouped = Number(digits);
  const asDecimal = last === ',' ? format.commaIsDecimal : format.pointIsDecimal;
  return asDecimal ? { value: decimal, other: grouped } : { value: grouped, other: decimal };
}

/** Learns the habit from the numbers that can be read in one way only. */
export function detectNumberFormat(written: readonly string[]): NumberFormat {
  let commaDecimals = 0;
  let pointDecimals = 0;
  let commaThousands = 0;
  let pointThousands = 0;
  for (const one of written) {
    const comma = one.indexOf(',');
    const point = one.indexOf('.');
    if (comma >= 0 && point >= 0) {
      if (comma > point) {
        commaDecimals += 2;
        pointThousands += 1;
      } else {
        pointDecimals += 2;
        commaThousands += 1;
      }
    } else if (/^\d+,(?:\d{1,2}|\d{4,})$/.test(one)) commaDecimals += 1;
    else if (/^\d{1,3}(?:,\d{3}){2,}$/.test(one)) commaThousands += 1;
    else if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(one)) pointThousands += 1;
    else if (/^\d+\.(?:\d{1,2}|\d{4,})$/.test(one)) pointDecimals += 1;
  }
  return {
    commaIsDecimal: commaDecimals >= 2 && commaThousands === 0 && pointDecimals < commaDecimals,
    pointIsDecimal: pointDecimals >= 2 && pointThousands === 0 && commaThousands > 0 && commaDecimals === 0,
  };
}

/** In groups of three, or as in India of two before the last three: `3,42,000`. */
function isGrouped(written: string): boolean {
  return LAKHS.test(written) || /^\d{1,3}(?:[.,'\u00a0]\d{3})+$/.test(written) || /^\d+$/.test(written);
}
