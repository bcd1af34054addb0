import { useEffect } from 'react';

const DIALOG = '[aria-modal="true"]';
const PAGE = '#root';

/**
 * Hands Escape to the topmost dialog while the keyboard is still, or again, on the page behind it: before the dialog has taken the
 * focus, or after what had it there is gone. A dialog listens on itself only.
 */
export function useLostEscape(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
      const isBehind = event.target === document.body || event.target.closest(PAGE) !== null;
      const dialog = [...document.querySelectorAll(DIALOG)].at(-1);
      if (!isBehind || !dialog) return;
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
