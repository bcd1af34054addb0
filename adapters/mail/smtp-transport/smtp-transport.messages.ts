import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about the mail server, in English. */
export const SMTP_TRANSPORT_MESSAGES = defineMessages('adapters.SMTP_TRANSPORT_MESSAGES', {
  serverUnreachable: 'The mail server cannot be reached.',
  malformedAddress: 'The address of the mail server must read smtp://user:password@host:port or smtps://…',
} as const);
