import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about identity, in English. */
export const IDENTITY_MESSAGES = defineMessages('api.IDENTITY_MESSAGES', {
  roleUnchangeable: 'Your system role cannot be changed.',
} as const);
