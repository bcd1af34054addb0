import type { Theme } from './theme.slice.js';

/** The theme that a setting shows: `system` is what this device prefers. */
export function resolveTheme(setting: Theme | 'system'): Theme {
  if (setting !== 'system') return setting;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
