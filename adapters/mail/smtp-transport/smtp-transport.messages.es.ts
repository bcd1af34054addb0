import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './smtp-transport.messages.js';

/** The same in Spanish. */
export const SMTP_TRANSPORT_MESSAGES: Translation<typeof english.SMTP_TRANSPORT_MESSAGES> = {
  serverUnreachable: 'No hay conexión con el servidor de correo.',
  malformedAddress:
    'La dirección del servidor de correo debe tener la forma smtp://usuario:contraseña@servidor:puerto o smtps://…',
};
