import { api, FIVE_MINUTES_S } from '../../../api/api.js';
import type { QuotationPageView, QuotationRowView } from '../../../api/generated.js';

/** One quotation of the debug view. */
export type TestQuotation = QuotationRowView;

/** Section 9 of the specification. */
const MAX_ROWS = 5;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    testQuotations: build.query<QuotationPageView, void>({
      query: () => `/api/quotations?page=1&pageSize=${MAX_ROWS}`,
      providesTags: ['Quotations'],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
  }),
});

export const { useTestQuotationsQuery } = endpoints;
