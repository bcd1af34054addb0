import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './search-button.messages.js';

/** The same in Spanish. */
export const searchButtonMessages: Translation<typeof english.searchButtonMessages> = {
  theSearch: 'La búsqueda',
  search: 'Buscar',
  ctrlK: 'Ctrl+K',
};
