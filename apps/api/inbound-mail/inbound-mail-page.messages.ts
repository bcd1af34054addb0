import { defineMessages } from '../../../domain/message-catalogue.js';
/** What people read who come back from the provider of a mailbox. */
export const INBOUND_MAIL_PAGE_MESSAGES = defineMessages('api.INBOUND_MAIL_PAGE_MESSAGES', {
  signedIn: 'You are signed in',
  notSignedIn: 'You are not signed in',
  signedInAs: (name: string | null) =>
    name === null ? 'The provider has allowed that the mailbox is opened.' : `The provider knows you as ${name}.`,
  providerSaid: (words: string) => `The provider's words: ${words}`,
  closeThisPage: 'Close this page and go on in the window where you connect the mailbox.',
});
