import { findPackaging } from '../pieces/packaging.js';
import type { WordNumber } from './number-words.js';
import { isUnitName } from './units.js';

const HUNDREDS = new Map([
  ...'one two three four five six seven eight nine'.split(' ').map((word, k) => [word, k + 1] as const),
  ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, k) => [word, k + 11] as const),
]);
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, k) => [word, (k + 2) * 10] as const),
);
/** Units that are not written right before the thing that has the weight. */
const PLURALS: ReadonlySet<string> = new Set(
  'kilos kgs kilograms pounds lbs inches centimeters centimetres cms millimeters millimetres'.split(' '),
);
/** What may follow a measure: anything else may be what has it (`one twenty kilo motor`). */
const FOLLOWERS: ReadonlySet<string> = new Set(
  (
    'gross net total in and with for including by x long wide high tall deep altogether together all combined or plus ' +
    'it they he she which but so each apiece'
  ).split(' '),
);
const EACH: ReadonlySet<string> = new Set(['each', 'apiece', 'per', 'a']);
const CROSS: ReadonlySet<string> = new Set(['by', 'x']);

/**
 * Reads a number whose hundreds are named by their digit alone, as Americans say them: `one-sixty pounds`, `two oh five
 * kilos`, `one twenty by eighty`. Only before a unit or between sides: `two forty-kilo boxes` are two.
 * @param words folded adjacent words
 * @param before the folded word before them
 */
export function parseHundredsLeftOut(words: readonly string[], before: string | undefined): WordNumber | undefined {
  const hundreds = HUNDREDS.get(words[0] ?? '');
  const rest = parseRest(words.slice(1));
  if (hundreds === undefined || !rest) return undefined;
  const used = rest.words + 1;
  const value = hundreds * 100 + rest.value;
  const behind = words.slice(used);
  if (behind[0] === 'thousand') return { value: value * 1000, words: used + 1 };
  return isMeasured(behind, hundreds, before) ? { value, words: used } : undefined;
}

/** `sixty`, `sixty five`, `ten`, `oh five`. */
function parseRest([first = '', second = '']: readonly string[]): WordNumber | undefined {
  const ones = HUNDREDS.get(second) ?? 0;
  const digit = ones < 10 ? ones : 0;
  if (first === 'oh' && digit > 0) return { value: digit, words: 2 };
  const ten = TENS.get(first);
  if (ten !== undefined) return { value: ten + digit, words: digit > 0 ? 2 : 1 };
  const teen = first === 'ten' ? 10 : (HUNDREDS.get(first) ?? 0);
  return teen >= 10 ? { value: teen, words: 1 } : undefined;
}

function isMeasured([unit = '', next = '']: readonly string[], hundreds: number, before: string | undefined): boolean {
  if (CROSS.has(unit)) return next === '' || HUNDREDS.has(next) || TENS.has(next) || next === 'ten' || next === 'a';
  // `120 by 80 by one ten`: the last side.
  if (unit === '' || !isUnitName(unit)) return CROSS.has(before ?? '') && (unit === '' || FOLLOWERS.has(unit));
  if (findPackaging(next) !== undefined || (hundreds > 1 && EACH.has(next))) return false;
  return PLURALS.has(unit) || next === '' || FOLLOWERS.has(next);
}
