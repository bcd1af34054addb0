import type { Airport } from './airport.js';
import { greatCircleKm, type Point } from './great-circle.js';

/** The airport of the country that lies nearest to the place; undefined where the country has none. */
export function findServingAirport(
  place: Point & { readonly countryCode: string },
  airports: readonly Airport[],
): Airport | undefined {
  let nearest: Airport | undefined;
  let nearestKm = Number.POSITIVE_INFINITY;
  for (const airport of airports) {
    if (airport.countryCode !== place.countryCode) continue;
    const km = greatCircleKm(airport, place);
    if (km < nearestKm) {
      nearest = airport;
      nearestKm = km;
    }
  }
  return nearest;
}
