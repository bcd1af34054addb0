import type { Translation } from '../message-catalogue.js';
import type * as english from './notifications.messages.js';

/** The same in Spanish. */
export const NOTIFICATION_EMAIL_MESSAGES: Translation<typeof english.NOTIFICATION_EMAIL_MESSAGES> = {
  placeholder: 'es la dirección inicial, a la que no llega ningún correo. Ingrese la suya en Perfil.',
  own: 'es el buzón al que llegan las solicitudes de cotización. Ingrese una dirección propia en Perfil.',
  tooSoon: 'Se envió un correo de prueba hace menos de un minuto. Revise primero si llegó.',
};
