import { useEffect, useState } from 'react';
import { FOCUS_RETURN_MS } from './use-focus-title-on-close.js';

/**
 * Brings the focus back to where it was when a dialog came over the page by itself. What opens dialogs is remembered by press, so
 * that the focus would go behind a dialog that still stands open.
 */
export function useRestoreFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      window.setTimeout(() => {
        if (!(before instanceof HTMLElement) || !before.isConnected) return;
        const around = before.closest('[aria-modal="true"]') ?? document.body;
        const now = document.activeElement;
        if (!now || now === document.body || !around.contains(now)) before.focus();
      }, FOCUS_RETURN_MS);
    },
    [before],
  );
}
