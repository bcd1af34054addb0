import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about what was done, in English. */
export const ACTIVITY_MESSAGES = defineMessages('application.ACTIVITY_MESSAGES', {
  notRestorable: (days: number) => `Only what was deleted in the last ${days} days can be restored.`,
  erasedRecord: 'The log no longer contains this record: enter it again.',
} as const);
