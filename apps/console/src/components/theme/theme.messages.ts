/** What people read of theme. */
export const themeMessages = {
  darkTheme: 'Dark theme',
};
