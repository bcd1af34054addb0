import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './answer-page.messages.js';

/** The same in Spanish. */
export const ANSWER_PAGE_MESSAGES: Translation<typeof english.ANSWER_PAGE_MESSAGES> = {
  title: (number) => `Cotización ${number}`,
  total: 'Total',
  validUntil: 'Válida hasta',
  destination: 'Aeropuerto de destino',
  cargo: 'Carga',
  cargoFacts: (pieces, grossKg) => `${pieces} bultos, ${grossKg} kg brutos`,
  conditions: (day) =>
    `Lo que incluye el total y las condiciones son los de la cotización que usted tiene de nosotros, del ${day}.`,
  accept: 'Aceptar',
  acceptHint: 'Si ya lo sabe, cuéntenos del embarque; cada campo puede quedar vacío.',
  decline: 'Rechazar',
  awb: 'Número de guía aérea',
  pieces: 'Bultos',
  grossKg: 'Peso bruto (kg)',
  arrivalDay: 'Día de llegada',
  lossReason: 'Motivo',
  competitorPrice: 'Precio de otra empresa (USD), si desea indicarlo',
  note: 'Observación',
  thanksAccepted: 'Gracias. Su aceptación quedó registrada; le contactaremos sobre el embarque.',
  thanksDeclined: 'Gracias por avisarnos. Su respuesta quedó registrada.',
  accepted: (day) =>
    `Esta cotización se aceptó el ${day}. Para cambiar la respuesta, responda nuestro correo o llámenos.`,
  declined: (day) =>
    `Esta cotización se rechazó el ${day}. Para cambiar la respuesta, responda nuestro correo o llámenos.`,
  answered: 'Este enlace ya no sirve para responder. Responda nuestro correo o llámenos.',
  superseded:
    'Una revisión más reciente reemplazó esta cotización. Use el enlace de nuestro último correo, o respóndalo si aún no lo ha recibido.',
  overdue: 'Esta cotización ya no está vigente. Responda nuestro correo y le cotizaremos de nuevo.',
  unavailable: 'Esta cotización no se puede responder en este momento. Responda nuestro correo.',
  unknown: 'Este enlace no es válido. Compruebe que esté completo o responda nuestro correo.',
  tooMany: 'Demasiados intentos. Intente de nuevo en un cuarto de hora.',
};

/** The same in Spanish. */
export const ANSWER_PAGE_REASONS: Translation<typeof english.ANSWER_PAGE_REASONS> = {
  price: 'El precio',
  competitor: 'Elegimos otra empresa',
  'transit-time': 'El tiempo de tránsito',
  'not-shipping': 'La mercancía no se embarca',
  service: 'El servicio',
  other: 'Otro motivo',
};
