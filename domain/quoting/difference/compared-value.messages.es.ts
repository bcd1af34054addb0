import type { Translation } from '../../message-catalogue.js';
import type * as english from './compared-value.messages.js';

/** The same in Spanish. */
export const COMPARED_VALUES: Translation<typeof english.COMPARED_VALUES> = {
  chargeableWeight: 'Peso cobrable',
  deliveryDistance: 'Distancia por carretera',
  timeline: 'Tiempo de tránsito',
  paymentTerms: 'Condiciones de pago',
  serviceTax: 'Impuesto sobre servicios',
  localRate: 'Tipo de cambio',
  assumptions: 'Supuestos',
  lastDay: 'Último día',
};
