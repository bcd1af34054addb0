import type { Translation } from '../message-catalogue.js';
import type * as english from './outbound-mail.messages.js';

/** The same in Spanish. */
export const OUTBOUND_MAIL_MESSAGES: Translation<typeof english.OUTBOUND_MAIL_MESSAGES> = {
  invalidSender: 'El remitente no es un buzón único.',
  invalidRecipient: 'El destinatario no es un buzón único.',
  invalidMessageId: 'El Message-ID no es válido.',
};
