import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './outcome-names.messages.js';

/** How sent quotations ended. */
export const outcomeNameMessages: Translation<typeof english.outcomeNameMessages> = {
  open: 'abierta',
  accepted: 'aceptada',
  declined: 'rechazada',
  expired: 'vencida',
  superseded: 'reemplazada',
  unanswered: 'sin respuesta',
};

/** Why customers decline. */
export const lossReasonMessages: Translation<typeof english.lossReasonMessages> = {
  price: 'Precio',
  competitor: 'Eligió a un competidor',
  'transit-time': 'Tiempo de tránsito',
  'not-shipping': 'No embarca',
  service: 'Servicio',
  other: 'Otro',
};

/** Who says how a quotation ended. */
export const outcomeSourceMessages: Translation<typeof english.outcomeSourceMessages> = {
  staff: 'registrado por',
  email: 'leído en el correo del cliente',
  link: 'en la página del cliente',
  'last-day': 'pasó el último día',
};
