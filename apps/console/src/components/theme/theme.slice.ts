import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the browser keeps the choice; the script in index.html reads the same key. */
export const THEME_KEY = 'theme';

/** The theme that a stored text names; light for anything else (section 9 of the specification). */
export function parseTheme(stored: string | null): Theme {
  return stored === 'dark' ? 'dark' : 'light';
}

/** Light or dark, as the person at this browser chose. */
export const theme = createSlice({
  name: 'theme',
  initialState: { chosen: 'light' as Theme },
  reducers: {
    themeChosen: (state, action: PayloadAction<Theme>) => {
      state.chosen = action.payload;
    },
  },
  selectors: { selectTheme: ({ chosen }) => chosen },
});

export const { themeChosen } = theme.actions;
export const { selectTheme } = theme.selectors;
