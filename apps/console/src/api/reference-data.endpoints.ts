import { api, FIVE_MINUTES_S } from './api.js';

/** A country that the desk serves. */
export interface CountryView {
  readonly id: number;
  /** ISO alpha-2. */
  readonly code: string;
  readonly alpha3: string;
  readonly name: string;
}

/** An airport that the desk serves. */
export interface AirportView {
  readonly id: number;
  /** IATA code. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly countryId: number;
  readonly countryCode: string;
}

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
