import { scoreLanguage } from '../text/language.js';
import type { Token } from '../text/token.js';
import { parseHundredsLeftOut } from './hundreds-left-out.js';
import { canBeginNumber, isDozen, parseNumberWords } from './number-words.js';
import { joinSpokenDecimals } from './spoken-decimals.js';
import { isUnitName } from './units.js';

/** Replaces spelled-out words by one number; the number retains the words' text. */
export function replaceNumberWords(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let whole: number | undefined;
  const scoreWhole = () => {
    whole ??= scoreLanguage(listWords(tokens));
    return whole;
  };
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    if (token.kind === 'number' && token.value !== undefined) {
      const next = tokens[i + 1];
      if (next?.kind === 'word' && isDozen(next.fold) && isHalfDozen(joined, token)) {
        joined.splice(-2);
        joined.push({ ...token, text: `1/2 ${next.text}`, end: next.end, value: 6, lastWord: next.fold });
        i += 1;
        continue;
      }
      if (next?.kind === 'word' && isDozen(next.fold)) {
        joined.push({
          ...token,
          text: `${token.text} ${next.text}`,
          end: next.end,
          value: token.value * 12,
          lastWord: next.fold,
        });
        i += 1;
        continue;
      }
      const half = countHalfWords(tokens, i);
      if (half > 0) {
        joined.push({ ...token, end: (tokens[i + half] as Token).end, value: token.value + 0.5 });
        i += half;
        continue;
      }
      const thousands = parseThousands(tokens, i);
      if (thousands) {
        joined.push({ ...token, end: (tokens[i + thousands.words] as Token).end, value: thousands.value });
        i += thousands.words;
        continue;
      }
    }
    if (token.kind !== 'word') {
      joined.push(token);
      continue;
    }
    const spelled =
      !canBeginNumber(token.fold) || isPronoun(tokens, i) || isOfOtherLanguage(tokens, i, scoreWhole)
        ? undefined
        : collectWords(tokens, i);
    const found =
      spelled && (parseHundredsLeftOut(spelled.words, tokens[i - 1]?.fold) ?? parseNumberWords(spelled.words));
    const lastAt = found ? spelled?.at[found.words - 1] : undefined;
    const last = lastAt === undefined ? undefined : tokens[lastAt];
    if (!found || !last) {
      joined.push(token);
      continue;
    }
    const half = countHalfWords(tokens, lastAt ?? i);
    const end = (tokens[(lastAt ?? i) + half] as Token).end;
    const value = found.value + (half > 0 ? 0.5 : 0);
    joined.push({ ...token, kind: 'number', end, value, inWords: true, lastWord: last.fold });
    i = (lastAt ?? i) + half;
  }
  return joinSpokenDecimals(joined);
}

/** The number of words such as `and a half`, `y media` between a whole number and what it measures. */
function countHalfWords(tokens: readonly Token[], i: number): number {
  const [first, second, third, fourth] = [1, 2, 3, 4].map((step) => tokens[i + step]);
  if (first?.fold === 'and' && second?.fold === 'a' && third?.fold === 'half' && fourth?.kind === 'word') return 3;
  const halved = first?.fold === 'y' && /^medi[oa]$/.test(second?.fold ?? '');
  const isSide =
    /^(?:de|por)$/.test(third?.fold ?? '') && /^(?:largo|ancho|alto|fondo|altura)$/.test(fourth?.fold ?? '');
  return halved &&
    third?.kind === 'word' &&
    (isSide || /^(?:tons?|toneladas|kilos?|libras|metros|quintales|pies)$/.test(third.fold))
    ? 2
    : 0;
}

/** `1/2 docena`: the 1 and the slash stand before. */
function isHalfDozen(before: readonly Token[], { value, spaced }: Token): boolean {
  const [one, slash] = before.slice(-2);
  return value === 2 && !spaced && slash?.text === '/' && !slash.spaced && one?.value === 1;
}

/** `cada una`, `each one`, `la una`: no number is meant. */
function isPronoun(tokens: readonly Token[], i: number): boolean {
  // `each one metre by one metre`
  if (isUnitName(tokens[i + 1]?.fold ?? '')) return false;
  return (
    /^(?:un|una|uno|one)$/.test(tokens[i]?.fold ?? '') &&
    /^(?:cada|each|every|la|el|the|this|that|new|which|alguna?|ninguna?)$/.test(tokens[i - 1]?.fold ?? '') &&
    tokens[i - 1]?.kind === 'word'
  );
}

/** Numbers of one language that are other words of the other one: `once the cases are built`, `ten en cuenta`. */
const HOMOGRAPHS: Readonly<Record<string, 'en' | 'es'>> = { once: 'es', mil: 'es', ten: 'en' };
const WORDS_AROUND = 6;
/** Endings of Spanish nouns in the plural, which English words do not have. */
const SPANISH_PLURAL = /(?:[ao]s|ales|ores|ones)$/;

/** Whether the words around a number word are of the language in which it is none; those of the whole text where they tie. */
function isOfOtherLanguage(tokens: readonly Token[], i: number, scoreWhole: () => number): boolean {
  const fold = tokens[i]?.fold ?? '';
  const language = Object.hasOwn(HOMOGRAPHS, fold) ? HOMOGRAPHS[fold] : undefined;
  if (language === undefined) return false;
  const near = listWords(tokens.slice(Math.max(0, i - WORDS_AROUND), i + 1 + WORDS_AROUND));
  const score = scoreLanguage(near) || scoreWhole();
  return language === 'en' ? score > 0 : score < 0 && !SPANISH_PLURAL.test(tokens[i + 1]?.fold ?? '');
}

function listWords(tokens: readonly Token[]): string[] {
  return tokens.filter(({ kind }) => kind === 'word').map(({ fold }) => fold);
}

/** `3 mil 200`, `12,5 mil`. */
function parseThousands(tokens: readonly Token[], i: number): { value: number; words: number } | undefined {
  const next = tokens[i + 1];
  const value = tokens[i]?.value ?? 0;
  if (next?.kind !== 'word') return undefined;
  if (next.fold !== 'mil' && next.fold !== 'thousand') return undefined;
  const rest = tokens[i + 2];
  const hundreds = rest?.kind === 'number' && /^\d{1,3}$/.test(rest.text) ? rest.value : undefined;
  return hundreds === undefined ? { value: value * 1000, words: 1 } : { value: value * 1000 + hundreds, words: 2 };
}

/** Adjacent words, also joined by a dash (`twenty-five`), with their positions. */
function collectWords(tokens: readonly Token[], from: number): { words: string[]; at: number[] } {
  const words: string[] = [];
  const at: number[] = [];
  for (let i = from; i < tokens.length && words.length < 10; i += 1) {
    const token = tokens[i] as Token;
    const dashed = token.text === '-' && !token.spaced && i > from && tokens[i + 1]?.spaced === false;
    const next = tokens[i + 1]?.fold ?? '';
    if (dashed && (canBeginNumber(next) || next === 'oh')) continue;
    const glued = !token.spaced && token.text !== token.fold && tokens[i - 1]?.text !== '-';
    if (token.kind !== 'word' || (i > from && glued)) break;
    words.push(token.fold);
    at.push(i);
  }
  return { words, at };
}
