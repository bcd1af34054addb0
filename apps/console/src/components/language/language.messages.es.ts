import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './language.messages.js';

/** The same in Spanish. */
export const languageMessages: Translation<typeof english.languageMessages> = {
  language: 'Idioma',
  asInThisBrowser: 'El de este navegador',
};
