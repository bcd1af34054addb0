import { spellOut } from '../../../../domain/reading/everyday-spellings.js';
import { type NumberFormat, parseNumber, parseVulgarFraction } from '../numbers/parse-number.js';
import { replaceNumberWords } from '../numbers/replace-number-words.js';
import { isSpacedGroup } from '../numbers/spaced-groups.js';
import { findCmPerUnit, findKgPerUnit, findM3PerUnit } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import { foldText, type NormalText } from './normalize-text.js';
import { dropNumbersOfParts } from './part-numbers.js';
import type { TextSpan, Token } from './token.js';

const ALPHABETIC = /[\p{L}\p{M}]/u;

const CUBED: ReadonlySet<string> = new Set([
  'm',
  'mt',
  'mts',
  'mtr',
  'mtrs',
  'ft',
  'cm',
  'cms',
  'mm',
  'in',
  'dm',
  'pies',
  'metros',
]);

/** Letters that may precede a number without making it a reference. */
const PREFIXES: ReadonlySet<string> = new Set([
  'x',
  'k',
  'kg',
  'kgs',
  'lb',
  'lbs',
  'gw',
  'nw',
  'l',
  'w',
  'h',
  'a',
  'inh',
  'cmt',
  'usd',
  'us',
  'eur',
  'crc',
  'gtq',
  'hnl',
  'nio',
  'pab',
  'gbp',
  'cny',
  'rmb',
  'mxn',
  'cop',
  'q',
  'c',
  'b',
  'mc',
  'cf',
  'cbm',
  'por',
  'by',
  't',
  'p',
  'weight',
  'peso',
  'bultos',
  'pcs',
  'qty',
  'dims',
  'wt',
  'cantidad',
  'largo',
  'ancho',
  'alto',
  'lps',
  'r',
  'dia',
  'ø',
  'and',
  'y',
  'de',
]);

const SIGNS_INSIDE_NUMBERS = ".,'\u00a0";

const MAX_TOKENS = 40_000;

/** Tokenizes ranges of a text, one after the other; a `break` follows each. */
export function tokenize(normal: NormalText, spans: readonly TextSpan[], numberFormat: NumberFormat): Token[] {
  const tokens: Token[] = [];
  for (const span of spans) {
    if (tokens.length > MAX_TOKENS) break;
    tokenizeSpan(normal, span, numberFormat, tokens);
    const end = normal.at[span.to] ?? 0;
    tokens.push({ kind: 'break', text: '\n', fold: '\n', start: end, end, spaced: false });
  }
  return replaceNumberWords(dropNumbersOfParts(tokens, isUnit));
}

function tokenizeSpan(normal: NormalText, span: TextSpan, numberFormat: NumberFormat, tokens: Token[]): void {
  const { text, at } = normal;
  let i = span.from;
  let spaced = true;
  const push = (kind: Token['kind'], to: number, more: Partial<Token> = {}) => {
    const written = text.slice(i, to);
    const fold = kind === 'word' ? spellOut(foldText(written)) : written;
    tokens.push({ kind, text: written, fold, start: at[i] ?? 0, end: findOriginalEnd(normal, to), spaced, ...more });
    i = to;
    spaced = false;
  };
  while (i < span.to) {
    const char = text.charAt(i);
    if (char === ' ' || char === '\u00a0' || char === '\n') {
      i += 1;
      spaced = true;
    } else if (char === '\t') push('sign', i + 1);
    else if (isNumberStart(text, i, span.to)) {
      const to = findNumberEnd(text, i, span.to);
      const written = text.slice(i, to);
      const read = parseNumber(written.replace(/ /g, '\u00a0'), numberFormat);
      const before = tokens.at(-1);
      const reference = spaced ? isModelWord(before) : isReference(tokens, before);
      push('number', to, read ? { ...read, reference } : { reference: true });
    } else if (parseVulgarFraction(char) !== undefined) push('number', i + 1, { value: parseVulgarFraction(char) });
    else if (ALPHABETIC.test(char)) {
      push('word', findWordEnd(text, i, span.to));
      markModelName(tokens);
    } else push('sign', i + 1);
  }
}

/** One past the last character before `to` in the original; a repaired letter is wider there. */
function findOriginalEnd({ text, at }: NormalText, to: number): number {
  const last = at[to - 1] ?? 0;
  const next = at[to] ?? last + 1;
  return text.charCodeAt(to - 1) > 0x7f && next - last <= 4 && next > last ? next : last + 1;
}

function isNumberStart(text: string, i: number, end: number): boolean {
  const char = text.charAt(i);
  if (isDigit(char)) return true;
  return (
    (char === '.' || char === ',') &&
    i + 1 < end &&
    isDigit(text.charAt(i + 1)) &&
    !isDigit(text.charAt(i - 1)) &&
    (i === 0 || /[\s(:=x*]/.test(text.charAt(i - 1)))
  );
}

function findNumberEnd(text: string, from: number, end: number): number {
  let to = from + 1;
  while (to < end) {
    const char = text.charAt(to);
    if (isDigit(char)) to += 1;
    else if (
      SIGNS_INSIDE_NUMBERS.includes(char) &&
      isDigit(text.charAt(to + 1)) &&
      to + 1 < end &&
      (char !== "'" || isGroup(text, to + 1))
    )
      to += 2;
    else if (char === ' ' && isSpacedGroup(text, from, to)) to += 4;
    else break;
  }
  return to;
}

/** Exactly three digits follow. */
function isGroup(text: string, from: number): boolean {
  return /^\d{3}(?!\d)/.test(text.slice(from, from + 4));
}

function findWordEnd(text: string, from: number, end: number): number {
  let to = from + 1;
  while (to < end && ALPHABETIC.test(text.charAt(to))) to += 1;
  const char = text.charAt(to);
  if (to < end && isDigit(char) && isCrossedUnit(text.slice(from, to).toLowerCase())) return to - 1;
  if (to < end && (char === '³' || char === '²')) return to + 1;
  if (
    to < end &&
    (char === '3' || char === '2') &&
    CUBED.has(text.slice(from, to).toLowerCase()) &&
    !/[\p{L}\d.,]/u.test(text.charAt(to + 1).replace(/[.,]/, text.charAt(to + 2).match(/\d/) ? '0' : ' '))
  )
    return to + 1;
  return to;
}

/** `70cmx53cmx42cm`: the cross between two sides is glued to the unit of the first. */
function isCrossedUnit(word: string): boolean {
  return word.endsWith('x') && findCmPerUnit(word.slice(0, -1)) !== undefined;
}

/** `Model 450`, `ISPM 15`: what follows names a thing or a standard. */
function isModelWord(before: Token | undefined): boolean {
  return before?.kind === 'word' && /^(?:model|modelo|models|sku|ispm|nimf|iso|din|astm)$/.test(before.fold);
}

/** `450-B`: capital letters joined to a number by a dash make it a model name, unless they are a unit. */
function markModelName(tokens: Token[]): void {
  const at = tokens.length - 3;
  const [number, dash, characters] = tokens.slice(-3);
  if (
    number?.kind !== 'number' ||
    dash?.text !== '-' ||
    dash.spaced ||
    characters?.spaced ||
    characters?.kind !== 'word'
  )
    return;
  if (characters.text.length > 3 || characters.text !== characters.text.toUpperCase() || isUnit(characters.fold))
    return;
  tokens[at] = { ...number, reference: true };
}

function isUnit(word: string): boolean {
  return (
    word === 'x' ||
    [findKgPerUnit(word), findCmPerUnit(word), findM3PerUnit(word), findPackaging(word)].some(
      (one) => one !== undefined,
    )
  );
}

function isReference(tokens: readonly Token[], before: Token | undefined): boolean {
  if (!before) return false;
  if (before.kind === 'word')
    return (
      !PREFIXES.has(before.fold) &&
      before.text.length > 0 &&
      before.text.toUpperCase() === before.text &&
      before.text.length <= 4
    );
  if (before.kind !== 'sign' || before.spaced || !'-/_'.includes(before.text)) return false;
  const earlier = tokens[tokens.length - 2];
  return earlier?.kind === 'word' && before.text !== '/' && !PREFIXES.has(earlier.fold);
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9' && char.length === 1;
}
