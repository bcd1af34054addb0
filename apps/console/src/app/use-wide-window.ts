import { useSyncExternalStore } from 'react';

/** From this width on the sidebar stands beside the page instead of over it. */
const WIDE = window.matchMedia('(min-width: 768px)');

/** Whether the window has room for the sidebar beside the page. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      WIDE.addEventListener('change', onChange);
      return () => WIDE.removeEventListener('change', onChange);
    },
    () => WIDE.matches,
  );
}
