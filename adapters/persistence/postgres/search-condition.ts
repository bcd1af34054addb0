import { isPrefixSearch, WORD_BOUNDARIES } from '../../../domain/operations/search-text.js';
import { sanitizeText } from './sanitize.js';

/** A condition on words, and the pattern that is its parameter. */
export interface SearchCondition {
  readonly condition: string;
  readonly pattern: string;
}

/**
 * What finds a text in words as `matchesSearch` does, in any case. The index of three-letter groups serves both ways: it knows
 * which groups stand at the beginning of a word.
 * @param expression the searched expression; an index holds the same words, so they must not be said otherwise
 * @param placeholder the parameter, for instance `$1`
 * @param isLower whether the words are kept in lower case
 */
export function buildSearchCondition(
  expression: string,
  text: string,
  placeholder: string,
  isLower = false,
): SearchCondition {
  const operand = isLower ? `lower(${placeholder}::text)` : placeholder;
  if (isPrefixSearch(text)) {
    return {
      condition: `${expression} ${isLower ? '~' : '~*'} ${operand}`,
      pattern: `(^|[${WORD_BOUNDARIES}])${text}`,
    };
  }
  return { condition: `${expression} ${isLower ? 'LIKE' : 'ILIKE'} ${operand}`, pattern: toContainsPattern(text) };
}

/** The pattern of LIKE for texts that hold this one; its own percent signs and underscores stand for themselves. */
function toContainsPattern(text: string): string {
  return `%${sanitizeText(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
