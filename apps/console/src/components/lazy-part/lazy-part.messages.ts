import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of lazy part. */
export const lazyPartMessages = defineMessages('lazyPartMessages', {
  couldNotBeOpened: (what: string) => `${what} could not be opened`,
  couldNotBeOpenedBody:
    'The server did not send this part of the console. Save what you entered, then reload the page.',
});
