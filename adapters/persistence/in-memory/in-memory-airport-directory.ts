import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';

/** Countries and airports as given. */
export class InMemoryReferenceData extends ReferenceData {
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
