import { useMemo, useSyncExternalStore } from 'react';
import {
  type AirportView,
  type CountryView,
  useAirportsQuery,
  useCountriesQuery,
} from '../../api/reference-data.endpoints.js';
import { getLanguage, subscribeToLanguage } from '../../i18n/language.js';

/** The countries and airports of the server, as far as they are loaded. */
export interface Places {
  /** By name. */
  readonly countries: readonly CountryView[];
  /** By code. */
  readonly airports: readonly AirportView[];
  /** Undefined for all countries. */
  readonly airportsIn: (countryId: number | undefined) => readonly AirportView[];
  readonly countryById: (id: number) => CountryView | undefined;
  readonly airportById: (id: number) => AirportView | undefined;
  readonly isLoading: boolean;
  readonly failure: unknown;
  readonly reload: () => void;
}

const NONE: readonly never[] = [];

/** Loads the countries and airports of the server. */
export function usePlaces(): Places {
  const { data: countries = NONE, ...countriesCall } = useCountriesQuery();
  const { data: airports = NONE, ...airportsCall } = useAirportsQuery();
  const isLoading = countriesCall.isLoading || airportsCall.isLoading;
  const failure = countriesCall.error ?? airportsCall.error;
  const { refetch: refetchCountries } = countriesCall;
  const { refetch: refetchAirports } = airportsCall;
  const language = useSyncExternalStore(subscribeToLanguage, getLanguage);
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const named = countries.map((country) => ({ ...country, name: names.of(country.code) ?? country.name }));
    const byCode = [...airports].sort((a, b) => a.code.localeCompare(b.code));
    return {
      countries: named.sort((a, b) => a.name.localeCompare(b.name, language)),
      airports: byCode,
      airportsIn: (countryId) => byCode.filter((one) => countryId === undefined || one.countryId === countryId),
      countryById: (id) => named.find((country) => country.id === id),
      airportById: (id) => airports.find((airport) => airport.id === id),
      isLoading,
      failure,
      reload: () => {
        void refetchCountries();
        void refetchAirports();
      },
    };
  }, [countries, airports, isLoading, failure, refetchCountries, refetchAirports, language]);
}
