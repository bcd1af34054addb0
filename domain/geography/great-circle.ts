const EARTH_RADIUS_KM = 6371.0088;

/** A point on the globe in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance in kilometres (haversine). */
export function greatCircleKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitudeHalf = radians(to.latitude - from.latitude) / 2;
  const longitudeHalf = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(latitudeHalf) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudeHalf) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Roads in the region are longer than the bird's flight by this much (rule 6). */
export const ROAD_FACTOR = 1.3;

/** The distance that extended delivery is measured by: great circle × 1.3, to one decimal, in kilometres. */
export function estimateRoadKm(from: Point, to: Point, factor: number = ROAD_FACTOR): number {
  return Math.round(greatCircleKm(from, to) * factor * 10) / 10;
}
