import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about jobs, in English. */
export const JOBS_MESSAGES = defineMessages('application.JOBS_MESSAGES', {
  stillSending: 'The mail is still being handed over.',
  unfinished: 'Processing did not finish.',
  tookTooLong: 'Its work took too long and was given up.',
  unexpected: (code: string) => `It failed unexpectedly (${code}).`,
  databaseUnavailable: (code: string) => `The database was not available (${code}).`,
  databaseRefused: (code: string) => `The database refused what was to be kept (${code}).`,
} as const);
