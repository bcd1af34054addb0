import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './inbound-mail-page.messages.js';

/** The same in Spanish. */
export const INBOUND_MAIL_PAGE_MESSAGES: Translation<typeof english.INBOUND_MAIL_PAGE_MESSAGES> = {
  signedIn: 'Sesión iniciada',
  notSignedIn: 'Sesión no iniciada',
  signedInAs: (name: string | null) =>
    name === null ? 'El proveedor permitió abrir el buzón.' : `El proveedor lo reconoce como ${name}.`,
  providerSaid: (words: string) => `Respuesta del proveedor: ${words}`,
  closeThisPage: 'Cierre esta página y continúe en la ventana donde conecta el buzón.',
};
