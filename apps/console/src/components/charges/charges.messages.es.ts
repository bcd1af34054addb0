import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './charges.messages.js';

/** The same in Spanish. */
export const chargesMessages: Translation<typeof english.chargesMessages> = {
  asATable: (label: string) => `${label}, en tabla`,
  service: 'Servicio',
  amountUsd: 'Monto (USD)',
  total: 'Total',
  notInTheTotal: '· fuera del total',
  categorySubtotal: (category: string) => `Subtotal: ${category}`,
  onRequest: 'a solicitud',
};
