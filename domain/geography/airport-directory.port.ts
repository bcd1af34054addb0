import type { Airport } from './airport.js';
import type { Country } from './country.js';

/** The served countries and destination airports, as stored in the database. */
export abstract class AirportDirectory {
  /** All countries, by id. */
  abstract countries(): Promise<readonly Country[]>;
  /** All destination airports, by id: a country's default airport is its first one in this list. */
  abstract airports(): Promise<readonly Airport[]>;
}
