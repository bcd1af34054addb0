import { defineMessages } from '../message-catalogue.js';
import type { MailIntent } from './request-purpose.js';

/** What a sender wants, in words that follow "the email is about". */
export const INTENT_NAMES: Readonly<Record<MailIntent, string>> = defineMessages('INTENT_NAMES', {
  acceptance: 'the acceptance of an offer',
  announcement: 'an announcement',
  booking: 'a booking',
  cancellation: 'a cancellation',
  change: 'the change of a shipment or its documents',
  claim: 'a claim or a complaint',
  documents: 'documents of a shipment',
  internal: 'a matter among colleagues',
  invoice: 'an invoice or a payment',
  notice: 'a notice or an advertisement',
  offer: 'an offer to us',
  'pre-alert': 'a shipment on its way',
  question: 'a question other than the price',
  'rate-confirmation': 'the confirmation of a rate',
  refusal: 'a refusal',
  tracking: 'the whereabouts of a shipment',
});
