import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of pager. */
export const pagerMessages = defineMessages('pagerMessages', {
  pagesOf: (what: string) => `Pages of ${what}`,
  previous: 'Previous',
  pageOfPages: (page: string, pages: string) => `Page ${page} of ${pages}`,
  next: 'Next',
});
