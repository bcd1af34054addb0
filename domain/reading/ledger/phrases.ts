import type { Lexeme } from './lexemes.js';

/** A word of a phrase: the whole of one, or how it begins. */
interface PhraseWord {
  readonly text: string;
  readonly isBeginning: boolean;
}

/** A set of phrases; a word that ends in `*` stands for every word that begins so. */
export class Phrases {
  private readonly byFirst = new Map<string, PhraseWord[][]>();
  /** Phrases whose first word stands for many, by its first letter. */
  private readonly byLetter = new Map<string, PhraseWord[][]>();

  /** @param list phrases parted by semicolons, their words by single blanks */
  constructor(list: string) {
    for (const phrase of list.split(';')) {
      const words = phrase.trim().split(' ').map(toPhraseWord);
      const [first] = words as [PhraseWord];
      const [index, key] = first.isBeginning ? [this.byLetter, first.text.charAt(0)] : [this.byFirst, first.text];
      index.set(key, [...(index.get(key) ?? []), words]);
    }
  }

  /** The number of lexemes of the longest phrase that begins at `at`; 0 if none does. */
  matchAt(lexemes: readonly Lexeme[], at: number): number {
    const first = lexemes[at];
    if (!first || first.kind === 'break') return 0;
    const exact = this.byFirst.get(first.text);
    const open = first.kind === 'word' ? this.byLetter.get(first.text.charAt(0)) : undefined;
    const longest = exact === undefined ? 0 : findLongest(exact, lexemes, at, 1, 0);
    return open === undefined ? longest : findLongest(open, lexemes, at, 0, longest);
  }

  /** Whether a phrase ends right before `at`, looking back over at most `reach` lexemes of the line. */
  endsBefore(lexemes: readonly Lexeme[], at: number, reach: number): boolean {
    for (let from = at - 1; from >= 0 && at - from <= reach; from -= 1) {
      if (lexemes[from]?.kind === 'break') return false;
      if (this.matchAt(lexemes, from) > 0) return true;
    }
    return false;
  }
}

function toPhraseWord(word: string): PhraseWord {
  return word.endsWith('*') ? { text: word.slice(0, -1), isBeginning: true } : { text: word, isBeginning: false };
}

/** @param matched how many words of each phrase are known to match */
function findLongest(
  phrases: readonly PhraseWord[][],
  lexemes: readonly Lexeme[],
  at: number,
  matched: number,
  least: number,
): number {
  let longest = least;
  for (const words of phrases) {
    if (words.length <= longest) continue;
    let k = matched;
    while (k < words.length && isMatch(words[k], lexemes[at + k]?.text)) k += 1;
    if (k === words.length) longest = k;
  }
  return longest;
}

function isMatch(word: PhraseWord | undefined, text: string | undefined): boolean {
  if (word === undefined || text === undefined) return false;
  return word.isBeginning ? text.startsWith(word.text) : text === word.text;
}
