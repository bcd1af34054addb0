import { api, FIVE_MINUTES_S } from '../../server/api.js';
import type { QuotationsView } from './quotations-address.js';

/** One quotation of the list. */
export interface QuotationRow {
  readonly id: number;
  readonly quotationNumber?: string | null;
  readonly clientEmail?: string | null;
  readonly destinationAirport?: string | null;
  /** US dollars. */
  readonly quoteAmount?: number | null;
  readonly createdAt?: string | null;
  readonly status?: string | null;
}

/** One page of the list, the newest first. */
export interface QuotationPage {
  readonly data: readonly QuotationRow[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Cards on one page. */
export const PAGE_SIZE = 12;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    quotations: build.query<QuotationPage, Pick<QuotationsView, 'text' | 'status' | 'page'>>({
      query: ({ text, status, page }) => {
        const search = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE) });
        if (text) search.set('q', text);
        if (status) search.set('status', status);
        return `/api/quotations?${search}`;
      },
      providesTags: ['Quotations'],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
  }),
});

export const { useQuotationsQuery } = endpoints;
