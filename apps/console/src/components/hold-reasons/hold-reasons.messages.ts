import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of hold reasons. */
export const holdReasonsMessages = defineMessages('holdReasonsMessages', {
  reasons: 'Reasons',
});
