import { defineMessages } from '../message-catalogue.js';

/** What people read about a notification email, in English. */
export const NOTIFICATION_EMAIL_MESSAGES = defineMessages('NOTIFICATION_EMAIL_MESSAGES', {
  placeholder: 'is the address of the first start, which no mail can reach. Enter yours under Profile.',
  own: 'is the mailbox that quotation requests reach. Enter an address of your own under Profile.',
  tooSoon: 'A test mail was sent less than a minute ago. Look for that one first.',
} as const);
