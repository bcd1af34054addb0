import { THEME_KEY, THEMES, type Theme } from '../components/theme/theme.slice.js';

/** Puts the theme on the document as a class, which index.html turns into colour scheme and background, and keeps it. */
export function applyTheme(chosen: Theme): void {
  const root = document.documentElement;
  if (root.classList.contains(chosen) && isStored(chosen)) return;
  root.classList.remove(...THEMES);
  root.classList.add(chosen);
  try {
    localStorage.setItem(THEME_KEY, chosen);
  } catch {
    // A browser that keeps nothing shows the theme until the page closes.
  }
}

function isStored(chosen: Theme): boolean {
  try {
    return localStorage.getItem(THEME_KEY) === chosen;
  } catch {
    return true;
  }
}
