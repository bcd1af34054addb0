import { findKgPerUnit, isUnitName } from '../numbers/units.js';
import { isSameNoun, listNounForms } from '../text/noun-forms.js';
import type { TokenStream } from '../text/token-stream.js';
import { isPerPieceAfter } from '../weight/per-piece.js';
import { BARRIERS, toWholeNumber } from './count-forms.js';
import { findPackaging, type Packaging } from './packaging.js';

interface CountedNoun {
  readonly at: number;
  readonly to: number;
  readonly count: number;
  readonly family: Packaging;
  readonly noun: string;
}

const MAX_COUNT = 5000;
const REACH = 6;
/** Words that name nothing and take no place in the reach. */
const SMALL_WORDS: ReadonlySet<string> = new Set('cada una uno en de each in a of su its the la el'.split(' '));
/** A thing may be named with so many words before the noun. */
const MAX_WORDS = 4;
/** Short words that lead to a size and name nothing. */
const VERBS: ReadonlySet<string> = new Set(['are', 'was', 'son', 'hay', 'van', 'dim', 'med']);
/** Maximum distance of a size after its counted things, and of one that applies to each. */
const NEAR = 9;
const FAR = 16;
const NOT_COUNTED =
  /^(?:days?|dias?|weeks?|semanas?|months?|mes|meses|hours?|horas?|minutes?|minutos?|years?|anos?|kms?|times|veces|usd|dolares|dollars|euros|peso|pesos|weight|lit(?:ro|er|re)s?|galon(?:es)?|gallons?|watts?|volts?|medidas?|dims?|dimensions?|size|total|gross|brut[oa]s?|net|net[oa]s?|wt|gw)$/;

/** Things without packaging that are counted right before a size (`one kettle boxed 75 x 75 x 90 cm`) or named again with a size or a weight (`2 motores ... cada motor pesa 80 kg`). */
export function findCountedNouns(
  stream: TokenStream,
  sizes: readonly { at: number; to: number; each: boolean }[],
  counted: readonly { at: number; to: number }[],
): CountedNoun[] {
  const subjects = collectSubjects(stream, sizes);
  const starts = new Map(sizes.map((size) => [size.at, size.each]));
  const things: CountedNoun[] = [];
  /** The numbers in brackets before this one: `(1)`, `(2)` number the lines. */
  const numbered = new Set<number>();
  for (let i = 0; i < stream.tokens.length; i += 1) {
    const count = toWholeNumber(stream.tokens[i]);
    if (count === undefined || count < 1 || count > MAX_COUNT) continue;
    if (isNumberOfPackage(stream, i) || isOneOfCounted(stream, i, counted.length + things.length)) continue;
    if (counted.some((one) => i >= one.at && i < one.to) || sizes.some((size) => i >= size.at && i < size.to)) continue;
    const noun =
      findNounBehind(stream, i, count, subjects) ??
      findNounBeforeSize(stream, i, count, starts, numbered) ??
      findListedNoun(stream, i, count);
    if (stream.tokens[i + 1]?.text === ')') numbered.add(count);
    if (noun === undefined || things.some((one) => isSameNoun(one.noun, noun.fold))) continue;
    things.push({ at: i, to: noun.at + 1, count, family: 'thing', noun: noun.fold });
  }
  return things;
}

const SIZE_ADJECTIVE =
  /^(?:grandes?|chic[ao]s?|chiquit[ao]s?|pequen[ao]s?|larg[ao]s?|cort[ao]s?|median[ao]s?|big(?:ger)?|larger?|small(?:er)?|longer)$/;

/** `las tres son igualitas de 40 x 40 x 35`: the pieces that are counted before. */
const ARTICLE = /^(?:las|los|the|all)$/;
const COPULA = /^(?:son|are|vienen|come|miden|measure)$/;

/** `3 telares …, dos de … y uno pequeño de …`: one of the pieces that are counted before, by its size. */
function isOneOfCounted({ tokens }: TokenStream, i: number, counted: number): boolean {
  if (counted === 0) return false;
  const isAnaphor = ARTICLE.test(tokens[i - 1]?.fold ?? '') && COPULA.test(tokens[i + 1]?.fold ?? '');
  return isAnaphor || (tokens[i]?.inWords === true && SIZE_ADJECTIVE.test(tokens[i + 1]?.fold ?? ''));
}

/** `Caja 3: bancas`, `Crate 3 - parts: 60 x 40 x 40`: the number that a package goes by. */
function isNumberOfPackage({ tokens }: TokenStream, i: number): boolean {
  const word = tokens[i - 1];
  if (word?.kind !== 'word' || findPackaging(word.fold) === undefined) return false;
  const isDashed = tokens[i + 1]?.text === '-' && tokens[i + 2]?.kind === 'word' && !word.fold.endsWith('s');
  return tokens[i + 1]?.text === ':' || isDashed;
}

/** The noun after a count that is later the subject of a size or weight. */
function findNounBehind(
  stream: TokenStream,
  i: number,
  count: number,
  subjects: ReadonlyMap<string, number>,
): { fold: string; at: number } | undefined {
  const first = skipRepeated(stream, i, count);
  for (let k = first; k < first + MAX_WORDS; k += 1) {
    const word = stream.tokens[k];
    if (word?.kind !== 'word' || BARRIERS.has(word.fold) || isUnitName(word.fold)) return undefined;
    if (
      word.fold.length < (k === first ? 2 : 4) ||
      NOT_COUNTED.test(word.fold) ||
      (count > 1 && !word.fold.endsWith('s'))
    )
      continue;
    if (listNounForms(word.fold).some((form) => (subjects.get(form) ?? -1) > k)) return { fold: word.fold, at: k };
  }
  return undefined;
}

/** `un (1) motor`, `two (2) pumps`: behind the same number in brackets. */
function skipRepeated({ tokens }: TokenStream, i: number, count: number): number {
  const isRepeated = tokens[i + 1]?.text === '(' && tokens[i + 3]?.text === ')';
  return isRepeated && toWholeNumber(tokens[i + 2]) === count ? i + 4 : i + 1;
}

/** The noun of a number that leads to a size without another number or another line between. */
function findNounBeforeSize(
  stream: TokenStream,
  i: number,
  count: number,
  starts: ReadonlyMap<number, boolean>,
  numbered: ReadonlySet<number>,
): { fold: string; at: number } | undefined {
  if (stream.tokens[i + 1]?.text === ')' && (count < 2 || numbered.has(count - 1))) return undefined;
  const isListed = isTimesAtHead(stream, i);
  const first = isListed ? i + 2 : i + 1;
  let noun: { fold: string; at: number } | undefined;
  let leaders = 0;
  for (let k = first; k <= i + FAR + leaders; k += 1) {
    const token = stream.tokens[k];
    const each = starts.get(k);
    if (each !== undefined) return each || k <= i + NEAR + leaders ? (noun ?? findShortNoun(stream, i, k)) : undefined;
    if (!token || token.kind === 'break' || token.kind === 'number') return undefined;
    if (leaders < MAX_LEADERS && isLeader(stream, k)) leaders += 1;
    else if (token.kind === 'sign' && !/[,:()-]/.test(token.text)) return undefined;
    if (token.kind !== 'word' || noun !== undefined) continue;
    if (k <= i + MAX_WORDS && (BARRIERS.has(token.fold) || isUnitName(token.fold) || NOT_COUNTED.test(token.fold)))
      return undefined;
    const isNamed = count === 1 || isListed || token.fold.endsWith('s');
    // `+ 1 blt 60x40x40`: an abbreviation between the count and its size.
    const isAbbreviation = k === i + 1 && starts.has(k + 1) && token.fold.length === 3 && !VERBS.has(token.fold);
    const isShort = token.fold.length < 4 && !isAbbreviation;
    if (isShort || findPackaging(token.fold) || !(isNamed || isAbbreviation)) continue;
    if (k <= i + MAX_WORDS) noun = { fold: token.fold, at: k };
  }
  return undefined;
}

/** `1 ice bin 24 x 24 x 40 in` at the head of a line: words of three letters right before the size. */
function findShortNoun(stream: TokenStream, i: number, size: number): { fold: string; at: number } | undefined {
  const words = stream.tokens.slice(i + 1, size);
  const isHead = i - stream.getLineStart(i) <= MAX_BULLETS && words.length > 1 && words.length <= MAX_WORDS;
  const isNamed = words.every(({ kind, fold }) => kind === 'word' && fold.length > 2 && !isUnitName(fold));
  const last = words.at(-1);
  return isHead && isNamed && last && !VERBS.has(last.fold) ? { fold: last.fold, at: size - 1 } : undefined;
}

/** `2 x bolt tensioner` at the head of a line: what is counted stands in the singular as well. */
function isTimesAtHead(stream: TokenStream, i: number): boolean {
  return i - stream.getLineStart(i) <= MAX_BULLETS && /^[x×]$/.test(stream.tokens[i + 1]?.fold ?? '');
}

const MAX_LEADERS = 60;

/** `freidoras ...... 20 x 34 x 48`: one of the points that lead the eye to the next column. */
function isLeader({ tokens }: TokenStream, k: number): boolean {
  if (tokens[k]?.text !== '.') return false;
  return tokens[k - 1]?.text === '.' || tokens[k + 1]?.text === '.';
}

const MAX_BULLETS = 2;

/** `- 4 bombas de riego en cajón, 87 kilos c/u, …`: things counted at the head of their line, with what each weighs behind. */
function findListedNoun(stream: TokenStream, i: number, count: number): { fold: string; at: number } | undefined {
  const { tokens } = stream;
  const head = stream.getLineStart(i);
  const isHead = i - head <= MAX_BULLETS && tokens.slice(head, i).every((token) => /^[-*•·]$/.test(token.text));
  const noun = tokens[i + 1];
  if (!isHead || count < 2 || noun?.kind !== 'word' || isUnitName(noun.fold) || BARRIERS.has(noun.fold))
    return undefined;
  const named = tokens
    .slice(i + 1, i + 1 + MAX_WORDS)
    .findIndex(({ kind, fold }) => kind === 'word' && fold.length > 3 && fold.endsWith('s') && !NOT_COUNTED.test(fold));
  const until = tokens.slice(i + 1, i + 1 + named).every(({ kind, fold }) => kind === 'word' && !BARRIERS.has(fold));
  if (named < 0 || !until) return undefined;
  for (let k = i + 2 + named; k < Math.min(i + FAR, stream.getLineEnd(i)); k += 1) {
    if (tokens[k]?.kind !== 'number') continue;
    const unit = tokens[k + 1];
    const isWeight = unit?.kind === 'word' && findKgPerUnit(unit.fold) !== undefined;
    const isEach = isWeight && isPerPieceAfter(stream.getTextAfter(k + 2, 4));
    return isEach ? { fold: tokens[i + 1 + named]?.fold ?? '', at: i + 1 + named } : undefined;
  }
  return undefined;
}

/**
 * The words before every size and weight, back to the previous number; a noun counted there is not named a second time.
 */
function collectSubjects(stream: TokenStream, sizes: readonly { at: number }[]): ReadonlyMap<string, number> {
  const { tokens } = stream;
  const starts = new Set(sizes.map((size) => size.at));
  const found = new Map<string, number>();
  for (let i = 0; i < tokens.length && found.size < 2000; i += 1) {
    const unit = tokens[i + 1];
    const weighed = tokens[i]?.kind === 'number' && unit?.kind === 'word' && findKgPerUnit(unit.fold) !== undefined;
    if (!weighed && !starts.has(i)) continue;
    const words: { fold: string; at: number }[] = [];
    const clauseStart = Math.max(stream.getClauseStart(i), i - 2 * REACH);
    let reach = REACH;
    for (let k = i - 1; k >= clauseStart && reach > 0; k -= 1) {
      const token = tokens[k];
      if (token?.kind !== 'word' || !SMALL_WORDS.has(token.fold)) reach -= 1;
      if (token?.kind === 'number') {
        if (!isUnitName(tokens[k + 1]?.fold ?? '')) words.length = Math.max(0, words.length - MAX_WORDS);
        break;
      }
      if (token?.kind === 'word' && !findPackaging(token.fold)) words.push({ fold: token.fold, at: k });
    }
    for (const word of words) found.set(word.fold, word.at);
  }
  return found;
}
