import { api, FIVE_MINUTES_S } from '../../api/api.js';
import { type QuotationsView, toFilterQuery } from './quotations-url.js';

/** One quotation of the list. */
export interface QuotationRow {
  readonly id: number;
  readonly quotationNumber?: string | null;
  readonly clientEmail?: string | null;
  readonly destinationAirport?: string | null;
  readonly totalWeightKg?: number | null;
  readonly totalVolumeM3?: number | null;
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

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    quotations: build.query<QuotationPage, QuotationsView>({
      query: (view) => {
        const query = toFilterQuery(view, new Date());
        query.set('page', String(view.page));
        query.set('pageSize', String(view.pageSize));
        return `/api/quotations?${query}`;
      },
      providesTags: ['Quotations'],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
  }),
});

export const { useQuotationsQuery } = endpoints;
