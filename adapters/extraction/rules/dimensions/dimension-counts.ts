import { findCmPerUnit, findKgPerUnit, findM3PerUnit } from '../numbers/units.js';
import { toWholeNumber } from '../pieces/count-forms.js';
import { findPackaging } from '../pieces/packaging.js';
import { findShortenedPackaging } from '../pieces/written-packaging.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { CROSS } from './side-chain.js';
import { BIG, SMALL } from './size-adjectives.js';

/** `(18 netos)` is a weight without its unit. */
const OF_WEIGHT = /^(?:net|net[oa]s?|brut[oa]s?|gross)$/;

/** `Crate two is`, `el cajón dos mide`: the number that a package goes by. */
export function isSpokenNumber({ tokens }: TokenStream, k: number): boolean {
  const noun = tokens[k - 1]?.fold ?? '';
  const family = tokens[k]?.inWords ? findPackaging(noun) : undefined;
  return family !== undefined && family !== 'unit' && !noun.endsWith('s');
}

/** `las dos pequeñas 40x40x35`, `the three small ones 40x40x35`. */
const BY_SIZE = new RegExp(`^(?:${BIG}|${SMALL})$`);
const ARTICLE = /^(?:las|los|the)$/;

/** The number of pieces right before a size: `2 @ 120x80x100`, `(3) 60x40x40`, `2/ 120x80x100`; `floor` ends the size before. */
export function findCountBefore(stream: TokenStream, at: number, previousEnd: number): number | undefined {
  const { tokens } = stream;
  const joint = tokens[at - 1];
  if (!joint) return undefined;
  if (joint.kind === 'break' && tokens[at]?.kind === 'word') return findQuantityAbove(stream, at);
  const number = (k: number) => {
    const token = tokens[k];
    return token?.kind === 'number' &&
      token.value !== undefined &&
      Number.isInteger(token.value) &&
      token.value > 0 &&
      !token.reference
      ? token.value
      : undefined;
  };
  const opens =
    at - 2 === stream.getLineStart(at) ||
    (previousEnd > 0 && at - 2 === previousEnd) ||
    /^(?:[,;:(]|dims?|dimensions|dimensiones|medidas|sizes?)$/.test(tokens[at - 3]?.fold ?? '');
  // `3/40x30x30`, `4-80x60x60`
  const isGlued = /^[/-]$/.test(joint.text) && !joint.spaced && (joint.text === '/' || !tokens[at]?.spaced);
  if (isGlued && opens) return number(at - 2);
  const linked = /^(?:de|of|at|en|in)$/.test(joint.fold) ? findLinkedNumber(stream, at) : undefined;
  if (linked !== undefined) return number(linked);
  if (joint.text === '@' || joint.fold === 'de' || joint.fold === 'of' || joint.fold === 'a') return number(at - 2);
  if (joint.text === ',' && tokens[at - 3]?.text === ':' && isLabelOfPackages(stream, at - 3)) return number(at - 2);
  if (joint.text === ':' || joint.text === ',') {
    if (tokens[at - 2]?.text === ')' && at - 4 >= previousEnd && !hasCountBefore(stream, at - 4, previousEnd)) {
      if (tokens[at - 4]?.text === '(') return number(at - 3);
      const word = tokens[at - 3];
      const counts =
        !hasCountBefore(stream, at - 5, previousEnd) &&
        word?.kind === 'word' &&
        findKgPerUnit(word.fold) === undefined &&
        !OF_WEIGHT.test(word.fold);
      if (tokens[at - 5]?.text === '(' && counts) return number(at - 4);
    }
  }
  if (joint.text === '(' && CROSS.has(tokens[at - 2]?.fold ?? '')) return number(at - 3);
  if (joint.text === ')' && tokens[at - 3]?.text === '(') return number(at - 2);
  if (joint.inWords) return number(at - 1);
  if (/^(?:measures?|are|is|miden?|son)$/.test(joint.fold) && tokens[at - 2]?.inWords)
    return isSpokenNumber(stream, at - 2) ? undefined : number(at - 2);
  const named = joint.fold === 'ones' ? at - 2 : at - 1;
  if (BY_SIZE.test(tokens[named]?.fold ?? '') && ARTICLE.test(tokens[named - 2]?.fold ?? '')) return number(named - 1);
  const added = /^(?:y|and|,|&|\+|las|los|the|other|otras|otros)$/.test(tokens[at - 3]?.fold ?? '');
  if (added && /^(?:measure|are|miden|son)$/.test(joint.fold)) return number(at - 2);
  return undefined;
}

/** `cajas grandes: 20, 50x40x40 cm`: the label of a line that begins with packages and has no number. */
function isLabelOfPackages(stream: TokenStream, colon: number): boolean {
  const label = stream.tokens.slice(stream.getLineStart(colon), colon);
  const words = label.filter(({ kind }) => kind === 'word');
  return label.every(({ kind }) => kind !== 'number') && words.some(({ fold }) => findPackaging(fold) !== undefined);
}

const COPULA = /^(?:son|are|miden|measure|seran|vienen|come)$/;
const PACKED = /^(?:boxed|packed|crated|palleti[sz]ed|embalad[oa]s|empacad[oa]s|encajonad[oa]s|paletizad[oa]s)$/;

/** `seis son de 45x45x45`, `there are 3, boxed at 245x70x40`: where the number of pieces stands before a verb of their size. */
function findLinkedNumber({ tokens }: TokenStream, at: number): number | undefined {
  if (COPULA.test(tokens[at - 2]?.fold ?? '')) return at - 3;
  if (!PACKED.test(tokens[at - 2]?.fold ?? '')) return undefined;
  const first = tokens[at - 3]?.text === ',' ? at - 4 : at - 3;
  return COPULA.test(tokens[first - 1]?.fold ?? '') ? first : undefined;
}

/** `Qty: 3` in the line above sides that are named line by line. */
function findQuantityAbove(stream: TokenStream, at: number): number | undefined {
  const label = stream.findLabelAt(at - 2);
  if (label?.field !== 'quantity' && label?.field !== 'pieces') return undefined;
  return stream.getLineStart(label.from) === stream.getLineStart(at - 1)
    ? toWholeNumber(stream.tokens[label.from])
    : undefined;
}

/** `24x18x12 - 2 of these`, `60x45x30 (2 de estas)`. */
const OF_THESE = /^(?:of|de) (?:these|those|them|estas?|estos|esas|esos|ellas|ellos)$/;

/** Of one size there are seldom so many pieces, and few pallets are lower, in whatever unit. */
const LEAST_HEIGHT = 40;

/** The number of pieces right behind a size, and where it ends: `120-80-100/2`, `45x35x30 - 18 cajas`, `125x95x140 (2 nos)`; `floor` ends the size before. */
export function findCountAfter(
  stream: TokenStream,
  next: number,
  previousEnd: number,
): { count: number; next: number } | undefined {
  const { tokens } = stream;
  let at = next;
  if (/^(?:each|ea)$/.test(tokens[at]?.fold ?? '')) at += 1;
  const arrow = findCountBehindArrow(stream, at);
  if (arrow) return arrow;
  const joint = tokens[at];
  if (!joint || joint.kind === 'break') return undefined;
  const named = parseQuantityBehind(stream, at, previousEnd);
  if (named) return named;
  const glued = parseGluedCount(tokens, at);
  if (glued) return glued;
  const times = parseBracketedMultiplier(tokens, at);
  if (times) return times;
  const number = tokens[at + 1];
  if (
    number?.kind !== 'number' ||
    number.value === undefined ||
    !Number.isInteger(number.value) ||
    number.value < 1 ||
    number.reference
  )
    return undefined;
  const then = tokens[at + 2];
  const numbers = /^nos?$/.test(then?.fold ?? '') && /^[)\]]$/.test(tokens[at + 3]?.text ?? '');
  const isPackaging =
    findPackaging(then?.fold ?? '') !== undefined || findShortenedPackaging(tokens, at + 2) !== undefined;
  const packed = then?.kind === 'word' && (numbers || isPackaging);
  const count = { count: number.value, next: at + 2 };
  if (/^[-:=,(]$/.test(joint.text) && OF_THESE.test(`${then?.fold ?? ''} ${tokens[at + 3]?.fold ?? ''}`))
    return { ...count, next: at + 4 };
  if (joint.text === '/' && then && (CROSS.has(then.fold) || then.text === '#')) return undefined;
  // `120x80x110/145 cm`: another height.
  const isMeasured = then?.kind === 'word' && findCmPerUnit(then.fold) !== undefined;
  if (joint.text === '/' && isMeasured && number.value >= LEAST_HEIGHT) return undefined;
  // `3 pallets 120x80x110 / 2 pallets 120x80x75`: it counts the next size.
  if (joint.text === '/' && packed && hasCountBefore(stream, next, previousEnd)) return undefined;
  if (joint.text === '/') return number.spaced && then?.kind === 'word' && !packed ? undefined : count;
  if (joint.text === '@') return isPerPieceValue(then) ? undefined : count;
  if (CROSS.has(joint.fold)) return then?.kind === 'word' && isMeasure(then.fold) ? undefined : count;
  if ((joint.text === '(' || joint.text === '[') && packed && hasCountBefore(stream, next, previousEnd))
    return undefined;
  if (joint.text === '(' || joint.text === '[') return packed || then?.text === ')' ? count : undefined;
  if ('-:=,'.includes(joint.text)) return packed && !hasCountBefore(stream, next, previousEnd) ? count : undefined;
  return undefined;
}

const QUANTITY = /^(?:qty|quantity|cantidad|cant)$/;

/** `600 x 400 x 400 mm, qty 12`, `60x40x40 cm; cantidad: 5`: how many have the size, where nothing counts them before it. */
function parseQuantityBehind(
  stream: TokenStream,
  at: number,
  previousEnd: number,
): { count: number; next: number } | undefined {
  const { tokens } = stream;
  const word = /^[,;/(-]$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  if (!QUANTITY.test(tokens[word]?.fold ?? '') || hasCountBefore(stream, at, previousEnd)) return undefined;
  let number = word + 1;
  while (number < word + 3 && /^[.:=]$/.test(tokens[number]?.text ?? '')) number += 1;
  const count = toWholeNumber(tokens[number]);
  return count === undefined || count < 1 ? undefined : { count, next: number + 1 };
}

/** A unit of length or weight: what stands before it counts nothing. */
function isMeasure(word: string): boolean {
  return findCmPerUnit(word) !== undefined || findKgPerUnit(word) !== undefined;
}

/** `110X70X65-1, 90X60X55-2 cms`: the count that a dash glues to its size; a number near the last side is another height. */
function parseGluedCount(tokens: readonly Token[], at: number): { count: number; next: number } | undefined {
  const [last, dash, number, then] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (dash?.text !== '-' || dash.spaced || number?.spaced !== false || last?.kind !== 'number') return undefined;
  const count = toWholeNumber(number);
  const isUnit = then?.kind === 'word' && findCmPerUnit(then.fold) !== undefined;
  const ends = then === undefined || then.kind === 'break' || isUnit || /^[,;).]$/.test(then.text);
  const isCount = count !== undefined && count > 0 && count * 2 < (last.value ?? 0);
  return isCount && ends ? { count, next: isUnit ? at + 3 : at + 2 } : undefined;
}

/** `100 x 120 x 95 cm -> 3 plt`, `60x40x40 cm => 12 ctns`. */
function findCountBehindArrow({ tokens }: TokenStream, at: number): { count: number; next: number } | undefined {
  const signs = tokens.slice(at, at + 2).map(({ text }) => text);
  const isLong = signs.join('') === '->' || signs.join('') === '=>';
  const next = isLong ? at + 2 : at + 1;
  const packed = tokens[next + 1];
  if (!(isLong || signs[0] === '→' || signs[0] === '>') || findPackaging(packed?.fold ?? '') === undefined)
    return undefined;
  const count = toWholeNumber(tokens[next]);
  return count === undefined || count < 1 ? undefined : { count, next: next + 1 };
}

/** `(x2)`, `(2x)`, `[× 4]`, `(x 2 ctns)`: the count in brackets behind its size. */
function parseBracketedMultiplier(tokens: readonly Token[], at: number): { count: number; next: number } | undefined {
  if (tokens[at]?.text !== '(' && tokens[at]?.text !== '[') return undefined;
  const inner = [tokens[at + 1], tokens[at + 2]];
  const count = inner.find((token) => token?.kind === 'number')?.value;
  const isTimes = inner.some((token) => CROSS.has(token?.fold ?? ''));
  if (!isTimes || count === undefined || !Number.isInteger(count) || count < 1) return undefined;
  for (let close = at + 3; close <= at + 3 + MAX_NOUN; close += 1) {
    const token = tokens[close];
    if (/^[)\]]$/.test(token?.text ?? '')) return { count, next: close + 1 };
    const isNoun = token?.kind === 'word' && (tokens[close - 1]?.text === "'" || !isMeasure(token.fold));
    if (!isNoun && !/^['./]$/.test(token?.text ?? '')) return undefined;
  }
  return undefined;
}

/** `p'kg` is read as three parts. */
const MAX_NOUN = 3;

/** `@ 12 kg`, `@ 12 each`: what follows is a weight or a price of each, no number of pieces. */
function isPerPieceValue(then: Token | undefined): boolean {
  if (then?.kind !== 'word') return then !== undefined && /^[$€%/#]$/.test(then.text);
  return (
    /^(?:each|ea|c|cada|usd|eur)$/.test(then.fold) ||
    findKgPerUnit(then.fold) !== undefined ||
    findM3PerUnit(then.fold) !== undefined
  );
}

/**
 * A number of pieces precedes the size in its line, after the previous size: a number in brackets counts the contents.
 */
function hasCountBefore(stream: TokenStream, at: number, previousEnd: number): boolean {
  for (let i = Math.max(stream.getLineStart(at), at - 20, previousEnd); i < at; i += 1) {
    const word = stream.tokens[i + 1];
    if (stream.tokens[i]?.kind === 'number' && word?.kind === 'word' && findPackaging(word.fold)) return true;
  }
  return false;
}
