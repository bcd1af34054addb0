import { isSlashEnabled } from '../../components/keyboard-shortcuts/search-shortcut.js';

/** Whether a key asks for the list of keys: `?` where nobody is typing or being asked, as long as keys without a modifier are on. */
export function isHelpKey(event: KeyboardEvent): boolean {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || !isSlashEnabled()) return false;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  if (target?.isContentEditable || target?.closest('input, textarea, select')) return false;
  return document.querySelector('[aria-modal="true"]') === null;
}
