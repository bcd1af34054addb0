import { configureStore } from '@reduxjs/toolkit';
import { THEME_KEY, theme, themeOf } from '../components/theme/theme.slice.js';
import { api } from '../api/api.js';
import { watchForPeople } from '../api/user-activity.js';
import { session } from '../api/session.slice.js';
import { showTheme } from './apply-theme.js';

/** The console's state: the server's in one cache, theme and session in a slice each. */
export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer, theme: theme.reducer, session: session.reducer },
  preloadedState: { theme: { chosen: themeOf(storedTheme()) } },
  middleware: (defaults) => defaults().concat(api.middleware),
});

export type ConsoleState = ReturnType<typeof store.getState>;

watchForPeople(document);
showTheme(store.getState().theme.chosen);
store.subscribe(() => showTheme(store.getState().theme.chosen));

function storedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}
