import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { session } from '../api/session.slice.js';
import { trackUserActivity } from '../api/user-activity.js';
import { parseTheme, selectTheme, THEME_KEY, theme } from '../components/theme/theme.slice.js';
import { toasts } from '../components/toast/toast.slice.js';
import { applyTheme } from './apply-theme.js';

/** The console's state: the server's in one cache, theme, session and messages in a slice each. */
export const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    theme: theme.reducer,
    session: session.reducer,
    toasts: toasts.reducer,
  },
  preloadedState: { theme: { chosen: parseTheme(readStoredTheme()) } },
  middleware: (defaults) => defaults().concat(api.middleware),
});

trackUserActivity(document);
applyTheme(selectTheme(store.getState()));
store.subscribe(() => applyTheme(selectTheme(store.getState())));

function readStoredTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}
