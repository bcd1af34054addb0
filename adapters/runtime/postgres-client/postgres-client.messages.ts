import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about a PostgreSQL that does not prove itself, in English. */
export const POSTGRES_CLIENT_MESSAGES = defineMessages('adapters.POSTGRES_CLIENT_MESSAGES', {
  serverUnproven:
    'The PostgreSQL that answers has not proven that it knows our password, so it was told nothing: another program may have taken its place; end that program, then start again.',
} as const);
