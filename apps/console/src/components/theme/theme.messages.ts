import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of theme. */
export const themeMessages = defineMessages('themeMessages', {
  darkTheme: 'Dark theme',
});
