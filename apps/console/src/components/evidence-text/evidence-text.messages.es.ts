import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './evidence-text.messages.js';

/** The same in Spanish. */
export const evidenceTextMessages: Translation<typeof english.evidenceTextMessages> = {
  sender: 'Remitente',
  company: 'Empresa',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  senderAddress: 'Dirección del remitente',
  deliveryAddress: 'Dirección de entrega',
  airTerm: 'Incoterm por vía aérea',
  description: 'Descripción',
  pieces: 'Bultos',
  weight: 'Peso bruto',
  country: 'País de destino',
  cifValue: 'Valor CIF',
  rateCondition: 'Condición de la tarifa',
  deliveryRate: 'Tarifa de entrega',
  deliveryDistance: 'Distancia de entrega',
};
