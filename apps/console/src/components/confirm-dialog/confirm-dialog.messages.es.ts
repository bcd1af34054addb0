import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './confirm-dialog.messages.js';

/** The same in Spanish. */
export const confirmDialogMessages: Translation<typeof english.confirmDialogMessages> = {
  cancel: 'Cancelar',
};
