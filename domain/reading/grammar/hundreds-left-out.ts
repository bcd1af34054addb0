import type { Token } from './token.js';

const list = (words: string) => words.split(' ');
const FIRST_DIGITS = list('one two three four five six seven eight nine');
const TEENS = list('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen');
const TENS = list('twenty thirty forty fifty sixty seventy eighty ninety');
const UNITS: ReadonlySet<string> = new Set(
  list('kilos kgs kg kilograms pounds lbs lb inches cm cms centimeters mm by x'),
);
/** Units behind which a noun is what has the weight: `one twenty kg motor`. */
const SHORT: ReadonlySet<string> = new Set(['kg', 'lb', 'cm', 'mm']);
const GOES_ON: ReadonlySet<string> = new Set(
  list('gross net in and with for total each by x or plus all long wide high'),
);

/** `one-sixty pounds`, `two oh five kilos`, `one twenty by eighty`: hundreds of which only the digit is said. */
export function readHundredsLeftOut(
  tokens: readonly Token[],
  from: number,
): { value: number; length: number } | undefined {
  const hundreds = findValue(tokens[from]);
  let at = skipHyphen(tokens, from + 1);
  const isOh = tokens[at]?.fold === 'oh';
  if (isOh) at = skipHyphen(tokens, at + 1);
  const rest = findValue(tokens[at]);
  if (hundreds === undefined || hundreds === 10 || hundreds > 19 || rest === undefined || isOh !== rest < 10)
    return undefined;
  let value = hundreds * 100 + rest;
  at += 1;
  const onesAt = skipHyphen(tokens, at);
  const ones = rest >= 20 ? findValue(tokens[onesAt]) : undefined;
  if (ones !== undefined && ones < 10) {
    value += ones;
    at = onesAt + 1;
  }
  if (tokens[at]?.fold === 'thousand') return { value: value * 1000, length: at + 1 - from };
  const isLastSide = ['by', 'x'].includes(tokens[from - 1]?.fold ?? '') && tokens[at]?.kind !== 'word';
  return isLastSide || isMeasured(tokens, at, hundreds) ? { value, length: at - from } : undefined;
}

function isMeasured(tokens: readonly Token[], at: number, hundreds: number): boolean {
  const unit = tokens[at]?.fold ?? '';
  const next = tokens[at + 1];
  // `two forty kilos each`: two of forty, or 240.
  if (!UNITS.has(unit) || (hundreds > 1 && (next?.fold === 'each' || next?.fold === 'apiece'))) return false;
  return !SHORT.has(unit) || next?.kind !== 'word' || GOES_ON.has(next.fold);
}

function skipHyphen(tokens: readonly Token[], at: number): number {
  return tokens[at]?.fold === '-' && tokens[at + 1]?.kind === 'word' ? at + 1 : at;
}

function findValue(token: Token | undefined): number | undefined {
  if (token?.kind !== 'word') return undefined;
  const [digit, teen, ten] = [FIRST_DIGITS, TEENS, TENS].map((words) => words.indexOf(token.fold));
  if (digit !== undefined && digit >= 0) return digit + 1;
  if (teen !== undefined && teen >= 0) return teen + 10;
  return ten !== undefined && ten >= 0 ? (ten + 2) * 10 : undefined;
}
