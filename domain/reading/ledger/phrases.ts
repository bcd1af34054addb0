import type { Lexeme } from './lexemes.js';

/** A set of phrases; a word that ends in `*` stands for every word that begins so. */
export class Phrases {
  private readonly byFirst = new Map<string, string[][]>();
  private readonly prefixes: string[][] = [];

  /** @param list phrases parted by semicolons, their words by single blanks */
  constructor(list: string) {
    for (const phrase of list.split(';')) {
      const words = phrase.trim().split(' ');
      const first = words[0] ?? '';
      if (first.endsWith('*')) this.prefixes.push(words);
      else this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), words]);
    }
  }

  /** The number of lexemes of the longest phrase that begins at `at`; 0 if none does. */
  matchAt(lexemes: readonly Lexeme[], at: number): number {
    const first = lexemes[at];
    if (!first || first.kind === 'break') return 0;
    const candidates = this.byFirst.get(first.text) ?? [];
    const open = first.kind === 'word' ? this.prefixes.filter(([word]) => isMatch(word, first.text)) : [];
    let longest = 0;
    for (const words of [...candidates, ...open]) {
      if (words.length > longest && words.every((word, k) => isMatch(word, lexemes[at + k]?.text)))
        longest = words.length;
    }
    return longest;
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

function isMatch(pattern: string | undefined, word: string | undefined): boolean {
  if (pattern === undefined || word === undefined) return false;
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : pattern === word;
}
