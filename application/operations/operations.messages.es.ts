import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './operations.messages.js';

/** The same in Spanish. */
export const OPERATIONS_MESSAGES: Translation<typeof english.OPERATIONS_MESSAGES> = {
  databaseInUse:
    'Un servidor está usando esta base de datos. Deténgalo, también en otros equipos, e inténtelo de nuevo.',
  databaseNotEmpty:
    'La base de datos no está vacía. Restaure en una vacía, o agregue --overwrite para reemplazar todos los datos.',
  tooShort: 'Escriba al menos 2 caracteres.',
};
