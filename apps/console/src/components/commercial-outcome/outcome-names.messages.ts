import { defineMessages } from '../../../../../domain/message-catalogue.js';
import type {
  CommercialOutcome,
  LossReason,
  OutcomeSource,
} from '../../../../../domain/quoting/outcome/commercial-outcome.js';

/** How sent quotations ended. */
export const outcomeNameMessages: Readonly<Record<CommercialOutcome | 'open', string>> = defineMessages(
  'outcomeNameMessages',
  {
    open: 'open',
    accepted: 'accepted',
    declined: 'declined',
    expired: 'expired',
    superseded: 'superseded',
    unanswered: 'unanswered',
  },
);

/** Why customers decline. */
export const lossReasonMessages: Readonly<Record<LossReason, string>> = defineMessages('lossReasonMessages', {
  price: 'Price',
  competitor: 'Went with a competitor',
  'transit-time': 'Transit time',
  'not-shipping': 'Does not ship',
  service: 'Service',
  other: 'Other',
});

/** Who says how a quotation ended. */
export const outcomeSourceMessages: Readonly<Record<OutcomeSource, string>> = defineMessages('outcomeSourceMessages', {
  staff: 'entered by',
  email: "read in the customer's email",
  link: "on the customer's page",
  'last-day': 'the last day is over',
});
