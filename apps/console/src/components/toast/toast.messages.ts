import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of toast. */
export const toastMessages = defineMessages('toastMessages', {
  undoFailed: 'Undo failed',
  undo: 'Undo',
  dismiss: 'Dismiss',
});
