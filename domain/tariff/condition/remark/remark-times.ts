import type { HourSpan } from '../rate-conditions.js';
import { findPhrase, type RemarkToken } from './remark-tokens.js';

/** Hours of the day in a remark, and how many words they take. */
export interface FoundHours {
  readonly hours: HourSpan;
  readonly length: number;
}

const AFTER = toSet('despues de|despues de las|after|a partir de|a partir de las|desde las|from');
const BEFORE = toSet('antes de|antes de las|before|hasta las|until');
const FROM = toSet('de|desde|entre|from|between|entre las|desde las|de las');
const TO = toSet('a|y|hasta|to|and|until|till|-|a las|y las|hasta las');
const MARKS = ['h', 'hs', 'hrs', 'hr', 'horas', 'hours'];
const CLOCK = /^(\d{1,2}):00(?::00)?$/;
const WHOLE = /^\d{1,2}$/;
const NOON = 12;
const LAST_HOUR = 24;

/** `entre 18:00 y 07:00`, `20-6 h`, `after 6 pm`; undefined for what is no time, or not at the full hour. */
export function findHours(tokens: readonly RemarkToken[], at: number): FoundHours | undefined {
  return findSpan(tokens, at) ?? findHalf(tokens, at, AFTER, true) ?? findHalf(tokens, at, BEFORE, false);
}

function findSpan(tokens: readonly RemarkToken[], at: number): FoundHours | undefined {
  const lead = findPhrase(tokens, at, FROM)?.length ?? 0;
  const first = findTime(tokens, at + lead);
  if (!first) return undefined;
  const middle = at + lead + first.length;
  const link = findPhrase(tokens, middle, TO);
  const last = link ? findTime(tokens, middle + link.length) : undefined;
  if (!link || !last || !(first.isMarked || last.isMarked) || first.hour === last.hour) return undefined;
  return { hours: { from: first.hour, until: last.hour }, length: lead + first.length + link.length + last.length };
}

function findHalf(
  tokens: readonly RemarkToken[],
  at: number,
  leads: ReadonlyMap<string, true>,
  isAfter: boolean,
): FoundHours | undefined {
  const lead = findPhrase(tokens, at, leads);
  const time = lead ? findTime(tokens, at + lead.length) : undefined;
  if (!lead || !time?.isMarked || time.hour === 0) return undefined;
  const hours = isAfter ? { from: time.hour, until: LAST_HOUR } : { from: 0, until: time.hour };
  return hours.from === hours.until ? undefined : { hours, length: lead.length + time.length };
}

/** An hour of the day; `isMarked`: it can be nothing else. */
function findTime(tokens: readonly RemarkToken[], at: number) {
  const word = tokens[at]?.word ?? '';
  const [, clock] = CLOCK.exec(word) ?? [];
  if (clock === undefined && !WHOLE.test(word)) return undefined;
  const mark = tokens[at + 1]?.word ?? '';
  const isHalf = mark === 'am' || mark === 'pm';
  const isMarked = clock !== undefined || isHalf || MARKS.includes(mark);
  const stated = Number(clock ?? word);
  if (stated > LAST_HOUR || (isHalf && stated > NOON)) return undefined;
  const hour = isHalf ? (stated % NOON) + (mark === 'pm' ? NOON : 0) : stated;
  return { hour, isMarked, length: isHalf || MARKS.includes(mark) ? 2 : 1 };
}

function toSet(phrases: string): ReadonlyMap<string, true> {
  return new Map(phrases.split('|').map((phrase) => [phrase, true]));
}
