import { useEffect } from 'react';

/** Longer than a dialog takes to give the focus back to what opened it. */
export const FOCUS_RETURN_MS = 250;

/** Moves the focus to the page's title where a dialog closes and nothing that opened it is there: the address did. */
export function useFocusTitleOnClose(): void {
  useEffect(
    () => () => {
      window.setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('main h1')?.focus();
      }, FOCUS_RETURN_MS);
    },
    [],
  );
}
