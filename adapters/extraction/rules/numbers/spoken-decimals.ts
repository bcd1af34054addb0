import type { Token } from '../text/token.js';
import { isUnitName } from './units.js';

/** The sign of decimals as it is said. */
const POINT = /^(?:coma|punto|point|comma)$/;
const NOUGHT = /^(?:cero|zero|oh)$/;
/** What may follow a measure that has no unit of its own: the next side, or the name of its own. */
const CROSS = /^(?:x|×|\*|por|by)$/;
/** More digits behind the sign are no decimals of a measure. */
const MAX_DECIMALS = 3;

/**
 * Joins decimals that are said in words: `noventa y dos coma cinco kilos`, `one point eight cubic metres`, `cero coma
 * ocho`. Only before a unit or between sides: dictated texts also say the comma between two statements.
 */
export function joinSpokenDecimals(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    const decimal = readDecimalAt(tokens, i);
    if (!decimal) {
      joined.push(token);
      continue;
    }
    const last = tokens[decimal.next - 1] as Token;
    const { reference: _reference, other: _other, ...rest } = token;
    joined.push({ ...rest, kind: 'number', end: last.end, value: decimal.value, inWords: true, lastWord: last.fold });
    i = decimal.next - 1;
  }
  return joined;
}

function readDecimalAt(tokens: readonly Token[], i: number): { value: number; next: number } | undefined {
  const whole = readWhole(tokens[i]);
  if (whole === undefined || tokens[i + 1]?.kind !== 'word' || !POINT.test(tokens[i + 1]?.fold ?? '')) return undefined;
  let next = i + 2;
  let digits = '';
  while (tokens[next]?.kind === 'word' && NOUGHT.test(tokens[next]?.fold ?? '')) {
    digits += '0';
    next += 1;
  }
  const part = tokens[next];
  if (part?.kind === 'number' && Number.isInteger(part.value)) {
    digits += part.inWords ? String(part.value) : part.text;
    next += 1;
  }
  const unit = tokens[next]?.fold ?? '';
  const isMeasure = isUnitName(unit) || unit === 'cubic' || CROSS.test(unit);
  return /^\d+$/.test(digits) && digits.length <= MAX_DECIMALS && isMeasure
    ? { value: Number(`${whole}.${digits}`), next }
    : undefined;
}

function readWhole(token: Token | undefined): number | undefined {
  if (token?.kind === 'word') return NOUGHT.test(token.fold) && token.fold !== 'oh' ? 0 : undefined;
  return token?.kind === 'number' && Number.isInteger(token.value) ? token.value : undefined;
}
