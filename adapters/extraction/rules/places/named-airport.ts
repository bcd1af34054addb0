import type { Airport } from '../../../../domain/geography/airport.js';
import type { OriginAirport } from '../../../../domain/geography/place.js';
import type { NamedPlace, PlaceIndex } from './place-index.js';

/** A place as named by the code of an airport, served or not. */
export function toNamedAirport(code: string, airport: Airport | undefined, index: PlaceIndex): NamedPlace {
  const origin = index.findOriginAirport(airport?.code ?? code);
  const origins: OriginAirport[] = origin ? [origin] : [];
  return { words: [code], places: [], airport, airportTown: undefined, country: undefined, origins };
}

/** An unknown code that a route shows to be an airport's. */
export function createUnknownAirport(code: string): NamedPlace {
  const airport: OriginAirport = { code, name: code, city: '', aliases: [], countryCode: '' };
  return {
    words: [code],
    places: [],
    airport: undefined,
    airportTown: undefined,
    country: undefined,
    origins: [airport],
  };
}
