import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about notifications, in English. */
export const NOTIFICATIONS_MESSAGES = defineMessages('application.NOTIFICATIONS_MESSAGES', {
  notFailed: (id: number) => `Notification mail ${id} has not failed: there is nothing to try again.`,
  quotationHeld: (number: string | undefined) => `${number ?? 'A quotation'} needs review`,
  followUpHeld: (number: string | undefined) =>
    number === undefined ? 'An email needs review' : `Customer reply on ${number} needs review`,
  answeredByLink: (number: string) => `The customer has answered ${number}`,
  replyFailed: (number: string | undefined) => `The reply with ${number} could not be delivered`,
  webhookSwitchedOff: 'Another program is told no more events',
  emailFailed: (emailId: number | undefined) => `Email ${emailId} could not be processed`,
} as const);
