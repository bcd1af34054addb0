import { api, FIVE_MINUTES_S } from '../../api/api.js';
import type {
  CountryCountView,
  CustomerMarginView,
  DashboardView as DashboardStatsView,
  DayCountView,
  DomainShareView,
  QuotationPageView,
  QuotationRowView,
  SummaryKpisView,
} from '../../api/generated.js';
import { toServerQuery } from '../../components/quotation-filters/quotation-filters.js';
import type { DashboardView } from './dashboard-url.js';

/** What the dashboard shows, worked out by the server. */
export type QuotationStats = DashboardStatsView;

/** The four figures of the summary cards. */
export type SummaryKpis = SummaryKpisView;

/** A sender domain and its share of all quotations in percent. */
export type DomainShare = DomainShareView;

/** The quotations to one country; value in US dollars. */
export type CountryCount = CountryCountView;

/** The quotations of one day (`YYYY-MM-DD`); value in US dollars. */
export type DayCount = DayCountView;

/** One of the newest quotations. */
export type RecentQuotation = QuotationRowView;

/** Section 9 of the specification. */
const MAX_RECENT_ROWS = 10;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    quotationStats: build.query<QuotationStats, DashboardView>({
      query: (view) => `/api/quotations/stats?${toServerQuery(view, new Date())}`,
      providesTags: ['Quotations'],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
    quotationMargins: build.query<readonly CustomerMarginView[], DashboardView>({
      query: (view) => `/api/quotations/margins?${toServerQuery(view, new Date())}`,
      providesTags: ['Quotations'],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
    recentQuotations: build.query<QuotationPageView, DashboardView>({
      query: (view) => `/api/quotations?page=1&pageSize=${MAX_RECENT_ROWS}&${toServerQuery(view, new Date())}`,
      providesTags: ['Quotations'],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
  }),
});

/** The margin of the quotations of one customer to one airport. */
export type CustomerMargin = CustomerMarginView;

export const { useQuotationStatsQuery, useQuotationMarginsQuery, useRecentQuotationsQuery } = endpoints;
