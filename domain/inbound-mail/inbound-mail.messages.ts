import { defineMessages } from '../message-catalogue.js';

/** What people read about inbound mail, in English. */
export const INBOUND_MAIL_MESSAGES = defineMessages('INBOUND_MAIL_MESSAGES', {
  unreadableEmail: (reason: string) => `The email could not be taken apart. ${reason}`,
} as const);
