import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './autonomy.messages.js';

/** The same in Spanish. */
export const autonomyMessages: Translation<typeof english.autonomyMessages> = {
  propose: 'Nada: toda respuesta requiere aprobación',
  certain: 'Cotizaciones con datos completos',
  indicative: 'También cotizaciones indicativas',
};
