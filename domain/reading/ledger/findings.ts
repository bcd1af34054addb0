import { type Figure, isCurrent, type LexedText } from './figures.js';
import type { DoubtEntry, Finding, FindingCode } from './ledger.types.js';
import type { Lexeme } from './lexemes.js';
import { isLinkedToOtherGoods } from './other-goods.js';
import {
  isNotAskedOfUs,
  isOfAmount,
  isOfPackingStandard,
  isOfTerm,
  isOwnColdEquipment,
  isTakenBack,
} from './wish-dismissals.js';
import { matchColdChain, matchWish, statesFetchingTerm } from './wishes.js';
import { MULTIPLES, ONE_MORE, OTHER_UNITS, REPEATS } from './words/cues.words.js';
import {
  CURRENCIES,
  DENIALS,
  DESCRIBED,
  FINDING_PHRASES,
  NEGATIONS,
  QUOTED_IN,
  STORAGE,
} from './words/findings.words.js';
import { WHETHER_NEEDED } from './words/wishes.words.js';

const NEGATION_REACH = 3;
const CURRENCY_REACH = 6;
/** Lexemes from the first word of `si hay que` to the thing. */
const WHETHER_REACH = 4;
const FORM_REACH = 6;

/**
 * Special goods and wishes that the email names in its own words.
 * @param incoterm the term of the request: what the seller owes by it is no wish
 */
export function findFindings(text: LexedText, incoterm: string | undefined): Finding[] {
  const { lexemes } = text;
  const findings = new Map<string, Finding>();
  const isFetchedByTerm = statesFetchingTerm(text);
  lexemes.forEach((_, at) => {
    if (!isCurrent(text.zones[at])) return;
    for (const { code, phrases } of FINDING_PHRASES) {
      if (findings.has(code)) continue;
      const named = phrases.matchAt(lexemes, at);
      const isNamed = named > 0 && !isOfOtherGoods(lexemes, at, named) && !isCompany(text, at + named);
      const length = isNamed ? named : matchMore(text, at, code, isFetchedByTerm);
      if (length > 0 && !isDismissed(lexemes, at, length, code, incoterm))
        findings.set(code, { code, words: quote(text, at, length) });
    }
    const currency = CURRENCIES.matchAt(lexemes, at);
    if (currency > 0 && !findings.has('wish') && QUOTED_IN.endsBefore(lexemes, at, CURRENCY_REACH))
      findings.set('wish', { code: 'wish', words: quote(text, at, currency) });
  });
  return [...findings.values()];
}

/** Taken back, only asked about, owed by the term, or said of what others have and do. */
function isDismissed(
  lexemes: readonly Lexeme[],
  at: number,
  length: number,
  code: FindingCode,
  incoterm: string | undefined,
): boolean {
  if (isNegated(lexemes, at, length) || WHETHER_NEEDED.endsBefore(lexemes, at, WHETHER_REACH)) return true;
  if (code !== 'wish') return isOwnColdEquipment(lexemes, at, length) || isTakenBack(lexemes, at + length);
  return (
    isOfTerm(lexemes, at, length, incoterm) ||
    isOfAmount(lexemes, at, length) ||
    isOfPackingStandard(lexemes, at) ||
    isNotAskedOfUs(lexemes, at, length)
  );
}

function matchMore(text: LexedText, at: number, code: FindingCode, isFetchedByTerm: boolean): number {
  if (code === 'special-cargo') return matchColdChain(text, at);
  return code === 'wish' ? matchWish(text, at, isFetchedByTerm) : 0;
}

/**
 * Words that stand for figures: of another piece, which the reading may have missed, or of a correction.
 * @param isCountConfirmed whether the sizes are those of the stated count: no piece is missing then
 * @param weights those that equal the weight of the reading
 */
export function findReplacements(text: LexedText, isCountConfirmed: boolean, weights: readonly Figure[]): DoubtEntry[] {
  const always = [MULTIPLES, ONE_MORE, OTHER_UNITS];
  const phrases = isCountConfirmed ? always : [...always, REPEATS];
  for (let at = 0; at < text.lexemes.length; at += 1) {
    if (!isCurrent(text.zones[at])) continue;
    const length = Math.max(...phrases.map((one) => one.matchAt(text.lexemes, at)));
    // `It is 760 pounds, not 760 kilos`: the weight that is read is the right one.
    if (weights.some((one) => one.text === text && at >= one.at && at <= one.to)) continue;
    if (length > 0) return [{ code: 'repeats-another-piece', words: quote(text, at, length) }];
  }
  return [];
}

/**
 * `bombas de fumigar`, `vitrinas para la joyería`, `storage: 3 days` in a form: the thing describes other goods, or is a
 * form's field. A price, a service or a package of it is asked for.
 */
function isOfOtherGoods(lexemes: readonly Lexeme[], at: number, length: number): boolean {
  if (isLinkedToOtherGoods(lexemes, at)) return true;
  if (DESCRIBED.has(lexemes[at + length]?.text ?? '')) return true;
  return STORAGE.matchAt(lexemes, at) === length && isOfForm(lexemes, at);
}

/** `Silvia Tejada, Joyería El Quetzal`: a name with an article in capitals is that of a shop. */
function isCompany({ source, lexemes }: LexedText, next: number): boolean {
  const [article, name] = [lexemes[next], lexemes[next + 1]];
  if (!article || name?.kind !== 'word' || !/^(?:el|la|los|las|the)$/.test(article.text)) return false;
  return /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(source.text.slice(article.start, name.end));
}

/** A label with a colon, dots or a cell's border stands before or behind on the line. */
function isOfForm(lexemes: readonly Lexeme[], at: number): boolean {
  const isMark = (k: number) => [':', '|', '?'].includes(lexemes[k]?.text ?? '') || isLeader(lexemes, k);
  for (let k = at - 1; k >= at - FORM_REACH && lexemes[k] && lexemes[k]?.kind !== 'break'; k -= 1)
    if (isMark(k)) return true;
  for (let k = at + 1; k <= at + FORM_REACH && lexemes[k] && lexemes[k]?.kind !== 'break'; k += 1)
    if (isMark(k)) return true;
  return false;
}

function isLeader(lexemes: readonly Lexeme[], k: number): boolean {
  return lexemes[k]?.text === '.' && lexemes[k + 1]?.text === '.';
}

function quote({ source, lexemes }: LexedText, at: number, length: number): string {
  return source.text.slice(lexemes[at]?.start, lexemes[at + length - 1]?.end);
}

function isNegated(lexemes: readonly Lexeme[], at: number, length: number): boolean {
  for (let k = at - 1; k >= at - NEGATION_REACH; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || lexeme.text === '.') break;
    if (NEGATIONS.has(lexeme.text)) return true;
  }
  const after = lexemes.slice(at + length, at + length + 2).map(({ text }) => text);
  if (after[0] === '-') return after[1] === 'free';
  const isAnswered = after[0] === ':' || after[0] === '?';
  return after[0] === 'free' || (isAnswered && DENIALS.has(after[1] ?? ''));
}
