import { api } from '../../api/api.js';

interface Found {
  readonly id: number;
  /** Where in the console it is to be seen. */
  readonly link: string;
}

/** What the server found, a few of each kind. */
export interface FoundRecords {
  readonly quotations: ReadonlyArray<
    Found & {
      readonly quotationNumber: string;
      readonly clientEmail: string;
      readonly destinationAirport: string;
      readonly status: string;
    }
  >;
  readonly domains: ReadonlyArray<Found & { readonly domain: string; readonly companyName: string }>;
  readonly rates: ReadonlyArray<
    Found & { readonly airportCode: string; readonly serviceCode: string; readonly serviceName: string }
  >;
  readonly emails: ReadonlyArray<Found & { readonly from: string; readonly subject: string; readonly state: string }>;
}

/** Characters below which the server does not search. */
export const SHORTEST_SEARCH = 2;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    searchDesk: build.query<FoundRecords, string>({
      query: (text) => `/api/search?q=${encodeURIComponent(text)}`,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSearchDeskQuery } = endpoints;
