import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about the start of the server, in English. */
export const API_MESSAGES = defineMessages('api.API_MESSAGES', {
  portInUse: (port: string) =>
    `The port ${port} is in use already: another Istmo may be running. Choose another one with PORT.`,
} as const);
