import { defineMessages } from '../../message-catalogue.js';
import type { CommercialOutcome, LossReason } from './outcomes.js';

/** What is wrong with an end that is entered. */
export const OUTCOME_MESSAGES = defineMessages('OUTCOME_MESSAGES', {
  unknownOutcome: 'Choose how the quotation ended.',
  lossReasonMissing: 'Choose why the customer declined.',
  competitorPrice: 'The price of the competitor is an amount above 0 with a currency of three letters.',
  noteMissing: 'Say in a few words why the outcome is changed.',
  noteTooLong: 'The note can have 500 characters at most.',
  onlySentEnds: 'only a sent one ends',
  endedBefore: ({ number, outcome }: { readonly number: string; readonly outcome: CommercialOutcome }) =>
    `${number} has ended already: ${OUTCOME_NAMES[outcome]}.`,
  nomination: {
    awb: 'The air waybill number has eleven digits, the last of which is its check digit.',
    pieces: 'Pieces must be a whole number from 1 to 100,000.',
    grossKg: 'Gross weight must be above 0 and at most 1,000,000 kg.',
    arrivalDay: 'The day of arrival is a date, for instance 2026-03-17.',
  },
  notEnded: (number: string) => `${number} has not ended yet.`,
  staleVersion: (number: string) =>
    `Somebody else has changed ${number} in the meantime. Load it again and compare before you save.`,
});

/** What is wrong with what is said of a call. */
export const CALL_MESSAGES = defineMessages('CALL_MESSAGES', {
  remarkMissing: 'Say in a few words what the call brought.',
  remarkTooLong: 'The remark can have 500 characters at most.',
  nextOn: 'The day of the next call is a later one than today.',
  notOpen: (number: string) => `${number} was not sent, or has ended: there is nothing to call about.`,
});

/** How a quotation ended, as the activity log says it. */
export const OUTCOME_NAMES: Readonly<Record<CommercialOutcome, string>> = defineMessages('OUTCOME_NAMES', {
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
  superseded: 'superseded',
  unanswered: 'unanswered',
});

/** Why a customer declined, as the activity log says it. */
export const LOSS_REASON_NAMES: Readonly<Record<LossReason, string>> = defineMessages('LOSS_REASON_NAMES', {
  price: 'price',
  competitor: 'went with a competitor',
  'transit-time': 'transit time',
  'not-shipping': 'does not ship',
  service: 'service',
  other: 'other',
});
