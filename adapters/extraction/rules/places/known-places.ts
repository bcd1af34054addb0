import type { Airport } from '../../../../domain/geography/airport.js';
import type { AirportDirectory } from '../../../../domain/geography/airport-directory.port.js';
import type { Country } from '../../../../domain/geography/country.js';
import type { Gazetteer } from '../../../../domain/geography/gazetteer.port.js';
import type { OriginAirport, Place } from '../../../../domain/geography/place.js';
import { PlaceIndex } from './place-index.js';

/** All the places that a reader is to know by their names. */
export interface KnownPlaces {
  readonly places: readonly Place[];
  readonly origins: readonly OriginAirport[];
  readonly airports: readonly Airport[];
  readonly countries: readonly Country[];
}

/** Gathers them. */
export async function loadKnownPlaces(gazetteer: Gazetteer, referenceData: AirportDirectory): Promise<KnownPlaces> {
  const [places, origins, airports, countries] = await Promise.all([
    gazetteer.places(),
    gazetteer.originAirports(),
    referenceData.airports(),
    referenceData.countries(),
  ]);
  return { places, origins, airports, countries };
}

/** Puts them where they are found by their first words. */
export function createPlaceIndex({ places, origins, airports, countries }: KnownPlaces): PlaceIndex {
  return new PlaceIndex(places, origins, airports, countries);
}
