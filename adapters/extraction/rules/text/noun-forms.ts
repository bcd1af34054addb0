import { findPackaging } from '../pieces/packaging.js';

/** Words for a piece of any kind. */
const ANY_PIECE: ReadonlySet<string> = new Set(['piece', 'unit']);

/** Whether two folded words are one noun, in the singular or the plural (`caja`, `cajas`; `box`, `boxes`; `tambor`, `tambores`). */
export function isSameNoun(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 3) return false;
  if (long === `${short}s` || long === `${short}es`) return true;
  return short.endsWith('y') && long === `${short.slice(0, -1)}ies`;
}

/** A folded noun as it may occur in the singular and the plural. */
export function listNounForms(noun: string): readonly string[] {
  const forms = [noun, `${noun}s`, `${noun}es`];
  if (noun.endsWith('s')) forms.push(noun.slice(0, -1));
  if (noun.endsWith('es')) forms.push(noun.slice(0, -2));
  return forms;
}

/** Whether a folded word may name pieces that were counted under another word of the same kind of packaging. */
export function canNamePieces(word: string, noun: string): boolean {
  if (isSameNoun(word, noun)) return true;
  const family = findPackaging(word);
  return family !== undefined && !ANY_PIECE.has(family) && family === findPackaging(noun);
}
