import { findM3PerUnit, multiplyDecimal } from '../numbers/units.js';
import { belongsToPair } from '../pieces/prefix-labels.js';
import { isCorrected, isRetracted } from '../text/corrections.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { isPerPieceAfter } from '../weight/per-piece.js';
import { measureHalf, parseAmountAt } from './dimension-side.js';

/** A stated volume in m³. */
export interface VolumeMention {
  readonly at: number;
  readonly to: number;
  readonly m3: number;
  readonly perPiece: boolean;
  readonly retracted: boolean;
  readonly corrected: boolean;
}

const MAX_MENTIONS = 200;
const RATE_AFTER =
  /^(?:[,(] ?)?(?:each|ea|c \/ u|apiece|per (?!week|the |our |your |my |attached|packing|invoice|supplier|shipper)\w+|cada (?:uno|una|caja|bulto)|\/ ?(?:ctn|carton|pc|pcs|plt|pallet|box|caja|bulto|unit)\b|por (?:caja|bulto|tarima|carton|pieza|pallet))/;
const PER_PIECE_BEFORE =
  /\b(?:each|cada|one|una|un|per|1) (?:\w+ )?(?:is|pesa|mide|weighs|has|tiene|ocupa|measures)\b.*$/;
const PER_PIECE_OPENS = /\b(?:each|cada (?:una?|uno|caja|bulto)|c \/ u|@)(?: (?:of|de|approx|aprox|about|con|at))? ?$/;
/** `Cada caja: 14 kg, 0.036 m3`: what the sentence is about is one piece. */
const PER_PIECE_SUBJECT =
  /^(?:[-*•\n] ?)?(?:each|every|cada) (?!una? de)[a-z]{3,}\b(?!.*\b(?:total|in all|en total|juntos|together)\b)/;
const WORDS: Readonly<Record<string, string>> = {
  'cubic meters': 'm3',
  'cubic meter': 'm3',
  'cubic metres': 'm3',
  'cubic metre': 'm3',
  'metros cubicos': 'm3',
  'metro cubico': 'm3',
  'mts cubicos': 'm3',
  'mt cubicos': 'm3',
  'm cubicos': 'm3',
  'cu m': 'm3',
  'cu mtrs': 'm3',
  'cubic feet': 'cft',
  'cubic foot': 'cft',
  'cu ft': 'cft',
  'cub ft': 'cft',
  'pies cubicos': 'cft',
  'pie cubico': 'cft',
  'cubic mtrs': 'm3',
};
const LITRES = /^(?:l|lt|lts|liters|litres|litros)$/;

/** Reads every stated volume. */
export function extractVolumes(stream: TokenStream): VolumeMention[] {
  const mentions: VolumeMention[] = [];
  for (let i = 0; i < stream.tokens.length && mentions.length < MAX_MENTIONS; i += 1) {
    const found = parseVolumeAt(stream, i) ?? parseLabelledVolumeAt(stream, i) ?? parseHalfAt(stream, i);
    if (!found) continue;
    const after = stream.getTextAfter(found.to, 4);
    const before = stream.getTextBefore(found.at, 26);
    if (/\b(?:max|hasta|up to|truck|camion|warehouse)\b ?$/.test(stream.getTextBefore(found.at, 2))) continue;
    const total = /\b(?:total|todos|todas|altogether|junto)\b/.test(before) && !RATE_AFTER.test(after);
    const each =
      RATE_AFTER.test(after) ||
      isPerPieceAfter(after) ||
      PER_PIECE_OPENS.test(before) ||
      PER_PIECE_BEFORE.test(before) ||
      PER_PIECE_SUBJECT.test(stream.getFoldedText(stream.getClauseStart(found.at), found.at)) ||
      /^(?:cbm|m3|vol) (?:per|por|x) [a-z]/.test(stream.getFoldedText(found.at, found.to));
    mentions.push({
      ...found,
      perPiece: each && !total,
      retracted: isRetracted(stream, found.at),
      corrected: isCorrected(stream, found.at, found.to),
    });
    i = found.to - 1;
  }
  return mentions;
}

type VolumeMatch = Pick<VolumeMention, 'at' | 'to' | 'm3'>;

function parseVolumeAt(stream: TokenStream, i: number): VolumeMatch | undefined {
  const { tokens } = stream;
  const amount = parseAmountAt(tokens, i);
  if (amount) {
    const unit = belongsToPair(stream, i) ? undefined : parseUnitAt(stream, amount.next);
    if (!unit) return undefined;
    const half = tokens[unit.next]?.fold === 'y' && /^medi[oa]$/.test(tokens[unit.next + 1]?.fold ?? '');
    const value = amount.value + (half ? 0.5 : 0);
    const smaller = unit.m3 === 1 ? selectPlausible({ value, other: amount.other }) : value;
    const count = findMultiplierBefore(tokens, i);
    return { at: i, to: unit.next + (half ? 2 : 0), m3: multiplyDecimal(multiplyDecimal(smaller, unit.m3), count) };
  }
  const word = tokens[i];
  if (word?.kind !== 'word' || !/^(?:cbm|mtq|mc|cf|m3|m³|vol|cuft|cft|ft3|ft³|cbft)$/.test(word.fold)) return undefined;
  if (tokens[i - 1]?.kind === 'number' && !belongsToPair(stream, i - 1)) return undefined;
  const each = /^(?:per|por|x)$/.test(tokens[i + 1]?.fold ?? '') && tokens[i + 2]?.kind === 'word' ? 2 : 0;
  const sign = tokens[i + 1 + each]?.text;
  const next = i + 1 + each + (sign === ':' || sign === '.' ? 1 : 0);
  const behind = parseAmountAt(tokens, next);
  const factor = findM3PerUnit(word.fold);
  if (
    !behind ||
    factor === undefined ||
    parseUnitAt(stream, behind.next) ||
    ((word.fold === 'mc' || word.fold === 'cf') && tokens[next]?.spaced)
  )
    return undefined;
  const value = factor === 1 ? selectPlausible(behind) : behind.value;
  return { at: i, to: behind.next, m3: multiplyDecimal(value, factor) };
}

/** No air shipment has so many cubic metres: three digits behind a sign are decimals. */
const MAX_M3 = 1000;

function selectPlausible({ value, other }: { readonly value: number; readonly other: number | undefined }): number {
  return value >= MAX_M3 && other !== undefined ? other : value;
}

/** `medio metro cúbico`, `half a cubic metre`, `a cubic metre and a half`, `metro y medio cúbico`. */
function parseHalfAt(stream: TokenStream, i: number): VolumeMatch | undefined {
  const spoken = parseOneAndHalfAt(stream, i);
  if (spoken) return spoken;
  if (!/^(?:half|medio)$/.test(stream.tokens[i]?.fold ?? '')) return undefined;
  const at = stream.tokens[i + 1]?.fold === 'a' ? i + 2 : i + 1;
  const unit = parseUnitAt(stream, at);
  return unit && unit.next > at + 1 ? { at: i, to: unit.next, m3: multiplyDecimal(0.5, unit.m3) } : undefined;
}

function parseOneAndHalfAt(stream: TokenStream, i: number): VolumeMatch | undefined {
  const first = stream.tokens[i]?.fold ?? '';
  if (/^(?:metro|pie)$/.test(first)) {
    const cubic = /^y medi[oa] cubic[oa]s?$/.test(stream.getFoldedText(i + 1, i + 4));
    return cubic
      ? { at: i, to: i + 4, m3: multiplyDecimal(1.5, findM3PerUnit(first === 'pie' ? 'cft' : 'm3') ?? 1) }
      : undefined;
  }
  const unit = first === 'a' ? parseUnitAt(stream, i + 1) : undefined;
  const half = unit && measureHalf(stream.tokens, unit.next);
  return unit && half ? { at: i, to: unit.next + half, m3: multiplyDecimal(1.5, unit.m3) } : undefined;
}

/** `22*0.085cbm`: the number of pieces before the volume of one. */
function findMultiplierBefore(tokens: readonly Token[], i: number): number {
  const count = tokens[i - 2];
  const before = tokens[i - 3];
  if (!/^[x×*@]$/.test(tokens[i - 1]?.fold ?? '') || count?.kind !== 'number' || count.reference) return 1;
  const inChain = before !== undefined && /^[x×*]$/.test(before.fold);
  return !inChain && count.value !== undefined && Number.isInteger(count.value) && count.value > 0 ? count.value : 1;
}

function parseUnitAt(stream: TokenStream, i: number): { m3: number; next: number } | undefined {
  const { tokens } = stream;
  const token = tokens[i];
  if (token?.kind !== 'word') return undefined;
  const one = findM3PerUnit(token.fold);
  if (one !== undefined && !(token.fold === 'mc' && token.text !== 'MC')) return { m3: one, next: i + 1 };
  const dot = tokens[i + 1]?.text === '.' ? 1 : 0;
  const pair = WORDS[`${token.fold} ${tokens[i + 1 + dot]?.fold ?? ''}`];
  const two = pair === undefined ? undefined : findM3PerUnit(pair);
  if (two !== undefined) return { m3: two, next: i + 2 + dot };
  if (LITRES.test(token.fold) && /\b(?:vol|volume|volumen)\b/.test(stream.getTextBefore(i, 6)))
    return { m3: 0.001, next: i + 1 };
  return undefined;
}

/** `Volumen (m3): 0.94`. */
function parseLabelledVolumeAt(stream: TokenStream, i: number): VolumeMatch | undefined {
  const label = stream.findLabelAt(i);
  if (label?.field !== 'volume' || label.from !== i) return undefined;
  const amount = parseAmountAt(stream.tokens, i);
  const next = amount && stream.tokens[amount.next];
  if (!amount || (next?.kind === 'word' && !/^(?:aprox|approx|total)$/.test(next.fold)) || next?.text === '%')
    return undefined;
  // `Volume: 3.4 - 3.8 cbm`: the upper end is read, with its unit.
  const upper = next?.text === '-' ? parseAmountAt(stream.tokens, amount.next + 1) : undefined;
  if (upper && upper.value > amount.value && parseUnitAt(stream, upper.next)) return undefined;
  const factor = /\b(?:cft|ft3|cf|pies)\b/.test(label.phrase) ? findM3PerUnit('cft') : 1;
  const value = factor === 1 ? selectPlausible(amount) : amount.value;
  return { at: i, to: amount.next, m3: multiplyDecimal(value, factor ?? 1) };
}
