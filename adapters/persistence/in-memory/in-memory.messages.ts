import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about data kept in memory, in English. */
export const IN_MEMORY_MESSAGES = defineMessages('adapters.IN_MEMORY_MESSAGES', {
  nothingToBackUp: 'The data are kept in memory: there is nothing to back up or restore.',
} as const);
