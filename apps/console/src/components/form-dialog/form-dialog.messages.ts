import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of form dialog. */
export const formDialogMessages = defineMessages('formDialogMessages', {
  changedInTheMeantime: (thing: string) => `This ${thing} was changed in the meantime.`,
  loadTheseValues: 'Load these values',
  keepMine: 'Keep mine',
  cancel: 'Cancel',
  discardQuestion: 'Close without saving what you entered?',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  required: 'Required',
  notANumber: (typed: string) => `"${typed}" is not a number.`,
  twoNumbers: (typed: string, whole: string, decimal: string) =>
    `"${typed}" can be two numbers: write ${whole} or ${decimal}.`,
  empty: 'empty',
});
