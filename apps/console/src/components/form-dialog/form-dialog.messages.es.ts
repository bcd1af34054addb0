import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './form-dialog.messages.js';

/** The same in Spanish. */
export const formDialogMessages: Translation<typeof english.formDialogMessages> = {
  changedInTheMeantime: (thing: string) => `Otro usuario cambió este registro (${thing}) entretanto.`,
  loadTheseValues: 'Cargar estos valores',
  keepMine: 'Conservar los míos',
  cancel: 'Cancelar',
  discardQuestion: '¿Cerrar sin guardar lo que ingresó?',
  keepEditing: 'Seguir editando',
  discard: 'Descartar',
  required: 'Obligatorio',
  notANumber: (typed: string) => `"${typed}" no es un número.`,
  twoNumbers: (typed: string, whole: string, decimal: string) =>
    `"${typed}" puede ser dos números: escriba ${whole} o ${decimal}.`,
  empty: 'vacío',
};
