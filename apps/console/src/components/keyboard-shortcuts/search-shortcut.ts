/** Where the browser keeps that the single key is switched off. */
const STORAGE_KEY = 'search-slash';
const OFF = 'off';

/** Whether `/` alone opens the search; keys without a modifier can be switched off (WCAG 2.1.4). */
export function isSlashEnabled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Switches `/` on or off for this browser. */
export function setSlashEnabled(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // A browser that keeps nothing keeps the key.
  }
}

/** Whether a key asks for the search: Ctrl+K or ⌘K anywhere, `/` where nobody is typing or being asked. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') return true;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !isSlashEnabled()) return false;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  if (target?.isContentEditable || target?.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]')) {
    return false;
  }
  return document.querySelector('[aria-modal="true"]') === null;
}
