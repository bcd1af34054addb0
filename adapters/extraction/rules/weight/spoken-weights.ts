import { findKgPerUnit, multiplyDecimal } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import type { WeightQuantity } from './weight-quantity.types.js';

/** `kilo y medio`, `2 kilos y cuarto`. */
export function parseHalfAt(stream: TokenStream, i: number): { part: number; next: number } | undefined {
  if (stream.tokens[i]?.fold !== 'y') return undefined;
  const word = stream.tokens[i + 1]?.fold;
  if (word === 'medio' || word === 'media') return { part: 0.5, next: i + 2 };
  return word === 'cuarto' ? { part: 0.25, next: i + 2 } : undefined;
}

/** `half a ton`, `media tonelada`, `medio kilo`, `un cuarto de tonelada`. */
export function parseHalfUnitAt(stream: TokenStream, i: number): WeightQuantity | undefined {
  const { tokens } = stream;
  const word = tokens[i]?.fold ?? '';
  if (word === 'a') return parseSingleUnitAt(stream, i);
  const half = parseBareUnitAndHalfAt(stream, i);
  if (half) return half;
  if (!/^(?:half|media|medio)$/.test(word)) return undefined;
  const at = tokens[i + 1]?.fold === 'a' || tokens[i + 1]?.fold === 'of' ? i + 2 : i + 1;
  const unit = tokens[at];
  const kg = unit?.kind === 'word' ? findKgPerUnit(unit.fold) : undefined;
  return kg === undefined
    ? undefined
    : { at: i, to: at + 1, kg: kg / 2, otherKg: undefined, unitStated: true, factor: kg };
}

const BARE_UNIT = /^(?:ton|tonne|tonelada|kilo|quintal|libra|pound)$/;

/** `tonelada y media`, `quintal y medio`: one and a half without a number. */
function parseBareUnitAndHalfAt(stream: TokenStream, i: number): WeightQuantity | undefined {
  const word = stream.tokens[i];
  const kg = word?.kind === 'word' && BARE_UNIT.test(word.fold) ? findKgPerUnit(word.fold) : undefined;
  if (kg === undefined || stream.tokens[i - 1]?.kind === 'number') return undefined;
  const half = parseHalfAt(stream, i + 1);
  const whole = { at: i, otherKg: undefined, unitStated: true, factor: kg };
  return half && { ...whole, to: half.next, kg: multiplyDecimal(kg, 1 + half.part) };
}

const ABOUT = /\b(?:weighs?|weighing|about|around|roughly|nearly|almost|over|approx|is)(?: \.)? ?$/;

/** `weighs a ton`, `about a ton and a half`; `200 a ton` is a rate. */
function parseSingleUnitAt(stream: TokenStream, i: number): WeightQuantity | undefined {
  const unit = stream.tokens[i + 1];
  const kg = unit?.kind === 'word' && /^(?:ton|tonne|kilo)$/.test(unit.fold) ? findKgPerUnit(unit.fold) : undefined;
  const half = stream.getFoldedText(i + 2, i + 5) === 'and a half';
  if (kg === undefined || (!half && !ABOUT.test(stream.getTextBefore(i, 4)))) return undefined;
  const to = half ? i + 5 : i + 2;
  return { at: i, to, kg: half ? kg * 1.5 : kg, otherKg: undefined, unitStated: true, factor: kg };
}
