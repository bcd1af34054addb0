import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of charges. */
export const chargesMessages = defineMessages('chargesMessages', {
  asATable: (label: string) => `${label}, as a table`,
  service: 'Service',
  amountUsd: 'Amount (USD)',
  serviceTax: (percent: number) => `Tax on services ${percent} %`,
  payable: 'Payable',
  payableIn: ({
    currency,
    unitsPerUsd,
    day,
  }: {
    readonly currency: string;
    readonly unitsPerUsd: number;
    readonly day: string;
  }) => `Payable in ${currency} (1 USD = ${unitsPerUsd} ${currency}, ${day})`,
  total: 'Total',
  notInTheTotal: '· not in the total',
  categorySubtotal: (category: string) => `${category} subtotal`,
  onRequest: 'on request',
});
