import { defineMessages } from '../message-catalogue.js';
import type { VolumeMeasure } from './volume-rebate.js';

/** Messages of section 5 of the specification. */
export const RECOGNIZED_DOMAIN_MESSAGES = defineMessages('RECOGNIZED_DOMAIN_MESSAGES', {
  tooShort: 'Domain must be at least 4 characters',
  hasAt: 'Please enter the domain only (without @)',
  company: 'Please enter a valid company name',
  noMailbox: 'Please enter a mailbox such as ana@customer.com',
} as const);

/** The messages for invalid agreements. */
export const AGREEMENT_MESSAGES = defineMessages('AGREEMENT_MESSAGES', {
  percent: 'The percentage must be from -99 to 1,000.',
  volumeRebate:
    'A rebate counts kg or shipments, and has up to 10 steps that rise: from above 0, and above 0 to 99 per cent.',
  freeCodes: 'Free lines are charge codes of 20 characters at most, and 50 of them at most.',
  networks:
    'Networks have names of 40 characters at most, without @ . : ; and commas, and there are 10 of them at most.',
  networkLines:
    'Each line must be a network and what is agreed: "WCA: -5 %; free DOCS, TRNS; terms 30 days; 2026-01-01 to 2026-12-31".',
  amount: 'An amount must be above 0 and at most 1,000,000,000 US dollars.',
  paymentTerms: 'The terms of payment can have 300 characters at most.',
  day: 'A day is written as 2026-01-31.',
  order: 'The last day cannot be before the first.',
} as const);

/** What rebates count, behind a figure. */
export const VOLUME_UNITS: Readonly<Record<VolumeMeasure, string>> = defineMessages('VOLUME_UNITS', {
  chargeable_kg: 'kg',
  shipments: 'shipments',
});

/** What stands in the place of a customer's words once they were erased. */
export const CUSTOMER_MESSAGES = defineMessages('CUSTOMER_MESSAGES', {
  erased: 'Erased at the request of the customer',
  beingProcessed:
    'An email or a reply of this customer is being worked on right now, so nothing was erased. Try again in a minute.',
} as const);
