import type { PlaceRoles } from './place-roles.js';

/** The roles of a place and how much the passage that names it counts: the newest has the lowest rank. */
export interface WeighedRoles extends PlaceRoles {
  readonly rank: number;
  /** The place lies in one of the six countries. */
  readonly regional: boolean;
}

/** Whether the place lies in one of the six countries, where a namesake abroad is possible. */
export function isRegional({ group, origin, arrival, delivery }: PlaceRoles): boolean {
  if (group.airport || group.country) return true;
  const town = group.places[0];
  if (!town) return false;
  const abroad = group.origins.find(
    (one) =>
      one.countryCode !== town.countryCode && !group.places.some((place) => place.countryCode === one.countryCode),
  );
  if (!abroad || group.mentions.length > 1) return true;
  const first = group.origins[0];
  if (first && group.places.some((place) => place.countryCode === first.countryCode)) return true;
  if (town.population >= 150_000) return origin < 4;
  return (arrival >= 4 || delivery >= 3) && origin <= 0;
}

/** The best of the highest rank that has any; among equals the first. */
export function selectBest(
  candidates: readonly WeighedRoles[],
  score: (one: WeighedRoles) => number,
): WeighedRoles | undefined {
  let found: WeighedRoles | undefined;
  for (const one of candidates) {
    if (!found || one.rank < found.rank || (one.rank === found.rank && score(one) > score(found))) found = one;
  }
  return found;
}

/** More than words around a country may come to. */
export const NARROWED = 12;

/** `a Honduras, …, para Tegucigalpa`: the name of a country, beside the city of an airport in it that the goods go to. */
export function isNarrowed({ group: { country, mentions } }: WeighedRoles, arrivals: readonly WeighedRoles[]): boolean {
  if (country === undefined || mentions.length > 1) return false;
  return arrivals.some(
    ({ group: { country: own, origins, airport }, arrival }) =>
      arrival >= 2 && own === undefined && [airport, ...origins].some((one) => one?.countryCode === country),
  );
}
