import { api, FIVE_MINUTES_S } from '../../api/api.js';
import { toServerQuery } from '../../components/quotation-filters/quotation-filters.js';
import type { DashboardView } from './dashboard-url.js';

/** The four figures of the summary cards. */
export interface SummaryKpis {
  readonly total: number;
  readonly averageWeightKg: number;
  readonly averageVolumeM3: number;
  /** US dollars. */
  readonly totalValue: number;
}

/** A sender domain and its share of all quotations in percent. */
export interface DomainShare {
  readonly domain: string;
  readonly count: number;
  readonly share: number;
  readonly isApproved: boolean;
}

/** The quotations to one country; value in US dollars. */
export interface CountryCount {
  /** ISO alpha-3. */
  readonly code: string;
  readonly count: number;
  readonly value: number;
}

/** The quotations of one day (`YYYY-MM-DD`); value in US dollars. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
  readonly value: number;
}

/** What the dashboard shows, worked out by the server. */
export interface QuotationStats extends SummaryKpis {
  readonly strictCount: number;
  readonly fallbackCount: number;
  readonly dataQualityPercent: number | null;
  /** Values that were read out of the emails, and how many of them a person corrected. */
  readonly valuesRead: number;
  readonly valuesCorrected: number;
  /** Their share; null where nothing was read. */
  readonly correctedPercent: number | null;
  /** The equal period before; null where the view has no beginning. */
  readonly previous: SummaryKpis | null;
  /** Against the period before, in whole percent; null where there is nothing to compare with. */
  readonly change: { readonly [Figure in keyof SummaryKpis]?: number | null } | null;
  readonly topDomains: readonly DomainShare[];
  readonly byCountry: readonly CountryCount[];
  readonly overTime: readonly DayCount[];
  /** Every sender domain that has a quotation. */
  readonly domains: readonly string[];
  /** Quotations without any filter. */
  readonly allTotal: number;
}

/** One of the newest quotations. */
export interface RecentQuotation {
  readonly id: number;
  readonly quotationNumber: string;
  readonly clientEmail: string;
  readonly destinationAirport: string;
  readonly totalWeightKg: number | null;
  readonly totalVolumeM3: number | null;
  readonly quoteAmount: number | null;
  readonly createdAt: string;
}

/** Section 9 of the specification. */
const MAX_RECENT_ROWS = 10;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    quotationStats: build.query<QuotationStats, DashboardView>({
      query: (view) => `/api/quotations/stats?${toServerQuery(view, new Date())}`,
      providesTags: ['Quotations'],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
    recentQuotations: build.query<{ readonly data: readonly RecentQuotation[] }, DashboardView>({
      query: (view) => `/api/quotations?page=1&pageSize=${MAX_RECENT_ROWS}&${toServerQuery(view, new Date())}`,
      providesTags: ['Quotations'],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
  }),
});

export const { useQuotationStatsQuery, useRecentQuotationsQuery } = endpoints;
