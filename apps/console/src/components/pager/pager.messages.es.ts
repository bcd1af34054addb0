import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './pager.messages.js';

/** The same in Spanish. */
export const pagerMessages: Translation<typeof english.pagerMessages> = {
  pagesOf: (what: string) => `Páginas: ${what}`,
  previous: 'Anterior',
  pageOfPages: (page: string, pages: string) => `Página ${page} de ${pages}`,
  next: 'Siguiente',
};
