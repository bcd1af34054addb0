import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of search fields. */
export const searchFieldMessages = defineMessages('searchFieldMessages', { clear: 'Clear' });
