import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of assumptions. */
export const assumptionsMessages = defineMessages('assumptionsMessages', {
  noRateFor: (serviceCode: string) => `No rate for ${serviceCode}.`,
});
