import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about customers, in English. */
export const CUSTOMERS_MESSAGES = defineMessages('application.CUSTOMERS_MESSAGES', {
  noDomain: 'Please enter a domain such as customer.com.',
  noCustomer: 'Please enter a mailbox such as ana@customer.com, or a domain such as customer.com.',
  manyCustomers: (mailDomain: string) =>
    `The mailboxes at ${mailDomain} belong to many people: enter the mailbox of one of them.`,
  notConfirmed: (name: string) => `To confirm, type ${name}.`,
  otherDomain: 'The mailbox belongs to another domain.',
  publicSuffix: (mailDomain: string) =>
    `${mailDomain} is a public suffix: only a single mailbox of it can be recognized.`,
  mixedAlphabets: 'The domain mixes letters of several alphabets, as imitations do: it cannot be recognized.',
  mailProvider: (mailDomain: string) =>
    `Anybody can get a mailbox at ${mailDomain}: recognize one mailbox, or confirm that all of them are to be recognized.`,
  lookAlike: ({ mailDomain, lookAlike }: { readonly mailDomain: string; readonly lookAlike: string }) =>
    `${mailDomain} looks like ${lookAlike}, which is recognized: confirm that it is another company's.`,
} as const);
