import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './theme.messages.js';

/** The same in Spanish. */
export const themeMessages: Translation<typeof english.themeMessages> = {
  darkTheme: 'Tema oscuro',
};
