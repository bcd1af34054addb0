import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './step-names.messages.js';

/** The same in Spanish. */
export const stepNamesMessages: Translation<typeof english.stepNamesMessages> = {
  extraction: 'Extracción con IA',
  weight: 'Peso cobrable',
  delivery: 'Cargos de entrega',
  charges: 'Cargos completos',
  quotation: 'Cotización profesional',
};
