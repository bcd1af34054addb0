import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './new-rows.messages.js';

/** The same in Spanish. */
export const newRowsMessages: Translation<typeof english.newRowsMessages> = {
  newQuotations: (count: number) => `${count} ${count === 1 ? 'cotización nueva' : 'cotizaciones nuevas'}.`,
  newEmails: (count: number) => `${count} ${count === 1 ? 'correo nuevo' : 'correos nuevos'}.`,
  show: 'Mostrar',
};
