import type { Translation } from '../../../../domain/message-catalogue.js';
import type * as english from './api.messages.js';

/** The same in Spanish. */
export const apiMessages: Translation<typeof english.apiMessages> = {
  serverNotReached: 'No se pudo conectar con el servidor. Revise la conexión e inténtelo de nuevo.',
  somethingWentWrong: 'Ocurrió un error en la consola. Vuelva a cargar la página.',
};
