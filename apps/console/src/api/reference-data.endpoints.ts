import { api, FIVE_MINUTES_S } from './api.js';
import type { AirportView, CountryView } from './generated.js';

export type { AirportView, CountryView };

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query<readonly CountryView[], void>({
      query: () => '/api/countries',
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
    airports: build.query<readonly AirportView[], void>({
      query: () => '/api/airports',
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
  }),
});

export const { useCountriesQuery, useAirportsQuery } = endpoints;
