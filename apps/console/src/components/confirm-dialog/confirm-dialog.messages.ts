import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of confirm dialog. */
export const confirmDialogMessages = defineMessages('confirmDialogMessages', {
  cancel: 'Cancel',
});
