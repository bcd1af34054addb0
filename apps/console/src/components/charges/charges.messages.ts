import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of charges. */
export const chargesMessages = defineMessages('chargesMessages', {
  asATable: (label: string) => `${label}, as a table`,
  service: 'Service',
  amountUsd: 'Amount (USD)',
  total: 'Total',
  notInTheTotal: '· not in the total',
  categorySubtotal: (category: string) => `${category} subtotal`,
  onRequest: 'on request',
});
