import { type Lexeme, splitLexemes } from '../reading/ledger/lexemes.js';
import { Phrases } from '../reading/ledger/phrases.js';
import type { ShipmentRequest } from './shipment-request.js';

/** So many words an answer is looked through for. */
export const MAX_ANSWER_LENGTH = 8_000;
const VERB_REACH = 4;
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...'a one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, k): [string, number] => [word, Math.max(1, k)]),
  ...'una dos tres cuatro cinco seis siete ocho nueve diez'
    .split(' ')
    .map((word, k): [string, number] => [word, k + 1]),
  ['un', 1],
  ['uno', 1],
  ['another', 1],
  ['otra', 1],
  ['otro', 1],
]);
/** Words behind a count that make it a difference: `two more boxes`, `una caja menos`. */
export const MORE: ReadonlySet<string> = new Set(
  'more fewer less extra additional mas menos adicional adicionales'.split(' '),
);
/** Those of them that take away. */
export const FEWER: ReadonlySet<string> = new Set(['fewer', 'less', 'menos']);
/** Verbs before a count that add it to what was asked before. */
export const ADDS: Phrases = new Phrases(`
    add; added; adding; agregar; agregamos; agregue; anadir; anadimos; sumar; sumamos; aumentar
  `);
/** Verbs before a count that take it from what was asked before. */
export const REMOVES: Phrases = new Phrases(`
    remove; removed; removing; take out; took out; leave out; drop; dropped; quitar; quitamos; sacar; sacamos; retirar; eliminar;
    dejar fuera
  `);
/** Words before a figure that take it back. */
export const TAKES_BACK: Phrases = new Phrases(`
    no; not; instead of; en vez de; en lugar de; rather than; ya no; antes; antes eran; was; were; eran
  `);

/**
 * Whether an answer states a change that was not read: a count that is a difference to what was asked before (`we have
 * added two more boxes`), or a figure of the earlier request that is taken back and that nothing replaces (`18 tyres, not
 * 12`). What was read of it would be another shipment than the one that is meant.
 * @param text the words that the writer of the answer added
 */
export function hasUnreadChange(text: string, earlier: ShipmentRequest, answer: ShipmentRequest): boolean {
  const lexemes = splitLexemes(text.slice(0, MAX_ANSWER_LENGTH));
  return lexemes.some(
    (_, at) => isUnreadDifference(lexemes, at, answer) || isUnreadRetraction(lexemes, at, earlier, answer),
  );
}

function isUnreadDifference(lexemes: readonly Lexeme[], at: number, { goods }: ShipmentRequest): boolean {
  const count = readCount(lexemes[at]);
  if (count === undefined) return false;
  const isMore = [at + 1, at + 2].some((k) => MORE.has(lexemes[k]?.text ?? '')) && isCounted(lexemes, at);
  if (!isMore && !(isBehindChange(lexemes, at) && isCounted(lexemes, at))) return false;
  return goods.pieces === undefined || goods.pieces === count;
}

function isBehindChange(lexemes: readonly Lexeme[], at: number): boolean {
  return [ADDS, REMOVES].some((verbs) => verbs.endsBefore(lexemes, at, VERB_REACH));
}

/** A word, not a unit of weight, follows the count. */
export function isCounted(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return (
    next?.kind === 'word' &&
    next.text.length > 2 &&
    !/^(?:kgs?|kilos?|lbs?|libras?|pounds?|cms?|usd|days?|dias?)$/.test(next.text)
  );
}

function isUnreadRetraction(
  lexemes: readonly Lexeme[],
  at: number,
  earlier: ShipmentRequest,
  answer: ShipmentRequest,
): boolean {
  const lexeme = lexemes[at];
  if (lexeme?.kind !== 'number' || !TAKES_BACK.endsBefore(lexemes, at, 3)) return false;
  const isEarlier = (value: number | undefined) =>
    value !== undefined && lexeme.values.some((one) => isNear(one, value));
  if (isEarlier(earlier.goods.pieces) && answer.goods.pieces === undefined) return true;
  return isEarlier(earlier.goods.grossWeightKg) && answer.goods.grossWeightKg === undefined;
}

/** The whole number that a lexeme states in figures or in a word. */
export function readCount(lexeme: Lexeme | undefined): number | undefined {
  if (lexeme?.kind === 'number') return lexeme.values.find(Number.isInteger);
  return NUMBER_WORDS.get(lexeme?.text ?? '');
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= other * 0.005;
}
