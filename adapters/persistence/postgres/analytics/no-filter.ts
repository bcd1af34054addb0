import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';

/** All quotations. */
export const NO_FILTER: QuotationFilter = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};
