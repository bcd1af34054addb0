import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './keyboard-help.messages.js';

/** The same in Spanish. */
export const keyboardHelpMessages: Translation<typeof english.keyboardHelpMessages> = {
  keyboardShortcuts: 'Atajos de teclado',
  theKeyboardShortcuts: 'Los atajos de teclado',
};
