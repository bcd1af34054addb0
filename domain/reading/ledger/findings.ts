import { isCurrent, type LexedText } from './figures.js';
import type { DoubtEntry, Finding, LedgerReading } from './ledger.types.js';
import type { Lexeme } from './lexemes.js';
import { MULTIPLES, REPEATS } from './words/cues.words.js';
import { FINDING_PHRASES, NEGATIONS, TOOL_LINKS, TOOLS } from './words/findings.words.js';
import { PACKAGING } from './words/packaging.words.js';

const NEGATION_REACH = 3;

/** Goods, wishes and errands that the email names in its own words. */
export function findFindings(text: LexedText, { goods }: LedgerReading): Finding[] {
  const findings = new Map<string, Finding>();
  text.lexemes.forEach((_, at) => {
    if (!isCurrent(text.zones[at])) return;
    for (const { code, phrases } of FINDING_PHRASES) {
      const length = phrases.matchAt(text.lexemes, at);
      if (length === 0 || findings.has(code) || (code === 'dangerous' && goods.dangerous)) continue;
      if (isNegated(text.lexemes, at, length) || (code === 'dangerous' && isOfTool(text.lexemes, at, length))) continue;
      findings.set(code, { code, words: quote(text, at, length) });
    }
  });
  return [...findings.values()];
}

/**
 * Words that stand for figures: of another piece, which the reading may have missed, or of a correction.
 * @param isCountConfirmed whether the sizes are those of the stated count: no piece is missing then
 */
export function findReplacements(text: LexedText, isCountConfirmed: boolean): DoubtEntry[] {
  const phrases = isCountConfirmed ? [MULTIPLES] : [MULTIPLES, REPEATS];
  for (let at = 0; at < text.lexemes.length; at += 1) {
    if (!isCurrent(text.zones[at])) continue;
    const length = Math.max(...phrases.map((one) => one.matchAt(text.lexemes, at)));
    if (length > 0) return [{ code: 'repeats-another-piece', words: quote(text, at, length) }];
  }
  return [];
}

/** A tool for a dangerous thing: the thing itself is not shipped. */
function isOfTool(lexemes: readonly Lexeme[], at: number, length: number): boolean {
  const link = lexemes[at - 1]?.text ?? '';
  const before = lexemes[at - 2]?.text ?? '';
  const isLinked =
    link === 'para' ||
    link === 'for' ||
    (TOOL_LINKS.has(link) && !PACKAGING.has(before) && lexemes[at - 2]?.kind === 'word');
  return isLinked || TOOLS.has(lexemes[at + length]?.text ?? '');
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
  return after[0] === '-'
    ? after[1] === 'free'
    : after[0] === 'free' || (after[0] === ':' && ['no', 'none', 'n'].includes(after[1] ?? ''));
}
