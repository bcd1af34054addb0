import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './toast.messages.js';

/** The same in Spanish. */
export const toastMessages: Translation<typeof english.toastMessages> = {
  undoFailed: 'No se pudo deshacer',
  undo: 'Deshacer',
  dismiss: 'Cerrar',
};
