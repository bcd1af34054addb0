import { isCorrected, isTakenBack } from '../text/corrections.js';
import { eachAfter } from '../weight/per-piece.js';
import { isOfPair } from '../pieces/prefix-labels.js';
import { amountAt } from './dimension-side.js';
import type { Stream } from '../text/token-stream.js';
import type { Token } from '../text/token.js';
import { m3Per, times } from '../numbers/units.js';

/** A stated volume in m³. */
export interface VolumeMention {
  readonly at: number;
  readonly to: number;
  readonly m3: number;
  readonly perPiece: boolean;
  readonly takenBack: boolean;
  readonly corrected: boolean;
}

const MAX_MENTIONS = 200;
const PER_AFTER =
  /^(?:[,(] ?)?(?:each|ea|c \/ u|apiece|per (?!week)\w+|cada (?:uno|una|caja|bulto)|\/ ?(?:ctn|carton|pc|pcs|plt|pallet|box|caja|bulto|unit)\b|por (?:caja|bulto|tarima|carton|pieza|pallet))/;
const EACH_BEFORE = /\b(?:each|cada|one|una|un|per|1) (?:\w+ )?(?:is|pesa|mide|weighs|has|tiene|ocupa|measures)\b.*$/;
const EACH_OPENS = /\b(?:each|cada (?:una?|uno|caja|bulto)|c \/ u|@)(?: (?:of|de|approx|aprox|about|con|at))? ?$/;
/** `Cada caja: 14 kg, 0.036 m3`: what the sentence is about is one piece. */
const EACH_IS_SUBJECT =
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
export function volumeMentions(stream: Stream): VolumeMention[] {
  const mentions: VolumeMention[] = [];
  for (let i = 0; i < stream.tokens.length && mentions.length < MAX_MENTIONS; i += 1) {
    const found = volumeAt(stream, i) ?? labelledAt(stream, i);
    if (!found) continue;
    const after = stream.after(found.to, 4);
    const before = stream.before(found.at, 26);
    if (/\b(?:max|hasta|up to|truck|camion|warehouse)\b ?$/.test(stream.before(found.at, 2))) continue;
    const total = /\b(?:total|todos|todas|altogether|junto)\b/.test(before) && !PER_AFTER.test(after);
    const each =
      PER_AFTER.test(after) ||
      eachAfter(after) ||
      EACH_OPENS.test(before) ||
      EACH_BEFORE.test(before) ||
      EACH_IS_SUBJECT.test(stream.fold(stream.sentenceStart(found.at), found.at)) ||
      /^(?:cbm|m3|vol) (?:per|por|x) [a-z]/.test(stream.fold(found.at, found.to));
    mentions.push({
      ...found,
      perPiece: each && !total,
      takenBack: isTakenBack(stream, found.at),
      corrected: isCorrected(stream, found.at, found.to),
    });
    i = found.to - 1;
  }
  return mentions;
}

type Found = Pick<VolumeMention, 'at' | 'to' | 'm3'>;

function volumeAt(stream: Stream, i: number): Found | undefined {
  const { tokens } = stream;
  const amount = amountAt(tokens, i);
  if (amount) {
    const unit = isOfPair(stream, i) ? undefined : unitAt(stream, amount.next);
    if (!unit) return undefined;
    const half = tokens[unit.next]?.fold === 'y' && /^medi[oa]$/.test(tokens[unit.next + 1]?.fold ?? '');
    const value = amount.value + (half ? 0.5 : 0);
    const smaller = unit.m3 === 1 && value >= 1000 && amount.other !== undefined ? amount.other : value;
    const count = multiplierBefore(tokens, i);
    return { at: i, to: unit.next + (half ? 2 : 0), m3: times(times(smaller, unit.m3), count) };
  }
  const word = tokens[i];
  if (word?.kind !== 'word' || !/^(?:cbm|mc|cf|m3|vol)$/.test(word.fold)) return undefined;
  if (tokens[i - 1]?.kind === 'number' && !isOfPair(stream, i - 1)) return undefined;
  const each = /^(?:per|por|x)$/.test(tokens[i + 1]?.fold ?? '') && tokens[i + 2]?.kind === 'word' ? 2 : 0;
  const sign = tokens[i + 1 + each]?.text;
  const next = i + 1 + each + (sign === ':' || sign === '.' ? 1 : 0);
  const behind = amountAt(tokens, next);
  const factor = m3Per(word.fold);
  if (
    !behind ||
    factor === undefined ||
    unitAt(stream, behind.next) ||
    ((word.fold === 'mc' || word.fold === 'cf') && tokens[next]?.spaced)
  )
    return undefined;
  return { at: i, to: behind.next, m3: times(behind.value, factor) };
}

/** `22*0.085cbm`: the number of pieces before the volume of one. */
function multiplierBefore(tokens: readonly Token[], i: number): number {
  const count = tokens[i - 2];
  const before = tokens[i - 3];
  if (!/^[x×*@]$/.test(tokens[i - 1]?.fold ?? '') || count?.kind !== 'number' || count.reference) return 1;
  const inChain = before !== undefined && /^[x×*]$/.test(before.fold);
  return !inChain && count.value !== undefined && Number.isInteger(count.value) && count.value > 0 ? count.value : 1;
}

function unitAt(stream: Stream, i: number): { m3: number; next: number } | undefined {
  const { tokens } = stream;
  const token = tokens[i];
  if (token?.kind !== 'word') return undefined;
  const one = m3Per(token.fold);
  if (one !== undefined && !(token.fold === 'mc' && token.text !== 'MC')) return { m3: one, next: i + 1 };
  const dot = tokens[i + 1]?.text === '.' ? 1 : 0;
  const pair = WORDS[`${token.fold} ${tokens[i + 1 + dot]?.fold ?? ''}`];
  const two = pair === undefined ? undefined : m3Per(pair);
  if (two !== undefined) return { m3: two, next: i + 2 + dot };
  if (LITRES.test(token.fold) && /\b(?:vol|volume|volumen)\b/.test(stream.before(i, 6)))
    return { m3: 0.001, next: i + 1 };
  return undefined;
}

/** `Volumen (m3): 0.94`. */
function labelledAt(stream: Stream, i: number): Found | undefined {
  const label = stream.labelAt(i);
  if (label?.field !== 'volume' || label.from !== i) return undefined;
  const amount = amountAt(stream.tokens, i);
  const next = amount && stream.tokens[amount.next];
  if (!amount || (next?.kind === 'word' && !/^(?:aprox|approx|total)$/.test(next.fold)) || next?.text === '%')
    return undefined;
  const factor = /\b(?:cft|ft3|cf|pies)\b/.test(label.phrase) ? m3Per('cft') : 1;
  return { at: i, to: amount.next, m3: times(amount.value, factor ?? 1) };
}
