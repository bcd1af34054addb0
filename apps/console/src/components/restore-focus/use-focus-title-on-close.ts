import { useEffect } from 'react';

/** Longer than a dialog takes to give the focus back to what opened it. */
export const GIVEN_BACK_MS = 250;

/** Moves the focus to the page's title where a dialog closes and nothing that opened it is there: the address did. */
export function useClosingFocus(): void {
  useEffect(
    () => () => {
      window.setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('main h1')?.focus();
      }, GIVEN_BACK_MS);
    },
    [],
  );
}
