import type { Airport } from '../../../domain/geography/airport.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { Country } from '../../../domain/geography/country.js';

/** Countries and airports as given. */
export class InMemoryAirportDirectory extends AirportDirectory {
  constructor(
    private readonly countriesServed: readonly Country[],
    private readonly airportsServed: readonly Airport[],
  ) {
    super();
  }

  async countries(): Promise<readonly Country[]> {
    return [...this.countriesServed].sort((a, b) => a.id - b.id);
  }

  async airports(): Promise<readonly Airport[]> {
    return [...this.airportsServed].sort((a, b) => a.id - b.id);
  }
}
