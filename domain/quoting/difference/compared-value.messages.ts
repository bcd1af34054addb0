import { defineMessages } from '../../message-catalogue.js';

/** What pricing makes of a request, and what is compared of it: code to display name. */
export const COMPARED_VALUES = defineMessages('COMPARED_VALUES', {
  chargeableWeight: 'Chargeable weight',
  deliveryDistance: 'Distance by road',
  timeline: 'Transit time',
  paymentTerms: 'Terms of payment',
  serviceTax: 'Tax on services',
  localRate: 'Exchange rate',
  assumptions: 'Assumptions',
  lastDay: 'Last day',
} as const);
