/** What has been typed for the search. */
export interface TypedSearch {
  readonly words: string;
  /** Whether Enter was pressed since the last change of the words. */
  readonly isEntered: boolean;
}

export const NOTHING_TYPED: TypedSearch = { words: '', isEntered: false };

/**
 * What a key makes of what was typed while the box did not yet have the keyboard, so that nothing is lost of what is typed right after
 * the key that opens it. @returns undefined where the key is none for a box
 */
export function typedAhead(
  { words }: TypedSearch,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): TypedSearch | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return { words, isEntered: true };
  if (key === 'Backspace') return { words: words.slice(0, -1), isEntered: false };
  return [...key].length === 1 ? { words: words + key, isEntered: false } : undefined;
}
