import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './format.messages.js';

/** The same in Spanish. */
export const formatMessages: Translation<typeof english.formatMessages> = {
  showingRange: (range: string, total: string) => `Mostrando ${range} de ${total}`,
  invalidDate: 'Fecha no válida',
  notSpecified: 'Sin indicar',
};
