import type { NamedPlace } from './place-index.js';

/** A place or an airport that is named in the text. */
export interface PlaceMention {
  readonly at: number;
  readonly to: number;
  readonly named: NamedPlace;
  /** Written as a code (IATA, ICAO, UN/LOCODE). */
  readonly code: boolean;
}
