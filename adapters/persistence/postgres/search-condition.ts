import { isPrefixSearch, WORD_BOUNDARIES } from '../../../domain/operations/search-text.js';
import { sanitizeText } from './sanitize.js';

/** A condition on words, and the pattern that is its parameter. */
export interface SearchCondition {
  readonly condition: string;
  readonly pattern: string;
}

/**
 * A condition that finds a text as `matchesSearch` does, ignoring case. The trigram index serves both ways: it knows
 * which trigrams start a word.
 * @param expression the searched expression; an index has the same expression, which must not be changed
 * @param placeholder the parameter, for instance `$1`
 * @param isLower whether the text is stored in lower case
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

/** The pattern of LIKE for texts that hold this one; its percent signs and underscores are escaped. */
function toContainsPattern(text: string): string {
  return `%${sanitizeText(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
