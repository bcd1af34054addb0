import type { Lexeme } from './lexemes.js';

/** How many lexemes a clause is searched through. */
export const CLAUSE_REACH = 40;
const ALIKE: ReadonlySet<string> = new Set('alike identical iguales identicos identicas same mismo igual'.split(' '));
/** What says before it that pieces are alike or weigh alike. */
const ALIKE_BEFORE: ReadonlySet<string> = new Set(
  'are son come vienen all both weigh weighing pesan pesando the lo'.split(' '),
);

/** `The cartons are alike, 70 x 50 x 40 cm and 24 kg`, `both weigh the same, 98 kg`: what is said of one holds for each. */
export function isSaidOfAlike(lexemes: readonly Lexeme[], at: number): boolean {
  for (let k = at - 1; k > 0 && at - k <= CLAUSE_REACH; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || lexeme.text === ';' || isClauseEnd(lexemes, k)) return false;
    if (isAlikeAt(lexemes, k)) return true;
  }
  return false;
}

/** Words for all of several pieces. */
export const ALL: ReadonlySet<string> = new Set('both all ambas ambos todas todos'.split(' '));
const ALIKE_BEHIND_REACH = 4;

/** `64 kg, both the same`. */
export function isAllAlikeBehind(lexemes: readonly Lexeme[], at: number): boolean {
  const first = lexemes[at]?.text === ',' || lexemes[at]?.text === '(' ? at + 1 : at;
  if (!ALL.has(lexemes[first]?.text ?? '')) return false;
  return lexemes.slice(first + 1, first + ALIKE_BEHIND_REACH).some(({ text }) => ALIKE.has(text));
}

/** `are alike`, `pesan lo mismo`. */
export function isAlikeAt(lexemes: readonly Lexeme[], at: number): boolean {
  return ALIKE.has(lexemes[at]?.text ?? '') && ALIKE_BEFORE.has(lexemes[at - 1]?.text ?? '');
}

/** Whether a point ends the sentence. */
export function isClauseEnd(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return lexemes[at]?.text === '.' && (next?.isSpaced ?? true) && (lexemes[at - 1]?.text.length ?? 0) > 2;
}
