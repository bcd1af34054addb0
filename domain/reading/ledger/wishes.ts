import type { LexedText } from './figures.js';
import type { Lexeme } from './lexemes.js';
import { isLinkedToOtherGoods } from './other-goods.js';
import { NEGATIONS } from './words/findings.words.js';
import {
  ASKED_ACTIONS,
  ASKED_THINGS,
  ASKS,
  COLD_CHAIN,
  COPULAS,
  DEMANDS,
  DESCRIBED_DEVICES,
  FETCHING_TERMS,
  FILLERS,
  FOLLOWERS,
  KEEPING_WORDS,
  OWN_PLACES,
  PICK_UPS,
  PLAIN_WISHES,
  RANGE_SIGNS,
  REQUESTS,
  TEMPERATURE_UNITS,
} from './words/wishes.words.js';

const ASK_REACH = 4;
const DEMAND_REACH = 5;
const PLACE_REACH = 5;
const KEEPING_REACH = 5;
const CLAUSE_REACH = 14;
const POLITE_WORDS: ReadonlySet<string> = new Set(['please', 'pls', 'favor', 'porfa', 'porfavor']);
/** No goods are kept warmer than this, in °C: a higher figure describes what they stand. */
const WARMEST_C = 40;
/** A range from here up is that of a room, which nobody has to keep unless it is asked for. */
const ROOM_C = 15;
const DECLINE_REACH = 5;
const NO_FOLLOWERS: ReadonlySet<string> = new Set([':', '|', '-', '/', '=', '+', '&']);
const CLAUSE_ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';', '¿', '¡']);
const BULLETS: ReadonlySet<string> = new Set(['-', '*', '•', '·']);

/** The length of the words of a cold chain, or of the temperature at which goods are kept, that begin at `at`; 0: none. */
export function matchColdChain({ lexemes }: LexedText, at: number): number {
  const named = COLD_CHAIN.matchAt(lexemes, at);
  if (named > 0) return isOfDevice(lexemes, at, named) ? 0 : named;
  return lexemes[at]?.kind === 'number' ? matchTemperature(lexemes, at) : 0;
}

/** The length of the words of a wish that begin at `at`; 0: none. */
export function matchWish({ lexemes }: LexedText, at: number, isFetchedByTerm: boolean): number {
  const plain = PLAIN_WISHES.matchAt(lexemes, at);
  if (plain > 0) return isOfDevice(lexemes, at, plain) ? 0 : plain;
  const thing = ASKED_THINGS.matchAt(lexemes, at);
  if (thing > 0 && isAskedFor(lexemes, at, thing)) return thing;
  const action = ASKED_ACTIONS.matchAt(lexemes, at);
  if (action > 0 && isOrdered(lexemes, at)) return action;
  const fetched = PICK_UPS.matchAt(lexemes, at);
  if (fetched === 0 || isOwnPlace(lexemes, at + fetched)) return 0;
  return !isFetchedByTerm && isOrdered(lexemes, at) ? fetched : 0;
}

/** `cold room panels`, `puertas para cuarto frío`: the words describe goods. */
function isOfDevice(lexemes: readonly Lexeme[], at: number, length: number): boolean {
  // `Cámara de frío - puertas`
  const next = lexemes[at + length]?.text === '-' ? at + length + 1 : at + length;
  return DESCRIBED_DEVICES.has(lexemes[next]?.text ?? '') || isLinkedToOtherGoods(lexemes, at);
}

/** Whether the text states a term under which the buyer's carrier fetches the goods. */
export function statesFetchingTerm({ lexemes }: LexedText): boolean {
  return lexemes.some((_, at) => FETCHING_TERMS.matchAt(lexemes, at) > 0);
}

/** `2-8 °C`, `entre 2 y 8 grados`; a single temperature and a bare C need a word of keeping before them. */
function matchTemperature(lexemes: readonly Lexeme[], at: number): number {
  const isEndOfRange = RANGE_SIGNS.has(lexemes[at - 1]?.text ?? '') && lexemes[at - 2]?.kind === 'number';
  if (isEndOfRange) return 0;
  let k = skipUnit(lexemes, at + 1);
  const isRange = RANGE_SIGNS.has(lexemes[k]?.text ?? '');
  let warmest = lexemes[at]?.values[0] ?? 0;
  const coldest = warmest;
  if (isRange) {
    k += 1;
    if (['+', '-'].includes(lexemes[k]?.text ?? '')) k += 1;
    if (lexemes[k]?.kind !== 'number') return 0;
    warmest = Math.max(warmest, lexemes[k]?.values[0] ?? 0);
    k += 1;
  } else k = at + 1;
  const end = skipUnit(lexemes, k);
  // `2-8 c/u` counts cartons, `1/2c` blocks of a street.
  const isBare = lexemes[k]?.text === 'c';
  if (end === k || warmest > WARMEST_C || (lexemes[end]?.text === '/' && isBare)) return 0;
  const isKept = KEEPING_WORDS.endsBefore(lexemes, at, KEEPING_REACH);
  if (isRange && ((coldest >= ROOM_C && !isKept) || isDeclined(lexemes, end))) return 0;
  // `2-8C` is the cold chain of medicines, by whatever sign.
  const isOfMedicines = coldest === 2 && warmest === 8;
  return isKept || (isRange && (!isBare || isOfMedicines)) ? end - at : 0;
}

/** `2-8 °C not required`, `2-8 °C no aplica`: behind the range it is taken back. */
function isDeclined(lexemes: readonly Lexeme[], end: number): boolean {
  const words = lexemes.slice(end, end + DECLINE_REACH).map(({ text }) => text);
  const no = words.findIndex((word) => word === 'not' || word === 'no');
  return (
    no >= 0 && words.slice(no + 1).some((word) => /^(?:requi|need|necesi|neces|aplica|apply|applicable)/.test(word))
  );
}

function skipUnit(lexemes: readonly Lexeme[], at: number): number {
  let k = at;
  while (k < at + 2 && TEMPERATURE_UNITS.has(lexemes[k]?.text ?? '')) k += 1;
  return k;
}

/** `we need insurance`, `forklift required`, `also storage for 10 days`; not `Insurance: yes` of a form or `forklift parts`. */
function isAskedFor(lexemes: readonly Lexeme[], at: number, length: number): boolean {
  if (!canFollow(lexemes, at + length)) return false;
  const isAlone = length > 1 && isClauseStart(lexemes, at) && isClauseEnd(lexemes[at + length]);
  return isAlone || isAskedBefore(lexemes, at) || isDemandedBehind(lexemes, at + length);
}

function canFollow(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at];
  if (!next || next.kind === 'break') return true;
  if (next.text === '?') return lexemes[at + 1]?.text !== ':';
  if (next.kind === 'sign')
    return !NO_FOLLOWERS.has(next.text) && !(next.text === '.' && lexemes[at + 1]?.text === '.');
  return next.kind === 'word' && FOLLOWERS.has(next.text);
}

function isAskedBefore(lexemes: readonly Lexeme[], at: number): boolean {
  let isAdded = false;
  for (let k = at - 1; k >= at - ASK_REACH; k -= 1) {
    const word = lexemes[k]?.text ?? '';
    if (ASKS.has(word)) return !NEGATIONS.has(lexemes[k - 1]?.text ?? '');
    if ((word === 'con' || word === 'with' || isAdded) && isClauseStart(lexemes, isAdded ? k + 1 : k)) return true;
    if (!FILLERS.has(word)) return false;
    isAdded ||= word === 'also' || word === 'tambien' || word === 'ademas';
  }
  return false;
}

function isDemandedBehind(lexemes: readonly Lexeme[], from: number): boolean {
  for (let k = from; k < from + DEMAND_REACH; k += 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || lexeme.kind === 'sign' || NEGATIONS.has(lexeme.text)) return false;
    if (DEMANDS.has(lexeme.text)) return true;
    if (k > from + 1 && !COPULAS.has(lexeme.text) && lexeme.kind === 'word' && lexemes[k - 1]?.kind === 'word')
      return false;
  }
  return false;
}

/** `please palletize`, `can you pick up`: a word of a request stands right before, small words apart. */
function isRequested(lexemes: readonly Lexeme[], at: number): boolean {
  for (let k = at - 1; k >= at - ASK_REACH; k -= 1) {
    const word = lexemes[k]?.text ?? '';
    if (REQUESTS.has(word)) return true;
    if (!FILLERS.has(word)) return false;
  }
  return false;
}

/** Asked for, or a sentence begins with it: with a Spanish infinitive, or with another word and a `please` behind. */
function isOrdered(lexemes: readonly Lexeme[], at: number): boolean {
  if (isRequested(lexemes, at)) return true;
  if (!isClauseStart(lexemes, at)) return false;
  return /[aei]r(?:l[oa]s?)?$/.test(lexemes[at]?.text ?? '') || isPolite(lexemes, at);
}

function isPolite(lexemes: readonly Lexeme[], at: number): boolean {
  for (let k = at; k < at + CLAUSE_REACH && !isClauseEnd(lexemes[k]); k += 1)
    if (POLITE_WORDS.has(lexemes[k]?.text ?? '')) return true;
  return false;
}

function isClauseEnd(lexeme: Lexeme | undefined): boolean {
  return !lexeme || lexeme.kind === 'break' || lexeme.text === '.' || lexeme.text === '!';
}

function isClauseStart(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1];
  if (!before || before.kind === 'break' || CLAUSE_ENDS.has(before.text)) return true;
  const first = lexemes[at - 2];
  return BULLETS.has(before.text) && (!first || first.kind === 'break');
}

function isOwnPlace(lexemes: readonly Lexeme[], from: number): boolean {
  return lexemes.slice(from, from + PLACE_REACH).some(({ text }) => OWN_PLACES.has(text));
}
