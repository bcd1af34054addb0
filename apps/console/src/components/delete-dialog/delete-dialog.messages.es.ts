import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './delete-dialog.messages.js';

/** The same in Spanish. */
export const deleteDialogMessages: Translation<typeof english.deleteDialogMessages> = {
  willBeDeleted: (name: string) => `Se eliminará: ${name}.`,
  youCanUndo: 'Puede deshacerlo inmediatamente después.',
  delete: 'Eliminar',
};
