import type { Translation } from '../../message-catalogue.js';
import type * as english from './mail-authorization.messages.js';

/** The same in Spanish. */
export const AUTHORIZATION_MESSAGES: Translation<typeof english.AUTHORIZATION_MESSAGES> = {
  declined: 'No se dio el permiso en el proveedor. Empiece de nuevo y acepte lo que se pide.',
  notDurable:
    'El proveedor dio un permiso que termina en menos de una hora. Empiece de nuevo; si se repite, quite antes el acceso de este programa en la cuenta del proveedor.',
  signInEnded: 'El inicio de sesión tardó demasiado o su página se abrió dos veces. Empiece de nuevo.',
};
