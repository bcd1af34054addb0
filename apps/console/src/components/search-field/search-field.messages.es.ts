import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './search-field.messages.js';

/** The same in Spanish. */
export const searchFieldMessages: Translation<typeof english.searchFieldMessages> = { clear: 'Borrar' };
