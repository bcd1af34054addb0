import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about an email that cannot be read, in English. */
export const MIME_MESSAGES = defineMessages('adapters.MIME_MESSAGES', {
  tooLarge: 'The email is larger than 30 MB.',
  tooManyLines: (limit: number) => `The email has more than ${limit} lines.`,
  tooManyParts: (limit: number) => `The email has more than ${limit} parts.`,
  nestedTooDeep: 'The parts of the email are nested too deep.',
  unreadable: (reason: string) => `The email cannot be read: ${reason}.`,
  noHeaders: 'The bytes are no email: none of its headers is there.',
} as const);
