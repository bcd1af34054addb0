import type { CachedReferenceStores } from '../../../../application/persistence/cached-reference-stores.js';
import type { Repositories } from '../../../../application/persistence/unit-of-work.port.js';
import type { Airport } from '../../../../domain/geography/airport.js';
import { AirportDirectory } from '../../../../domain/geography/airport-directory.port.js';
import type { Country } from '../../../../domain/geography/country.js';
import type { ReadThroughCache } from './read-through-cache.js';

/** Cached repositories of reference data, reloaded after a change. */
export function createCachedReferenceStores(
  repositories: Repositories,
  reference: AirportDirectory,
  cache: ReadThroughCache,
): CachedReferenceStores {
  return {
    reference: new CachedAirportDirectory(reference, cache),
    settings: { getCurrent: () => cache.getOrLoad('settings', () => repositories.settings.getCurrent()) },
    rates: {
      findByAirport: (...asked) =>
        cache.getOrLoad(`rates ${JSON.stringify(asked)}`, () => repositories.rates.findByAirport(...asked)),
    },
    exchangeRates: {
      findByDay: (day) => cache.getOrLoad(`exchange ${day}`, () => repositories.exchangeRates.findByDay(day)),
    },
    taxRates: {
      findByCountry: (country) => cache.getOrLoad(`tax ${country}`, () => repositories.taxRates.findByCountry(country)),
    },
    consignments: {
      findByAirport: (airportId) =>
        cache.getOrLoad(`consignment ${airportId}`, () => repositories.consignments.findByAirport(airportId)),
    },
    disclaimers: { all: () => cache.getOrLoad('disclaimers', () => repositories.disclaimers.all()) },
    recognizedDomains: {
      findBySender: (address) =>
        cache.getOrLoad(`sender ${address}`, () => repositories.recognizedDomains.findBySender(address)),
      all: () => cache.getOrLoad('senders', () => repositories.recognizedDomains.all()),
    },
  };
}

class CachedAirportDirectory extends AirportDirectory {
  constructor(
    private readonly directory: AirportDirectory,
    private readonly cache: ReadThroughCache,
  ) {
    super();
  }

  countries(): Promise<readonly Country[]> {
    return this.cache.getOrLoad('countries', () => this.directory.countries());
  }

  airports(): Promise<readonly Airport[]> {
    return this.cache.getOrLoad('airports', () => this.directory.airports());
  }
}
