import { defineMessages } from '../../../domain/message-catalogue.js';

/** Answers of the receiver to the sending server, which puts them before its user. */
export const SMTP_RECEIVER_MESSAGES = defineMessages('adapters.SMTP_RECEIVER_MESSAGES', {
  tooManyConnections: 'Too many connections from your address',
  tooManyMails: 'Too many mails, try again in a minute',
  tryLater: 'Try again later',
  unknownMailbox: 'There is no such mailbox here',
  tooManyRecipients: 'Too many recipients',
  messageTooLarge: 'The message is too large',
} as const);
