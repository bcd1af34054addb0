import { api } from '../../api/api.js';
import type { SearchHitsView } from '../../api/generated.js';

/** What the server found, a few of each kind. */
export type SearchHits = SearchHitsView;

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
