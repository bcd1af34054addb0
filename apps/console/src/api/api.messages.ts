import { defineMessages } from '../../../../domain/message-catalogue.js';

/** What people read of api. */
export const apiMessages = defineMessages('apiMessages', {
  serverNotReached: 'The server could not be reached. Check the connection and try again.',
  somethingWentWrong: 'Something went wrong in the console. Reload the page.',
});
