import type { Translation } from '../message-catalogue.js';
import type * as english from './inbound-mail.messages.js';

/** The same in Spanish. */
export const INBOUND_MAIL_MESSAGES: Translation<typeof english.INBOUND_MAIL_MESSAGES> = {
  unreadableEmail: (reason: string) => `No se pudo interpretar el correo. ${reason}`,
};
