import { findCmPerUnit, findKgPerUnit } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';
import { type DimensionSide, parseSideAt, parseUnitAt } from './dimension-side.js';

/** Signs and words between the sides of a size. */
export const CROSS: ReadonlySet<string> = new Set(['x', '×', '*', 'por', 'by', 'xx']);

/** Three sides, or three and a count, and where they end. */
export interface SideChain {
  readonly sides: readonly DimensionSide[];
  readonly next: number;
  readonly hyphens: boolean;
  /** How many pieces have the size, where the list says which of its numbers that is. */
  readonly count?: number | undefined;
}

/** The sides that begin at a token: crossed, parted by dashes, or named one by one. */
export function parseChainAt(stream: TokenStream, i: number): SideChain | undefined {
  const slashed = parseSlashedAt(stream, i) ?? parseSpacedAt(stream, i);
  if (slashed) return slashed;
  const first = parseSideAt(stream, i);
  if (!first) return undefined;
  const sides: DimensionSide[] = [first];
  let at = first.next;
  let hyphens = 0;
  let named = first.axis !== undefined;
  while (sides.length < 4) {
    const gap = parseSeparatorAt(stream, at, named, sides.length);
    if (!gap) break;
    if (gap.hyphen ? sides.length > 1 && hyphens === 0 : hyphens > 0) break;
    const side = parseSideAt(stream, gap.next);
    if (!side || (named && gap.loose && side.axis === undefined)) break;
    if (gap.hyphen) hyphens += 1;
    if (sides.length === 3 && (gap.loose || isWeight(stream, side.next))) break;
    named = named && side.axis !== undefined;
    sides.push(side);
    at = side.next;
  }
  if (sides.length < 3) return undefined;
  if (hyphens > 0 && hyphens !== sides.length - 1) return undefined;
  if (hyphens > 0 && !isHyphenatedSize(stream, i, at, sides)) return undefined;
  return { sides, next: at, hyphens: hyphens > 0 };
}

/** `60 x 40 x 40 cm x 7,2 kg`: what is crossed with the size is the weight of each. */
function isWeight({ tokens }: TokenStream, unit: number): boolean {
  return tokens[unit]?.kind === 'word' && findKgPerUnit(tokens[unit]?.fold ?? '') !== undefined;
}

/** `145/62/127 cms`, `0.64 / 0.33 / 0.46 m`, `19"/15"/29"`: three numbers between slashes whose unit says that they are sides. */
function parseSlashedAt(stream: TokenStream, i: number): SideChain | undefined {
  const { tokens } = stream;
  const isInside = tokens[i - 1]?.text === '/' && !tokens[i]?.spaced;
  if (tokens[i]?.kind !== 'number' || isInside) return undefined;
  const sides: DimensionSide[] = [];
  let at = i;
  while (sides.length < 3) {
    if (sides.length > 0 && tokens[at]?.text !== '/') return undefined;
    const number = tokens[sides.length > 0 ? at + 1 : at];
    if (number?.kind !== 'number' || number.value === undefined || number.reference) return undefined;
    const next = sides.length > 0 ? at + 2 : at + 1;
    const unit = tokens[next]?.text === '.' ? undefined : parseUnitAt(tokens, next);
    sides.push({
      ...{ value: number.value, other: number.other, factor: unit?.factor, cm: undefined, axis: undefined },
      next: unit?.next ?? next,
    });
    at = unit?.next ?? next;
  }
  const isMeasured = sides[2]?.factor !== undefined || stream.findLabelAt(i)?.field === 'dimensions';
  const isLonger = tokens[at]?.text === '/' && tokens[at + 1]?.kind === 'number' && !tokens[at + 1]?.spaced;
  return isMeasured && !isLonger ? { sides, next: at, hyphens: false } : undefined;
}

const SIZE_BEFORE =
  /\b(?:medidas?|dims?|dimensions?|dimensiones|sizes?|meas|measur(?:es|ements?|ing)|miden?)(?: (?:de|son|of|is|are|:|cm|cms))* ?$/;

/** `medidas 50 40 30 cm`: three numbers that blanks part, behind a word of sizes and before a unit of length. */
function parseSpacedAt(stream: TokenStream, i: number): SideChain | undefined {
  const numbers = stream.tokens.slice(i, i + 3);
  if (numbers.length < 3 || numbers.some(({ kind, value }) => kind !== 'number' || value === undefined))
    return undefined;
  const unit = parseUnitAt(stream.tokens, i + 3);
  if (!unit || !SIZE_BEFORE.test(stream.getTextBefore(i, 4))) return undefined;
  const sides = numbers.map(({ value = 0, other }, k): DimensionSide => {
    return { value, other, factor: unit.factor, cm: undefined, axis: undefined, next: i + k + 1 };
  });
  return { sides, next: unit.next, hyphens: false };
}

function parseSeparatorAt(
  stream: TokenStream,
  at: number,
  named: boolean,
  count: number,
): { next: number; hyphen: boolean; loose: boolean } | undefined {
  const token = stream.tokens[at];
  if (!token) return undefined;
  if (CROSS.has(token.fold)) return { next: at + 1, hyphen: false, loose: false };
  if (token.text === '?' && stream.tokens[at + 1]?.fold === 'x')
    return { next: stream.tokens[at + 2]?.text === '?' ? at + 3 : at + 2, hyphen: false, loose: false };
  if (token.text === '-') return { next: at + 1, hyphen: true, loose: false };
  if (
    named &&
    (token.text === ',' || token.text === '/' || token.text === ';' || token.fold === 'y' || token.fold === 'and')
  ) {
    const next = stream.tokens[at + 1];
    return {
      next: token.text === ',' && (next?.fold === 'y' || next?.fold === 'and') ? at + 2 : at + 1,
      hyphen: false,
      loose: true,
    };
  }
  if (!named && token.text === ',' && isBracketed(stream, at)) {
    const side = parseSideAt(stream, at + 1);
    if (side?.factor !== undefined || side?.cm !== undefined) return { next: at + 1, hyphen: false, loose: true };
  }
  if (named && count < 3 && token.kind === 'number') return { next: at, hyphen: false, loose: true };
  if (named && count < 3 && (token.kind === 'word' || token.kind === 'break' || token.text === '|')) {
    let next = at;
    while (stream.tokens[next]?.kind === 'break' || stream.tokens[next]?.text === '|') next += 1;
    return { next, hyphen: false, loose: true };
  }
  if (!named && count === 2) {
    const height = findHeightAfter(stream, at);
    if (height !== undefined) return { next: height, hyphen: false, loose: true };
  }
  if (!named && count === 2 && token.kind === 'number' && token.spaced && stream.tokens[at - 2]?.fold === 'x')
    return { next: at, hyphen: false, loose: true };
  return undefined;
}

/** `(18", 18", 24")`: within brackets and behind a unit of length. */
function isBracketed(stream: TokenStream, comma: number): boolean {
  const unit = stream.tokens[comma - 1];
  if (!unit || (findCmPerUnit(unit.fold) === undefined && unit.text !== "'")) return false;
  for (let k = comma - 1; k > comma - 10; k -= 1) {
    if (stream.tokens[k]?.text === '(') return true;
    if (stream.tokens[k]?.kind === 'break' || stream.tokens[k]?.text === ')') return false;
  }
  return false;
}

/** `80 x 120 cm, height 165 cm`, `(120x80) altura 1,45 m`: where the named third side begins. */
function findHeightAfter(stream: TokenStream, at: number): number | undefined {
  let next = at;
  while (next < at + 3 && /^(?:[),;-]|y|and|con|with|by|de)$/.test(stream.tokens[next]?.fold ?? '')) next += 1;
  return /^(?:height|high|h|altura|alto|tall)$/.test(stream.tokens[next]?.fold ?? '') ? next : undefined;
}

/** `120-80-100` is a size where a unit, a label or a count after a slash says so; else it is a reference or a date. */
function isHyphenatedSize(stream: TokenStream, at: number, next: number, sides: readonly DimensionSide[]): boolean {
  if (sides.length !== 3 || sides.some((side) => side.value < 5)) return false;
  const before = stream.getFoldedText(Math.max(0, at - 6), at);
  const after = stream.tokens[next];
  return (
    sides.some((side) => side.factor !== undefined) ||
    /\b(?:dims?|cmt|inh|medidas|size|dimensions|cms?)\b/.test(before) ||
    (after?.text === '/' && stream.tokens[next + 1]?.kind === 'number') ||
    stream.findLabelAt(at)?.field === 'dimensions'
  );
}

const CUBE = /^(?:cubed|cubes?|cubos?)$/;
/** Cubic feet and metres are volumes, a cube of so many inches or centimetres is a size. */
const MAX_UNMARKED_CUBE_CM = 3;
const A_SIDE = /^(?:(?:por|per|a|de|each|cada|on each|on a|on every) (?:side|lado)|cada lado|each way)\b/;

/** `50 cm cubes`, `cubo de 45 cm`, `18 in per side`: three equal sides. */
export function parseCubeAt(stream: TokenStream, i: number): SideChain | undefined {
  const { tokens } = stream;
  const named = /^(?:cubes?|cubos?)$/.test(tokens[i]?.fold ?? '') && /^(?:de|of)$/.test(tokens[i + 1]?.fold ?? '');
  const side = parseSideAt(stream, named ? i + 2 : i);
  if (!side || side.factor === undefined || tokens[i]?.kind === undefined) return undefined;
  const behind = tokens[side.next];
  const equal = { sides: [side, side, side], hyphens: false };
  if (named) return { ...equal, next: side.next };
  if (CUBE.test(behind?.fold ?? '') && !(behind?.fold === 'cubed' && side.factor > MAX_UNMARKED_CUBE_CM))
    return { ...equal, next: side.next + 1 };
  return A_SIDE.test(stream.getTextAfter(side.next, 3)) ? { ...equal, next: side.next } : undefined;
}

/** Maximum distance of a height from its footprint, in tokens. */
const HEIGHT_REACH = 16;

const SQUARE = /^(?:square|sq|cuadrad[oa]s?)$/;

/** `120 x 80, each 155 cm high`, `48x40 inch footprint, 52" tall`, `36 in square and 40 high`: a footprint and a separate height. */
export function parseFootprintAt(stream: TokenStream, i: number): SideChain | undefined {
  const first = parseSideAt(stream, i);
  if (!first) return undefined;
  // `36 square inches` is an area: the unit of a side stands before the word.
  const isSquare = first.factor !== undefined && SQUARE.test(stream.tokens[first.next]?.fold ?? '');
  if (!isSquare && !CROSS.has(stream.tokens[first.next]?.fold ?? '')) return undefined;
  const second = isSquare ? { ...first, next: first.next + 1 } : parseSideAt(stream, first.next + 1);
  if (!second || CROSS.has(stream.tokens[second.next]?.fold ?? '')) return undefined;
  const height = findHeightNear(stream, i, second.next);
  if (!height) return undefined;
  const apart = stream.tokens.slice(second.next, height.at).some((token) => token.kind === 'number');
  return {
    sides: [first, second, height.side],
    next: height.at < i || apart ? second.next : height.side.next,
    hyphens: false,
  };
}

const EURO = /^(?:euro|eur|europallets?|europalets?|europal|europales|europaletas?)$/;
/** `palets europeos`: behind the name of the pallets. */
const EUROPEAN = /^europe(?:o|a|os|as|an)$/;
/** Maximum distance of a height after the name of the pallets. */
const EURO_REACH = 40;
const EURO_SIDES_CM = [120, 80] as const;

/** `4 euro pallets, 114 cm high`: the standard's footprint (EN 13698-1) with a stated height. */
export function parseEuroPalletAt(stream: TokenStream, i: number): SideChain | undefined {
  const word = stream.tokens[i];
  const isEuropean = EUROPEAN.test(word?.fold ?? '') && isPallet(stream, i - 1);
  if (word?.kind !== 'word' || !(EURO.test(word.fold) || isEuropean)) return undefined;
  const dash = stream.tokens[i + 1]?.text === '-' ? 1 : 0;
  const named = word.fold.length > 4;
  const next = named ? i + 1 : i + 2 + dash;
  if (!named && findPackaging(stream.tokens[next - 1]?.fold ?? '') !== 'pallet') return undefined;
  const behind = stream.tokens.slice(next, next + EURO_REACH).map((token) => token.fold);
  if (behind.some((fold, k) => CROSS.has(fold) && /^\d/.test(behind[k + 1] ?? ''))) return undefined;
  const height = findHeightNear(stream, next, next, EURO_REACH);
  if (!height || height.at < next) return undefined;
  const [length, width] = EURO_SIDES_CM.map(
    (cm): DimensionSide => ({ ...height.side, value: cm, other: undefined, factor: 1, cm }),
  );
  return length && width ? { sides: [length, width, height.side], next, hyphens: false } : undefined;
}

function isPallet({ tokens }: TokenStream, at: number): boolean {
  return findPackaging(tokens[at]?.fold ?? '') === 'pallet';
}

function findHeightNear(
  stream: TokenStream,
  at: number,
  next: number,
  reach = HEIGHT_REACH,
): { side: DimensionSide; at: number } | undefined {
  const end = Math.min(stream.getLineEnd(next) + HEIGHT_REACH / 2, next + reach, stream.tokens.length);
  for (let k = next; k < end; k += 1) {
    const side = parseSideAt(stream, k);
    if (side?.axis === 'height') return { side, at: k };
    if (side && CROSS.has(stream.tokens[side.next]?.fold ?? '')) break;
  }
  for (let k = Math.max(stream.getLineStart(at), at - HEIGHT_REACH / 2); k < at; k += 1) {
    const side = parseSideAt(stream, k);
    if (side?.axis === 'height' && side.next <= at) return { side, at: k };
  }
  return undefined;
}

/** `16" diameter x 24" high`, `dia 58 x 88 cm`, `Ø 30 x 120`. */
export function parseCylinderAt(stream: TokenStream, i: number): SideChain | undefined {
  const { tokens } = stream;
  const marked = /^(?:dia|diam|diametro|diameter|ø|⌀|od)$/.test(tokens[i]?.fold ?? '');
  let from = marked ? i + 1 : i;
  if (marked) while (tokens[from]?.kind === 'sign' && '.:Ø⌀'.includes(tokens[from]?.text ?? ' ')) from += 1;
  const first = parseSideAt(stream, from);
  if (!first) return undefined;
  const lies = !marked && (first.axis === 'length' || first.axis === 'height');
  if (!marked && !lies && first.axis !== 'diameter') return undefined;
  const sep = tokens[first.next];
  const parted =
    sep !== undefined && (CROSS.has(sep.fold) || /^[,;/]$/.test(sep.text) || sep.fold === 'y' || sep.fold === 'and');
  const second = parseSideAt(stream, parted || sep?.kind === 'break' ? first.next + 1 : first.next);
  if (!second || (lies && second.axis !== 'diameter') || (!parted && second.axis === undefined)) return undefined;
  // `1.2 m de diámetro, 15 GHz`: behind a comma another figure begins, unless it is named or measured.
  const isCrossed = sep !== undefined && CROSS.has(sep.fold);
  if (!marked && !isCrossed && second.axis === undefined && second.factor === undefined) return undefined;
  const [length, diameter] = lies ? [first, second] : [second, first];
  // What is said to be long, not high, lies on its side.
  const sides = length.axis === 'length' ? [length, diameter, diameter] : [diameter, diameter, length];
  return { sides, next: second.next, hyphens: false };
}
