import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about the folder of outgoing mail, in English. */
export const FILE_TRANSPORT_MESSAGES = defineMessages('adapters.FILE_TRANSPORT_MESSAGES', {
  folderNotWritable: 'The folder of outgoing mail cannot be written to.',
} as const);
