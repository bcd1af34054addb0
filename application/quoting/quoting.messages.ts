import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about quoting, in English. */
export const QUOTING_MESSAGES = defineMessages('application.QUOTING_MESSAGES', {
  backtestSize: (limit: number) => `Between 1 and ${limit} quotations can be priced again.`,
  backtestDay: 'Please enter a date of the years 2000 to 2099.',
  nothingToRecognize: 'The sender has no domain that could be recognized: approve this quotation alone.',
  openDomain: ({ mailDomain, mailbox }: { readonly mailDomain: string; readonly mailbox: string | undefined }) =>
    `Anybody can get a mailbox at ${mailDomain}, so it cannot be recognized as a whole: recognize ${mailbox ?? 'the mailbox'} alone, or approve this quotation alone.`,
  mixedAlphabets: (mailDomain: string) =>
    `${mailDomain} mixes letters of several alphabets, as imitations do: approve this quotation alone.`,
  lookAlike: ({ mailDomain, lookAlike }: { readonly mailDomain: string; readonly lookAlike: string }) =>
    `${mailDomain} looks like ${lookAlike}, which is recognized: approve this quotation alone, or add the domain under Recognized Domains if it is another company's.`,
  weightNeeded: 'A gross weight, dimensions or a volume is needed.',
  noWeight: 'No weight was given.',
  negativeWeight: 'The weight cannot be negative.',
  repeatedRequest: 'The same words of the same sender were answered meanwhile as often as they may be.',
  noRevision: ({ revision, quotationId }: { readonly revision: number; readonly quotationId: number }) =>
    `There is no revision ${revision} of quotation ${quotationId}.`,
  replacedByRevision: (revision: number) => `Replaced by revision ${revision} before it was sent.`,
  sentMeanwhile: (number: string) => `${number} was sent again less than a minute ago.`,
  linkUnknown: 'This link is not valid.',
  linkClosed: (number: string) => `${number} cannot be answered by this link any more.`,
  approvedWith: (number: string) => `Approved with ${number}.`,
} as const);

/** Headings and words of an export of quotations, in English. */
export const QUOTATION_EXPORT_TEXTS = defineMessages('application.QUOTATION_EXPORT_TEXTS', {
  number: 'Quotation',
  created: 'Created',
  status: 'Status',
  email: 'Client Email',
  domain: 'Domain',
  country: 'Country',
  airport: 'Airport',
  weight: 'Weight (kg)',
  volume: 'Volume (m³)',
  amount: 'Amount (USD)',
  basis: 'Amount from',
  outcome: 'Outcome',
  client: 'Client',
  origin: 'Origin',
  incoterm: 'Incoterm',
  validUntil: 'Valid until',
  statuses: {
    completed: 'completed',
    pending: 'pending',
    sent: 'sent',
    dismissed: 'dismissed',
    failed: 'failed',
    expired: 'expired',
  },
  charges: 'charges',
  storedAmount: 'stored amount',
  sheet: 'Quotations',
} as const);
