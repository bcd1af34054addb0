import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing rests before a list follows. */
const DEBOUNCE_MS = 350;

/** What is typed into a search box. */
export interface DebouncedText {
  readonly typed: string;
  /** Changes what stands in the box; what was typed before and not yet followed is forgotten. */
  readonly type: (text: string) => void;
}

/**
 * Lets a list follow what is typed as soon as typing rests. Whoever sets the list's text otherwise types it, too: the address
 * of the page may change so late that what was typed before would be followed first.
 * @param text what the list follows now
 */
export function useDebouncedText(text: string, follow: (typed: string) => void): DebouncedText {
  const [typed, type] = useState(text);
  useEffect(() => type(text), [text]);
  const followNow = useEffectEvent(follow);
  useEffect(() => {
    if (typed === text) return undefined;
    const timer = setTimeout(() => followNow(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return { typed, type };
}
