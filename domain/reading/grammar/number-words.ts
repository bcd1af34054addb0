import { readHundredsLeftOut } from './hundreds-left-out.js';
import type { Token } from './token.js';

const split = (list: string, first = 0) => list.split(' ').map((word, k): [string, number] => [word, first + k]);
const tens = (list: string) => list.split(' ').map((word, k): [string, number] => [word, (k + 2) * 10]);
const UNITS = new Map<string, number>([
  ...split(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  ),
  ...split(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    1,
  ),
  ...split('veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve', 21),
  ['veintiun', 21],
]);
const TENS = new Map<string, number>([
  ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
  ...tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
]);
const HUNDREDS = new Map<string, number>([
  ...'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .map((word, k): [string, number] => [word, (k + 1) * 100]),
  ['cien', 100],
]);
/** `las dos juntas`, `cada uno`: no count. */
const DEMONSTRATIVES: ReadonlySet<string> = new Set([
  'las',
  'los',
  'la',
  'el',
  'cada',
  'entre',
  'the',
  'each',
  'these',
  'every',
  'which',
]);
const DOZENS = new Map([
  ['dozen', 12],
  ['docena', 12],
  ['docenas', 12],
  ['par', 2],
  ['couple', 2],
  ['pair', 2],
]);
const LINKS: ReadonlySet<string> = new Set(['y', 'and', '-']);

/** Puts a number in the place of every number in words (`ciento diez`, `forty-two`, `one hundred and ten`). */
export function joinNumberWords(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readWords(tokens, at);
    const first = tokens[at] as Token;
    const last = tokens[at + (read?.length ?? 1) - 1] as Token;
    if (read)
      joined.push({ ...first, kind: 'number', value: read.value, end: last.end, fold: first.fold, glued: false });
    else joined.push(first);
    at += read?.length ?? 1;
  }
  return joined;
}

function readWords(tokens: readonly Token[], from: number): { value: number; length: number } | undefined {
  if (tokens[from]?.kind !== 'word' || DEMONSTRATIVES.has(tokens[from - 1]?.fold ?? '')) return undefined;
  const whole = readDozen(tokens, from) ?? readHundredsLeftOut(tokens, from);
  if (whole) return whole;
  let total = 0;
  let group = 0;
  let at = from;
  let least = Number.POSITIVE_INFINITY;
  for (;;) {
    const link = at > from && LINKS.has(tokens[at]?.fold ?? '') ? 1 : 0;
    const word = tokens[at + link]?.fold ?? '';
    const plain = UNITS.get(word) ?? TENS.get(word) ?? HUNDREDS.get(word);
    if (plain !== undefined && tokens[at + link]?.kind === 'word') {
      const size = UNITS.has(word) ? 1 : TENS.has(word) ? 10 : 100;
      if (size >= least || (link === 1 && least === 1)) break;
      group += plain;
      least = size;
    } else if (word === 'hundred' && (group > 0 || isArticle(tokens[at - 1])) && link === 0) {
      group = (group || 1) * 100;
      least = 100;
    } else if (
      (word === 'mil' || word === 'thousand') &&
      link === 0 &&
      (group > 0 || word === 'mil' || isArticle(tokens[at - 1]))
    ) {
      total += (group || 1) * 1000;
      group = 0;
      least = Number.POSITIVE_INFINITY;
    } else break;
    at += link + 1;
  }
  const value = total + group;
  return at === from || value === 0 || (at === from + 1 && /^(?:mil|one|uno)$/.test(tokens[from]?.fold ?? ''))
    ? undefined
    : { value, length: at - from };
}

/** `a hundred`: one of it. */
function isArticle(token: Token | undefined): boolean {
  return token?.fold === 'a';
}

/** `media docena de`, `a dozen`, `un par de`. */
function readDozen(tokens: readonly Token[], from: number): { value: number; length: number } | undefined {
  const first = tokens[from]?.fold ?? '';
  const isHalf = first === 'media' || first === 'half';
  const at = isHalf || first === 'un' || first === 'una' || first === 'a' ? from + 1 : from;
  const value = DOZENS.get(tokens[at]?.fold ?? '');
  if (value === undefined || tokens[at]?.kind !== 'word') return undefined;
  const linked = tokens[at + 1]?.fold === 'de' || tokens[at + 1]?.fold === 'of' ? 1 : 0;
  if (value === 2 && linked === 0) return undefined;
  return { value: isHalf ? value / 2 : value, length: at - from + 1 + linked };
}
