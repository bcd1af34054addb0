import type { Airport } from './airport.js';
import type { Country } from './country.js';

/** The countries and destination airports of the desk, as they stand in the database. */
export abstract class AirportDirectory {
  /** All countries, by id. */
  abstract countries(): Promise<readonly Country[]>;
  /** All destination airports, by id: a country's first one is the one that stands first here. */
  abstract airports(): Promise<readonly Airport[]>;
}
