/** What has been typed for the search. */
export interface SearchInput {
  readonly text: string;
  /** Whether Enter was pressed since the last change of the words. */
  readonly isSubmitted: boolean;
}

export const EMPTY_SEARCH_INPUT: SearchInput = { text: '', isSubmitted: false };

/**
 * What a key makes of what was typed while the box did not yet have the keyboard, so that nothing is lost of what is typed right after
 * the key that opens it. @returns undefined where the key is none for a box
 */
export function bufferKeystroke(
  { text }: SearchInput,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): SearchInput | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return { text, isSubmitted: true };
  if (key === 'Backspace') return { text: text.slice(0, -1), isSubmitted: false };
  return [...key].length === 1 ? { text: text + key, isSubmitted: false } : undefined;
}
