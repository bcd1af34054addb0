import type { Big } from 'big.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';

/** What the quotations of a filter come to. */
export interface QuotationTotals {
  readonly count: number;
  /** Sum of the gross weights in kg. */
  readonly grossKg: Big;
  /** Sum of the volumes in m³. */
  readonly volumeM3: Big;
  /** Sum of the shown amounts in US dollars. */
  readonly valueUsd: Big;
  /** Quotations whose amount rests on their charges; all others rest on the stored amount. */
  readonly strictCount: number;
  /** Values that were read out of the emails; those that were missed and corrected included. */
  readonly valuesRead: number;
  /** How many of them a user corrected. */
  readonly valuesCorrected: number;
}

/** Quotations with something in common, and the sum of their amounts in US dollars. */
export interface CountAndValue {
  readonly count: number;
  readonly valueUsd: Big;
}

/** Quotations of one customer to one airport whose costs are known. Amounts in US dollars. */
export interface MarginGroup {
  /** The sender's domain. */
  readonly domain: string;
  /** IATA code. */
  readonly airport: string;
  readonly count: number;
  readonly revenueUsd: Big;
  readonly costUsd: Big;
}

/** Everything that the dashboard sums up for one filter. */
export interface QuotationStatistic {
  readonly totals: QuotationTotals;
  /** ISO alpha-2 of the destination; countries without a quotation are left out. */
  readonly byCountry: ReadonlyArray<CountAndValue & { readonly country: string }>;
  /** The busiest sender domains, the busiest first, `unknown` left out. */
  readonly topDomains: ReadonlyArray<{ readonly domain: string; readonly count: number }>;
  /** Days at the office as `YYYY-MM-DD`, the oldest first; days without a quotation are left out. */
  readonly byDay: ReadonlyArray<CountAndValue & { readonly day: string }>;
}

/** The sender domain `unknown` of older quotations: it is left out of lists of domains. */
export const UNKNOWN_DOMAIN = 'unknown';

/** Aggregates over the quotations, computed by the store. */
export abstract class QuotationAnalytics {
  /** @param topDomains how many of the busiest domains to name at most */
  abstract getStatistic(filter: QuotationFilter, topDomains: number): Promise<QuotationStatistic>;
  /** What is left by customer and airport where costs are known, the largest revenue first. @param limit how many at most */
  abstract listMargins(filter: QuotationFilter, limit: number): Promise<readonly MarginGroup[]>;
  abstract getTotals(filter: QuotationFilter): Promise<QuotationTotals>;
  /** How many quotations there are in all. */
  abstract countAll(): Promise<number>;
  /** The sender domains that have a quotation, in their order, `unknown` left out. */
  abstract listSenderDomains(limit: number): Promise<readonly string[]>;
}
