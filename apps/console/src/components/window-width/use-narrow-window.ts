import { useSyncExternalStore } from 'react';

/** Below this width the rows of a table become cards. */
const NARROW = window.matchMedia('(max-width: 639px)');

/** Whether the window is too narrow for a table. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      NARROW.addEventListener('change', onChange);
      return () => NARROW.removeEventListener('change', onChange);
    },
    () => NARROW.matches,
  );
}
