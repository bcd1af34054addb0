import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './notifications.messages.js';

/** The same in Spanish. */
export const NOTIFICATIONS_MESSAGES: Translation<typeof english.NOTIFICATIONS_MESSAGES> = {
  notFailed: (id: number) => `El aviso por correo ${id} no ha fallado: no hay nada que intentar de nuevo.`,
  quotationHeld: (number: string | undefined) => `${number ?? 'Una cotización'} requiere revisión`,
  followUpHeld: (number: string | undefined) =>
    number === undefined ? 'Un correo requiere revisión' : `La respuesta del cliente sobre ${number} requiere revisión`,
  answeredByLink: (number: string) => `El cliente respondió la cotización ${number}`,
  replyFailed: (number: string | undefined) => `La respuesta con ${number} no se pudo entregar`,
  webhookSwitchedOff: 'Otro programa ya no recibe eventos',
  emailFailed: (emailId: number | undefined) => `El correo ${emailId} no se pudo procesar`,
};
