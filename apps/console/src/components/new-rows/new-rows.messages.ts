import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read where a list has grown since they opened it. */
export const newRowsMessages = defineMessages('newRowsMessages', {
  newQuotations: (count: number) => `${count} new ${count === 1 ? 'quotation' : 'quotations'}.`,
  newEmails: (count: number) => `${count} new ${count === 1 ? 'email' : 'emails'}.`,
  show: 'Show',
});
