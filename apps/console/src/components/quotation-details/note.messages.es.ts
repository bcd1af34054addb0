import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './note.messages.js';

/** The same in Spanish. */
export const noteMessages: Translation<typeof english.noteMessages> = {
  title: 'Nota al cliente',
  none: 'La respuesta no dice nada aparte de las cifras.',
  write: 'Escribir una nota',
  change: 'Cambiar la nota',
  noteOf: (number) => `Nota al cliente de ${number}`,
  intro:
    'Va al inicio de la respuesta y del PDF, y se conserva cuando la cotización se recalcula. Déjela vacía para no incluir ninguna.',
  note: 'Nota',
  hint: (length, most) => `${length} de ${most} caracteres. Sin enlaces ni HTML.`,
  save: 'Guardar nota',
  saved: 'Nota guardada',
  savedBody: (number, revision) => `${number} es la revisión ${revision}.`,
  failed: 'No se pudo guardar la nota.',
  quotation: 'cotización',
  revision: 'Revisión',
};
