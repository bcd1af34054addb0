import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of figures and dates. */
export const formatMessages = defineMessages('formatMessages', {
  showingRange: (range: string, total: string) => `Showing ${range} of ${total}`,
  invalidDate: 'Invalid date',
  notSpecified: 'Not specified',
});
