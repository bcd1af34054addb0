import { api } from '../../api/api.js';

interface SearchHit {
  readonly id: number;
  /** Where in the console it is to be seen. */
  readonly link: string;
}

/** What the server found, a few of each kind. */
export interface SearchHits {
  readonly quotations: ReadonlyArray<
    SearchHit & {
      readonly quotationNumber: string;
      readonly clientEmail: string;
      readonly destinationAirport: string;
      readonly status: string;
    }
  >;
  readonly domains: ReadonlyArray<SearchHit & { readonly domain: string; readonly companyName: string }>;
  readonly rates: ReadonlyArray<
    SearchHit & { readonly airportCode: string; readonly serviceCode: string; readonly serviceName: string }
  >;
  readonly emails: ReadonlyArray<
    SearchHit & { readonly from: string; readonly subject: string; readonly state: string }
  >;
}

/** Characters below which the server does not search. */
export const MIN_SEARCH_LENGTH = 2;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    searchAll: build.query<SearchHits, string>({
      query: (text) => `/api/search?q=${encodeURIComponent(text)}`,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSearchAllQuery } = endpoints;
