import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './charges.messages.js';

/** The same in Spanish. */
export const chargesMessages: Translation<typeof english.chargesMessages> = {
  asATable: (label: string) => `${label}, en tabla`,
  service: 'Servicio',
  amountUsd: 'Monto (USD)',
  serviceTax: (percent: number) => `Impuesto sobre servicios ${percent} %`,
  payable: 'Total a pagar',
  payableIn: ({ currency, unitsPerUsd, day }) =>
    `Total a pagar en ${currency} (1 USD = ${unitsPerUsd} ${currency}, ${day})`,
  total: 'Total',
  notInTheTotal: '· fuera del total',
  categorySubtotal: (category: string) => `Subtotal: ${category}`,
  onRequest: 'a solicitud',
};
