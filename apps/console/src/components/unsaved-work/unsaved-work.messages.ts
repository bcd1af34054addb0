import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read before unsaved work is left. */
export const unsavedWorkMessages = defineMessages('unsavedWorkMessages', {
  leaveQuestion: 'Leave without saving your changes?',
  leaveNote: 'What you changed on this page has not been saved.',
  leave: 'Leave without saving',
});
