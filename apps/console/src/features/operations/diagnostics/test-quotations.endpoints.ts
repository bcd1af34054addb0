import { api, FIVE_MINUTES_S } from '../../../api/api.js';

/** One quotation of the debug view. */
export interface TestQuotation {
  readonly id: number;
  readonly quotationNumber: string | null;
  readonly clientEmail: string | null;
  readonly quoteAmount: number | null;
}

/** Section 9 of the specification. */
const MAX_ROWS = 5;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    testQuotations: build.query<{ readonly data: readonly TestQuotation[]; readonly total: number }, void>({
      query: () => `/api/quotations?page=1&pageSize=${MAX_ROWS}`,
      providesTags: ['Quotations'],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
  }),
});

export const { useTestQuotationsQuery } = endpoints;
