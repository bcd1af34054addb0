import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of delete dialog. */
export const deleteDialogMessages = defineMessages('deleteDialogMessages', {
  willBeDeleted: (name: string) => `${name} will be deleted.`,
  youCanUndo: 'You can undo it right afterwards.',
  delete: 'Delete',
});
