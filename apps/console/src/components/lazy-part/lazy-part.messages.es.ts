import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './lazy-part.messages.js';

/** The same in Spanish. */
export const lazyPartMessages: Translation<typeof english.lazyPartMessages> = {
  couldNotBeOpened: (what: string) => `No se pudo abrir: ${what}`,
  couldNotBeOpenedBody:
    'El servidor no envió esta parte de la consola. Guarde lo que ingresó y vuelva a cargar la página.',
};
