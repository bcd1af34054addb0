import { useEffect } from 'react';

const DIALOG_SELECTOR = '[aria-modal="true"]';
const PAGE_SELECTOR = '#root';

/**
 * Hands Escape to the topmost dialog while the keyboard is still, or again, on the page behind it: before the dialog has taken the
 * focus, or after what had it there is gone. A dialog listens on itself only.
 */
export function useGlobalEscape(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
      const isBehind = event.target === document.body || event.target.closest(PAGE_SELECTOR) !== null;
      const dialog = [...document.querySelectorAll(DIALOG_SELECTOR)].at(-1);
      if (!isBehind || !dialog) return;
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
