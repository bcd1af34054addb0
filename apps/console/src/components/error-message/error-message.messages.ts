import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of error message. */
export const errorMessageMessages = defineMessages('errorMessageMessages', {
  retry: 'Retry',
});
