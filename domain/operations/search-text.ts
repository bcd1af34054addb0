/** A text so short that it would be found inside nearly every word. */
const SHORT = /^[\p{L}\p{N}]{1,2}$/u;

/**
 * The signs that end a word, as the inside of a bracket of a regular expression: blank and every ASCII sign that is neither a
 * letter nor a digit. All of them, and nothing else of it, are what PostgreSQL's index of three-letter groups parts words by.
 */
export const WORD_BORDERS = ' -/:-@\\[-`{-~';

/** Whether only the beginnings of words are searched for a text: one or two letters or digits. */
export function isSoughtAtBeginnings(wanted: string): boolean {
  return SHORT.test(wanted);
}

/** Whether words hold a text, in any case: a short one at the beginning of a word, any other anywhere. */
export function holdsWanted(words: string, wanted: string): boolean {
  const [all, one] = [words.toLowerCase(), wanted.toLowerCase()];
  if (!isSoughtAtBeginnings(wanted)) return all.includes(one);
  return new RegExp(`(^|[${WORD_BORDERS}])${one}`, 'u').test(all);
}
