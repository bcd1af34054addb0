import { defineMessages } from '../message-catalogue.js';

/** What people read about outbound mail, in English. */
export const OUTBOUND_MAIL_MESSAGES = defineMessages('OUTBOUND_MAIL_MESSAGES', {
  invalidSender: 'The sender is not one mailbox.',
  invalidRecipient: 'The recipient is not one mailbox.',
  invalidMessageId: 'The Message-ID is not one.',
} as const);
