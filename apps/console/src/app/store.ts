import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { session } from '../api/session.slice.js';
import { trackUserActivity } from '../api/user-activity.js';
import { parseTheme, THEME_KEY, theme } from '../components/theme/theme.slice.js';
import { applyTheme } from './apply-theme.js';

/** The console's state: the server's in one cache, theme and session in a slice each. */
export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer, theme: theme.reducer, session: session.reducer },
  preloadedState: { theme: { chosen: parseTheme(readStoredTheme()) } },
  middleware: (defaults) => defaults().concat(api.middleware),
});

export type ConsoleState = ReturnType<typeof store.getState>;

trackUserActivity(document);
applyTheme(store.getState().theme.chosen);
store.subscribe(() => applyTheme(store.getState().theme.chosen));

function readStoredTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}
