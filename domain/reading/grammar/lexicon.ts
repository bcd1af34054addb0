import type { Token } from './token.js';
import { COMMERCE_WORDS } from './words/commerce.words.js';
import { CUE_WORDS, OTHER_WORDS } from './words/cues.words.js';
import { QUANTITY_WORDS } from './words/quantities.words.js';
import type { WordList } from './words/word-list.js';

/** What a word or a phrase means. */
export interface Meaning {
  readonly tag: string;
  readonly value: number | string | undefined;
  readonly words: readonly string[];
}

/** All meanings by their first word, the longest first. */
const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = indexWords([
  ...QUANTITY_WORDS,
  ...CUE_WORDS,
  ...OTHER_WORDS,
  ...COMMERCE_WORDS,
]);

/** The longest phrase of this tag that begins at the token; undefined if there is none. */
export function findMeaning(tokens: readonly Token[], at: number, tag: string): Meaning | undefined {
  const token = tokens[at];
  if (!token || token.kind === 'number' || token.kind === 'break') return undefined;
  return MEANINGS.get(token.fold)?.find((one) => one.tag === tag && isAt(tokens, at, one.words));
}

/** Whether a phrase of this tag begins at the token. */
export function hasMeaning(tokens: readonly Token[], at: number, tag: string): boolean {
  return findMeaning(tokens, at, tag) !== undefined;
}

/** Whether a phrase of this tag ends right before the token. */
export function endsMeaning(tokens: readonly Token[], to: number, tag: string): boolean {
  for (let at = to - 1; at >= 0 && at >= to - 4; at -= 1) {
    const found = findMeaning(tokens, at, tag);
    if (found && at + found.words.length === to) return true;
  }
  return false;
}

function isAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, k) => tokens[at + k]?.fold === word);
}

function indexWords(lists: readonly WordList[]): Map<string, Meaning[]> {
  const index = new Map<string, Meaning[]>();
  for (const { tag, value, words } of lists) {
    for (const phrase of words.split('|')) {
      const parts = phrase.split(' ');
      const first = parts[0] ?? '';
      index.set(first, [...(index.get(first) ?? []), { tag, value, words: parts }]);
    }
  }
  for (const list of index.values()) list.sort((one, other) => other.words.length - one.words.length);
  return index;
}
