import { CM_PER_INCH } from '../../cargo/units.js';
import { isCovered, isKnownSide, isKnownSize, isKnownValue, isNear } from './agreement.js';
import { type Figure, isCurrent, type LexedText } from './figures.js';
import type { DoubtEntry, LedgerReading } from './ledger.types.js';
import {
  ANNOUNCED_CORRECTION,
  CONTRAST,
  DENIED_NUMBER,
  REPLACED_BEHIND,
  SHOULD_BE,
  TAKEN_BACK_BEFORE,
} from './words/corrections.words.js';

/** How many lexemes a sentence may go on that is looked at. */
const MAX_CLAUSE = 60;
/** How many lexemes before a figure the word may stand that takes it back. */
const NEGATION_REACH = 3;
const CARGO_EVIDENCE = /^goods\./;

/**
 * Corrections that the email announces and that the reading does not follow: a figure of the sentence, or of the next one where
 * it has none, is no value of the reading, or one that the sentence takes back still is.
 */
export function findUnappliedCorrections(
  text: LexedText,
  figures: readonly Figure[],
  reading: LedgerReading,
): DoubtEntry[] {
  const { lexemes, zones } = text;
  const own = figures.filter(
    (figure) => figure.text === text && (figure.role === undefined || figure.role === 'limit'),
  );
  for (let at = 0; at < lexemes.length; at += 1) {
    if (!isCurrent(zones[at])) continue;
    const replaced = REPLACED_BEHIND.matchAt(lexemes, at);
    const length = Math.max(replaced, ANNOUNCED_CORRECTION.matchAt(lexemes, at), matchBeforeNumber(text, at));
    if (length === 0) continue;
    const end = findClauseEnd(text, at);
    const next = findNextClauseEnd(text, end);
    const inSpan = (from: number, to: number) => own.filter((one) => one.at >= from && one.at < to);
    const before = inSpan(findClauseStart(text, at), at);
    const behind = inSpan(at, end);
    const all = replaced > 0 ? before.slice(-1) : behind.length > 0 ? behind : inSpan(end, next);
    const stated = keepLatest(text, all);
    if (stated.some((one) => isUnread(one, reading)) || keepsWhatIsTakenBack(stated, reading))
      return [{ code: 'figures-ambiguous', words: quote(text, at, stated.at(-1)?.to ?? at + length) }];
  }
  return [];
}

/** `the third side should be 80`, `is not 90, it is 80`: right before the number, for much should be otherwise. */
function matchBeforeNumber({ lexemes }: LexedText, at: number): number {
  const length = Math.max(SHOULD_BE.matchAt(lexemes, at), DENIED_NUMBER.matchAt(lexemes, at));
  return length > 0 && lexemes[at + length]?.kind === 'number' ? length : 0;
}

/** `I had put 6 tyres of 62 kg, but in the end it is 4`: the figures behind the last word of contrast. */
function keepLatest({ lexemes }: LexedText, stated: readonly Figure[]): readonly Figure[] {
  const last = stated.at(-1);
  const first = stated[0];
  if (!first || !last) return stated;
  for (let k = last.at - 1; k > first.at; k -= 1)
    if (CONTRAST.matchAt(lexemes, k) > 0) return stated.filter(({ at }) => at > k || isTakenBack({ ...last, at }));
  return stated;
}

/** A point, a semicolon or the end of a line ends a sentence. */
function isClauseEnd({ lexemes }: LexedText, k: number): boolean {
  const lexeme = lexemes[k];
  return lexeme === undefined || lexeme.kind === 'break' || /^[.;!]$/.test(lexeme.text);
}

function findClauseEnd(text: LexedText, from: number): number {
  let end = from;
  while (end < from + MAX_CLAUSE && !isClauseEnd(text, end)) end += 1;
  return end;
}

/** `perdón!! son 3`: where the clause ends that follows one, however many signs stand between them. */
function findNextClauseEnd(text: LexedText, end: number): number {
  let start = end + 1;
  while (start < end + MAX_CLAUSE && isClauseEnd(text, start) && text.lexemes[start]) start += 1;
  return findClauseEnd(text, start);
}

function findClauseStart(text: LexedText, at: number): number {
  let start = at;
  while (start > Math.max(0, at - MAX_CLAUSE) && !isClauseEnd(text, start - 1)) start -= 1;
  return start;
}

function isTakenBack({ text: { lexemes }, at }: Figure): boolean {
  return TAKEN_BACK_BEFORE.endsBefore(lexemes, at, NEGATION_REACH);
}

function isUnread(figure: Figure, reading: LedgerReading): boolean {
  if (isTakenBack(figure) || isCovered(figure, reading, CARGO_EVIDENCE)) return false;
  const { grossWeightKg, pieces = 1 } = reading.goods;
  if (figure.kind === 'size') return !isKnownSize(figure, reading);
  const isOfEach = grossWeightKg !== undefined && figure.values.some((value) => isNear(value * pieces, grossWeightKg));
  return !isOfEach && !isKnownSide(figure, reading) && !isKnownValue(figure, reading);
}

/** `the height is not 70 but 80`, of a box that is 80 wide and still 70 high. */
function keepsWhatIsTakenBack(stated: readonly Figure[], { goods }: LedgerReading): boolean {
  const isSide = (figure: Figure) => figure.kind === 'bare' || figure.kind === 'length';
  const sides = goods.dimensionLines.flatMap(({ lengthCm, widthCm, heightCm }) => [lengthCm, widthCm, heightCm]);
  const isKept = ({ values }: Figure) =>
    values.some((value) => sides.some((side) => isNear(side, value, 0) || isNear(side, value * CM_PER_INCH, 0)));
  const old = stated.filter((one) => isSide(one) && isTakenBack(one) && isKept(one));
  return old.length > 0 && stated.some((one) => isSide(one) && !isTakenBack(one));
}

function quote({ source, lexemes }: LexedText, at: number, to: number): string {
  return source.text.slice(lexemes[at]?.start, lexemes[Math.max(at, to - 1)]?.end);
}
