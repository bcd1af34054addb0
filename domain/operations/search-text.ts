/** A text so short that it would be found inside nearly every word. */
const SHORT_QUERY = /^[\p{L}\p{N}]{1,2}$/u;

/**
 * The signs that end a word, as the inside of a bracket of a regular expression: blank and every ASCII sign that is
 * neither a letter nor a digit. All of them, and nothing else of it, are the separators of PostgreSQL's trigram index.
 */
export const WORD_BOUNDARIES = ' -/:-@\\[-`{-~';

/** Whether a text is searched at the beginnings of words only: it has one or two letters or digits. */
export function isPrefixSearch(query: string): boolean {
  return SHORT_QUERY.test(query);
}

/** Whether words hold a text, in any case: a short one at the beginning of a word, any other anywhere. */
export function matchesSearch(text: string, query: string): boolean {
  const [all, one] = [text.toLowerCase(), query.toLowerCase()];
  if (!isPrefixSearch(query)) return all.includes(one);
  return new RegExp(`(^|[${WORD_BOUNDARIES}])${one}`, 'u').test(all);
}
