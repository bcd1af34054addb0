import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './identity.messages.js';

/** The same in Spanish. */
export const IDENTITY_MESSAGES: Translation<typeof english.IDENTITY_MESSAGES> = {
  roleUnchangeable: 'Su rol en el sistema no se puede cambiar.',
};
