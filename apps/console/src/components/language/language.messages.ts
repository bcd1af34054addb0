import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read where they choose a language. */
export const languageMessages = defineMessages('languageMessages', {
  language: 'Language',
  asInThisBrowser: 'As in this browser',
});
