import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about operations, in English. */
export const OPERATIONS_MESSAGES = defineMessages('application.OPERATIONS_MESSAGES', {
  databaseInUse: 'A server is running on this database. Stop it, also on other machines, and try again.',
  databaseNotEmpty: 'The database is not empty. Restore into an empty one, or add --overwrite to replace all data.',
  tooShort: 'Please type at least 2 characters.',
} as const);
