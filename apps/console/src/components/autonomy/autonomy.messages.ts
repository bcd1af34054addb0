import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of autonomy. */
export const autonomyMessages = defineMessages('autonomyMessages', {
  propose: 'Nothing: every answer is proposed',
  certain: 'Quotations on stated data',
  indicative: 'Indicative quotations too',
});
