import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './in-memory.messages.js';

/** The same in Spanish. */
export const IN_MEMORY_MESSAGES: Translation<typeof english.IN_MEMORY_MESSAGES> = {
  nothingToBackUp: 'Los datos se guardan en memoria: no hay nada que respaldar o restaurar.',
};
