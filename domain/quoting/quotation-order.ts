/** The orders that a list of quotations can be in; equal ones stand by their ids. */
export const QUOTATION_ORDERS = [
  'newest-first',
  'oldest-first',
  'amount-ascending',
  'amount-descending',
  'client-ascending',
  'client-descending',
] as const;

/** One of the orders. */
export type QuotationOrder = (typeof QUOTATION_ORDERS)[number];
