import { isSoughtAtBeginnings, WORD_BORDERS } from '../../../domain/operations/search-text.js';
import { storableText } from './sanitize.js';

/** A condition on words, and the pattern that is its parameter. */
export interface WantedWords {
  readonly condition: string;
  readonly pattern: string;
}

/**
 * What finds a text in words as `holdsWanted` does, in any case. The index of three-letter groups serves both ways: it knows
 * which groups stand at the beginning of a word.
 * @param words the searched expression; an index holds the same words, so they must not be said otherwise
 * @param place the parameter, for instance `$1`
 * @param isLower whether the words are kept in lower case
 */
export function wantedIn(words: string, wanted: string, place: string, isLower = false): WantedWords {
  const sought = isLower ? `lower(${place}::text)` : place;
  if (isSoughtAtBeginnings(wanted)) {
    return { condition: `${words} ${isLower ? '~' : '~*'} ${sought}`, pattern: `(^|[${WORD_BORDERS}])${wanted}` };
  }
  return { condition: `${words} ${isLower ? 'LIKE' : 'ILIKE'} ${sought}`, pattern: containing(wanted) };
}

/** The pattern of LIKE for texts that hold this one; its own percent signs and underscores stand for themselves. */
function containing(text: string): string {
  return `%${storableText(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
