import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './error-message.messages.js';

/** The same in Spanish. */
export const errorMessageMessages: Translation<typeof english.errorMessageMessages> = {
  retry: 'Reintentar',
};
