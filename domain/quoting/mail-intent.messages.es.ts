import type { Translation } from '../message-catalogue.js';
import type * as english from './mail-intent.messages.js';

/** The same in Spanish. */
export const INTENT_NAMES: Translation<typeof english.INTENT_NAMES> = {
  acceptance: 'la aceptación de una oferta',
  announcement: 'un comunicado',
  booking: 'una reserva',
  cancellation: 'una cancelación',
  change: 'el cambio de un embarque o de sus documentos',
  claim: 'un reclamo',
  documents: 'documentos de un embarque',
  internal: 'un asunto entre colegas',
  invoice: 'una factura o un pago',
  notice: 'un aviso o publicidad',
  offer: 'una oferta para nosotros',
  'pre-alert': 'un embarque en camino',
  question: 'una pregunta distinta del precio',
  'rate-confirmation': 'la confirmación de una tarifa',
  refusal: 'un rechazo',
  tracking: 'el estado de un embarque',
};
