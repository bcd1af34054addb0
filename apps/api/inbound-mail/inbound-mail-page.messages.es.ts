import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './inbound-mail-page.messages.js';

/** The same in Spanish. */
export const INBOUND_MAIL_PAGE_MESSAGES: Translation<typeof english.INBOUND_MAIL_PAGE_MESSAGES> = {
  signedIn: 'Inició sesión',
  notSignedIn: 'No inició sesión',
  signedInAs: (name) =>
    name === null ? 'El proveedor permitió que se abra el buzón.' : `El proveedor le conoce como ${name}.`,
  providerSaid: (words) => `Palabras del proveedor: ${words}`,
  closeThisPage: 'Cierre esta página y continúe en la ventana donde conecta el buzón.',
};
