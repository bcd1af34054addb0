import { defineMessages } from '../message-catalogue.js';

/** The messages for duplicates and for places that are not served, shared by all repositories. */
export const CONFLICT_MESSAGES = defineMessages('CONFLICT_MESSAGES', {
  rate: 'This airport already has a rate for this service.',
  chargeCode: 'There is a charge with this code already.',
  chargeCodeInUse: 'Rates refer to this charge. Delete them first.',
  exchangeRate: 'There is an exchange rate of this currency from this day already.',
  taxRate: 'This country already has tax rates.',
  sender: 'This domain is in the list already.',
  mailAccount: 'This mailbox is connected already.',
  folderCursor: 'Another process reads this mailbox.',
  administrator: 'An administrator with this email exists already.',
  quotation: 'This email has a quotation already.',
  reply: 'This revision of the quotation has a reply already.',
  airport: 'The airport is unknown or lies in another country.',
  country: 'Unknown country.',
} as const);

/** What people read about missing and stale records, in English. */
export const REPOSITORY_ERROR_MESSAGES = defineMessages('REPOSITORY_ERROR_MESSAGES', {
  missing: ({ thing, key }: { readonly thing: string; readonly key: string | number }) =>
    `There is no ${thing} ${key}.`,
  staleVersion: (thing: string) => `Somebody else has changed this ${thing} in the meantime. Reload and try again.`,
  staleSettings: 'Somebody else has changed these settings in the meantime. Reload and try again.',
} as const);
