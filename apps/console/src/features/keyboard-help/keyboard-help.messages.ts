import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of keyboard help. */
export const keyboardHelpMessages = defineMessages('keyboardHelpMessages', {
  keyboardShortcuts: 'Keyboard shortcuts',
  theKeyboardShortcuts: 'The keyboard shortcuts',
});
