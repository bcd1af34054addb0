import { api, FIVE_MINUTES_S } from '../../api/api.js';
import type { QuotationPageView, QuotationRowView } from '../../api/generated.js';
import { type QuotationsView, toFilterQuery } from './quotations-url.js';

/** One quotation of the list. */
export type QuotationRow = QuotationRowView;

/** One page of the list, the newest first. */
export type QuotationPage = QuotationPageView;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    quotations: build.query<QuotationPage, QuotationsView>({
      query: (view) => {
        const query = toFilterQuery(view, new Date());
        query.set('page', String(view.page));
        query.set('pageSize', String(view.pageSize));
        query.set('order', view.order);
        return `/api/quotations?${query}`;
      },
      providesTags: ['Quotations'],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
    quotationCount: build.query<number, QuotationsView>({
      query: (view) => {
        const query = toFilterQuery(view, new Date());
        query.set('pageSize', '1');
        return `/api/quotations?${query}`;
      },
      transformResponse: ({ total }: QuotationPage) => total,
      providesTags: ['Quotations'],
    }),
  }),
});

export const { useQuotationsQuery, useQuotationCountQuery } = endpoints;
