import { api } from './api.js';

/** What the `System Information` card shows. */
export interface SystemInformation {
  /** The address that quotation requests reach. */
  readonly mailbox: string;
  readonly processingMode: string;
  readonly incoterms: string;
  readonly coverage: string;
  /** Whether the rates in force are still the ones of the first start. */
  readonly sampleTariff: boolean;
  /** What was measured; absent where the server does not measure. */
  readonly last30Days?: MeasuredKpis;
}

/** How the server has done over the last 30 days; null where there was nothing to measure. */
export interface MeasuredKpis {
  /** Requests that were answered without a person, of all requests: 0 to 1. */
  readonly answeredShare?: number | null;
  /** Median of the seconds from an email to its reply. */
  readonly medianSeconds?: number | null;
  /** Destination countries that were quoted. */
  readonly countries?: number | null;
  /** Quotations whose amount rests on the tariff, in whole percent. */
  readonly strictPercent?: number | null;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    systemInformation: build.query<SystemInformation, void>({ query: () => '/api/system-information' }),
  }),
});

export const { useSystemInformationQuery } = endpoints;
