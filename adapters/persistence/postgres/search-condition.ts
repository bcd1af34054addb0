import { isPrefixSearch, splitSearchWords, WORD_BOUNDARIES } from '../../../domain/search-text.js';
import { sanitizeText } from './sanitize.js';

/** A condition on words, and the patterns that are its parameters. */
export interface SearchCondition {
  readonly condition: string;
  readonly patterns: readonly string[];
}

/**
 * A condition that finds all words of a search as `matchesSearch` does. The trigram index serves both ways: it knows which
 * trigrams start a word.
 * @param expression the searched expression, folded; an index has the same expression, which must not be changed
 * @param firstParameter the number of the first of its parameters
 */
export function buildSearchCondition(expression: string, text: string, firstParameter: number): SearchCondition {
  const words = splitSearchWords(text);
  const conditions = words.map((word, at) => {
    const comparison = isPrefixSearch(word) ? '~' : 'LIKE';
    return `${expression} ${comparison} $${firstParameter + at}`;
  });
  return { condition: conditions.join(' AND ') || 'true', patterns: words.map(toPattern) };
}

/** The pattern of LIKE for texts that hold a word; its percent signs and underscores are escaped. */
function toPattern(word: string): string {
  if (isPrefixSearch(word)) return `(^|[${WORD_BOUNDARIES}])${word}`;
  return `%${sanitizeText(word).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** A text of a table as it is searched where no folded one is stored beside it. */
export function foldExpression(expression: string): string {
  return `fold_search_text(${expression})`;
}
