import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of search button. */
export const searchButtonMessages = defineMessages('searchButtonMessages', {
  theSearch: 'The search',
  search: 'Search',
  ctrlK: 'Ctrl+K',
});
