import { parseVulgarFraction } from '../numbers/parse-number.js';
import { findCmPerUnit, multiplyDecimal } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { AXES, type Axis } from './axes.words.js';
import {
  CM_PER_METRE,
  isCentimetres,
  METRE,
  parseCentimetresAt,
  parseSpokenCentimetresAt,
} from './centimetres-behind-metres.js';

/** One side of a size, with what its own words state. */
export interface DimensionSide {
  readonly value: number;
  readonly other: number | undefined;
  /** Centimetres per unit, if a unit is stated with the number. */
  readonly factor: number | undefined;
  /** Centimetres, where feet and inches were put together. */
  readonly cm: number | undefined;
  /** Named by a word or letter. */
  readonly axis: Axis | undefined;
  readonly next: number;
}

const CM_PER_FOOT = 30.48;
const CM_PER_INCH = 2.54;

/** Reads one side that begins at the token: `48"`, `1,20 m`, `5'-6"`, `12 1/2 in`, `L120`, `largo 120 cm`, `120(L)`. */
export function parseSideAt(stream: TokenStream, i: number): DimensionSide | undefined {
  const { tokens } = stream;
  const lead = parseLeadingAxis(tokens, i);
  const amount = parseAmountAt(tokens, lead.next);
  if (!amount) return parseMetreAt(tokens, i);
  let next = amount.next;
  const feet = parseFeetAt(tokens, selectFeet(amount), next);
  if (feet) next = feet.next;
  const unit = feet ? undefined : parseUnitAt(tokens, next);
  if (unit) next = unit.next;
  const half = (unit ?? feet) ? measureHalf(tokens, next) : 0;
  next += half;
  const joint = /^(?:con|y|and)$/.test(tokens[next]?.fold ?? '') ? 1 : 0;
  const odd =
    unit?.factor === CM_PER_METRE
      ? parseCentimetresAt(tokens, next, next + joint)
      : feet || unit
        ? undefined
        : parseSpokenCentimetresAt(tokens, lead.next, next);
  if (odd !== undefined) next += (unit ? joint : 0) + 1;
  if (odd !== undefined && /^(?:cms?|centimetros)$/.test(tokens[next]?.fold ?? '')) next += 1;
  const article = tokens[lead.next]?.inWords === true && amount.value === 1;
  const trailing = lead.axis || (article && odd === undefined && !unit) ? undefined : parseTrailingAxis(tokens, next);
  if (trailing) next = trailing.next;
  return {
    value: half > 0 ? amount.value + 0.5 : amount.value,
    other: half > 0 ? undefined : amount.other,
    factor: feet ? CM_PER_FOOT : unit?.factor,
    cm: sumCentimetres(amount.value, feet && feet.cm + (half > 0 ? CM_PER_FOOT / 2 : 0), odd),
    axis: lead.axis ?? trailing?.axis,
    next,
  };
}

function sumCentimetres(metres: number, feetCm: number | undefined, odd: number | undefined): number | undefined {
  return feetCm ?? (odd === undefined ? undefined : multiplyDecimal(metres, CM_PER_METRE) + odd);
}

/** `2 pies y medio`, `two feet and a half`: how many words of a half stand behind the unit. */
export function measureHalf(tokens: readonly Token[], next: number): number {
  const [joint, first, second] = [tokens[next]?.fold, tokens[next + 1]?.fold, tokens[next + 2]?.fold];
  if (joint === 'y' && (tokens[next + 1]?.value === 0.5 || /^medi[oa]$/.test(first ?? ''))) return 2;
  return joint === 'and' && first === 'a' && second === 'half' ? 3 : 0;
}

/** `a metre wide`, `medio metro de fondo`, `pie y medio de alto`: a metre or foot without a number that names its side. */
function parseMetreAt(tokens: readonly Token[], i: number): DimensionSide | undefined {
  const lead = tokens[i]?.fold ?? '';
  const part = METRES[lead];
  const of = lead === 'half' && tokens[i + 1]?.fold === 'a' ? 2 : part === undefined ? 0 : 1;
  const unit = tokens[i + of]?.fold ?? '';
  const factor = METRE.test(unit) ? CM_PER_METRE : /^(?:pie|foot)$/.test(unit) ? CM_PER_FOOT : undefined;
  if (factor === undefined || tokens[i - 1]?.kind === 'number') return undefined;
  const half = measureHalf(tokens, i + of + 1);
  const odd = half > 0 || part !== undefined || factor !== CM_PER_METRE ? undefined : tokens[i + of + 1];
  const isOdd = odd?.inWords === true && isCentimetres(odd);
  const next = i + of + 1 + (half || (isOdd ? 1 : 0));
  const trailing = parseTrailingAxis(tokens, next);
  const value = half > 0 ? 1.5 : (part ?? 1);
  const cm = isOdd ? CM_PER_METRE + (odd?.value ?? 0) : undefined;
  const side = { value, other: undefined, factor, cm };
  if (trailing) return { ...side, ...trailing };
  const isCrossed = CROSSES.test(tokens[next]?.fold ?? '') || CROSSES.test(tokens[i - 1]?.fold ?? '');
  return isCrossed && (half > 0 || isOdd || part !== undefined) ? { ...side, axis: undefined, next } : undefined;
}

const CROSSES = /^(?:x|×|\*|por|by)$/;

const METRES: Readonly<Record<string, number>> = { a: 1, medio: 0.5, half: 0.5 };

/** `de largo tiene 110`, `in height 90`: the preposition before the name of a side. */
function parseLeadingAxis(tokens: readonly Token[], i: number): { axis: Axis | undefined; next: number } {
  const name = tokens[i + 1]?.fold ?? '';
  const isPut = /^(?:de|in)$/.test(tokens[i]?.fold ?? '') && name.length > 1 && AXES[name] !== undefined;
  const lead = readLeadingAxis(tokens, isPut ? i + 1 : i);
  return lead.axis === undefined ? { axis: undefined, next: i } : lead;
}

function readLeadingAxis(tokens: readonly Token[], i: number): { axis: Axis | undefined; next: number } {
  const token = tokens[i];
  const axis = token?.kind === 'word' ? AXES[token.fold] : undefined;
  if (!token || !axis || (token.fold === 'a' && token.text === 'a' && tokens[i + 1]?.text !== ':'))
    return { axis: undefined, next: i };
  let next = i + 1;
  if (
    tokens[next]?.text === '(' &&
    tokens[next + 2]?.text === ')' &&
    findCmPerUnit(tokens[next + 1]?.fold ?? '') !== undefined
  )
    next += 3;
  // `LARGO CM: 70`
  if (/^cms?$/.test(tokens[next]?.fold ?? '') && tokens[next + 1]?.text === ':') next += 1;
  const heads = tokens[i - 1] === undefined || tokens[i - 1]?.kind === 'break';
  if (heads && tokens[next]?.text === ':' && tokens[next + 1]?.kind === 'break') next += 1;
  if (heads && tokens[next]?.kind === 'break' && tokens[next + 1]?.kind === 'number') return { axis, next: next + 1 };
  while (next < i + 7 && tokens[next]?.kind === 'sign' && ':.=(|\t'.includes(tokens[next]?.text ?? ' ')) next += 1;
  next = findNumberAfter(tokens, next);
  return tokens[next]?.kind === 'number' ? { axis, next } : { axis: undefined, next: i };
}

const LINK =
  /^(?:de|of|is|cm|in|es|tiene|mide|measures|has|it|the|los|las|la|el|cada|each|max|maxim[oa]|maximum|total|aprox|approx|about|unos|hasta)$/;
const MAX_LINKS = 4;

/** `altura máxima 180`, `height of pallets 125`: the number after the words that assign it to its side. */
function findNumberAfter(tokens: readonly Token[], from: number): number {
  for (let at = from; at <= from + MAX_LINKS; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'number') return at;
    const links = token !== undefined && (LINK.test(token.fold) || findPackaging(token.fold) !== undefined);
    if (!links && !(token?.text === '.' && at > from)) return from;
  }
  return from;
}

/** A number with the fraction that follows it. */
export function parseAmountAt(
  tokens: readonly Token[],
  i: number,
): { value: number; other: number | undefined; next: number } | undefined {
  const token = tokens[i];
  if (token?.kind !== 'number' || token.value === undefined || token.reference) return undefined;
  const vulgar = parseVulgarFraction(token.text);
  if (vulgar !== undefined) return { value: vulgar, other: undefined, next: i + 1 };
  const following = tokens[i + 1];
  const part = following?.kind === 'number' ? parseVulgarFraction(following.text) : undefined;
  if (part !== undefined) return { value: token.value + part, other: undefined, next: i + 2 };
  const own = parseFractionAt(tokens, i);
  if (own !== undefined) return { value: own, other: undefined, next: i + 3 };
  if (Number.isInteger(token.value)) {
    const dashed = following?.text === '-' && !following.spaced ? 1 : 0;
    const spaced = tokens[i + 1 + dashed]?.spaced === (dashed === 0);
    const mixed = spaced ? parseFractionAt(tokens, i + 1 + dashed) : undefined;
    if (mixed !== undefined) return { value: token.value + mixed, other: undefined, next: i + 4 + dashed };
  }
  return { value: token.value, other: token.other, next: i + 1 };
}

/** `3/8`: a proper fraction of halves, quarters, eighths … */
function parseFractionAt(tokens: readonly Token[], i: number): number | undefined {
  const top = tokens[i];
  const slash = tokens[i + 1];
  const bottom = tokens[i + 2];
  if (top?.kind !== 'number' || slash?.text !== '/' || slash.spaced || bottom?.kind !== 'number' || bottom.spaced)
    return undefined;
  const whole = top.value ?? 0;
  const parts = bottom.value ?? 0;
  return [2, 3, 4, 8, 16, 32].includes(parts) && whole > 0 && whole < parts && Number.isInteger(whole)
    ? whole / parts
    : undefined;
}

/** No side has so many feet: of `3.333'` the three digits are decimals. */
const MAX_FEET = 100;

function selectFeet({ value, other }: { value: number; other: number | undefined }): number {
  return value > MAX_FEET && other !== undefined ? other : value;
}

function parseFeetAt(tokens: readonly Token[], feet: number, i: number): { cm: number; next: number } | undefined {
  const mark = tokens[i];
  const marked = mark?.text === "'" && tokens[i + 1]?.text !== "'";
  if (!mark || !(marked || (mark.kind === 'word' && /^(?:ft|feet|foot|pie|pies)$/.test(mark.fold)))) return undefined;
  let next = i + 1;
  const foot = multiplyDecimal(feet, CM_PER_FOOT);
  let inner = next;
  if (tokens[inner]?.text === '.' && !tokens[inner]?.spaced) inner += 1;
  if (tokens[inner]?.text === '-') inner += 1;
  if (tokens[inner]?.fold === 'y' || tokens[inner]?.fold === 'and') inner += 1;
  const inches = parseAmountAt(tokens, inner);
  if (!inches || inches.value >= 12) return { cm: foot, next };
  const after = tokens[inches.next];
  const closed = after?.text === '"' || /^(?:in|inch|inches|pulg|pulgadas)$/.test(after?.fold ?? '');
  const twice = after?.text === "'" && tokens[inches.next + 1]?.text === "'";
  if (closed || twice) next = inches.next + (twice ? 2 : 1);
  else if (marked && (after === undefined || after.kind === 'break' || /^(?:x|×|\*|,|by)$/.test(after.fold)))
    next = inches.next;
  else return { cm: foot, next };
  return { cm: foot + multiplyDecimal(inches.value, CM_PER_INCH), next };
}

/** The unit of length at a token, in centimetres, and where it ends. */
export function parseUnitAt(tokens: readonly Token[], i: number): { factor: number; next: number } | undefined {
  const token = tokens[i];
  if (!token) return undefined;
  if (token.text === "'" && tokens[i + 1]?.text === "'") return { factor: CM_PER_INCH, next: i + 2 };
  const factor = findCmPerUnit(token.fold);
  if (factor === undefined || (token.kind !== 'word' && token.text !== '"')) return undefined;
  const isWord = (token.fold === 'in' || token.fold === 'ins') && token.spaced;
  if (isWord && isPreposition(token, tokens[i + 1], tokens[i + 2])) return undefined;
  const dotted = tokens[i + 1]?.text === '.' && !tokens[i + 1]?.spaced && tokens[i + 2]?.kind !== 'break' ? 1 : 0;
  return { factor, next: i + 1 + dotted };
}

/** `5 in total`, but not `31 in a 177 kg` nor `7 IN total`. */
function isPreposition(word: Token, next: Token | undefined, then: Token | undefined): boolean {
  if (next?.fold === 'a' && then?.kind === 'number') return false;
  if (word.text === 'IN' && next?.text === next?.fold) return false;
  return (
    next?.kind === 'word' &&
    (/^\p{Lu}\p{Ll}+/u.test(next.text) ||
      /^(?:the|our|your|a|an|total|all|miami|stock|transit|one|good|mixco)$/.test(next.fold))
  );
}

function parseTrailingAxis(tokens: readonly Token[], i: number): { axis: Axis; next: number } | undefined {
  let at = i;
  if (tokens[at]?.text === '(' && tokens[at + 2]?.text === ')') {
    const inside = AXES[tokens[at + 1]?.fold ?? ''];
    return inside ? { axis: inside, next: at + 3 } : undefined;
  }
  if (/^(?:de|of|in)$/.test(tokens[at]?.fold ?? '')) at += 1;
  const token = tokens[at];
  const axis = token?.kind === 'word' ? AXES[token.fold] : undefined;
  // `80x120 h150`: the letter is that of the next side.
  const isOfNext = token?.fold === 'a' || (tokens[at + 1]?.kind === 'number' && !tokens[at + 1]?.spaced);
  return !axis || (token?.spaced && isOfNext) ? undefined : { axis, next: at + 1 };
}
