import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of a quotation's status. */
export const statusBadgeMessages = defineMessages('statusBadgeMessages', {
  unknown: 'unknown',
});
