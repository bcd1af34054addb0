import { findCertainCountries, MAX_RATIO } from './ambiguous-place.js';
import type { PlaceGroup } from './place-groups.js';
import type { PlaceRoles } from './place-roles.js';

/** `Santa Teresa, Puntarenas` also determines which `Santa Teresa` is meant where the name occurs alone. */
export function disambiguateNamesakes(groups: readonly PlaceGroup[]): (group: PlaceGroup) => PlaceGroup {
  const home = new Map<string, string>();
  const nameOf = (group: PlaceGroup) => group.mentions[0]?.named.words.join(' ') ?? '';
  const isUnambiguous = ({ places }: PlaceGroup) =>
    places.every((place) => place.countryCode === places[0]?.countryCode);
  /** A code of its country behind it (`Santa Teresa, CR`) has taken namesakes away. */
  const isNarrowed = ({ mentions, places }: PlaceGroup) =>
    mentions.some(({ named }) => named.places.length > places.length) && places.length > 0;
  for (const group of groups) {
    const country = group.places[0]?.countryCode;
    if (country && (group.mentions.length > 1 || isNarrowed(group)) && isUnambiguous(group))
      home.set(nameOf(group), country);
  }
  return (group) => {
    const country = home.get(nameOf(group));
    if (!country || group.country !== undefined || isUnambiguous(group)) return group;
    const places = group.places.filter((place) => place.countryCode === country);
    return places.length > 0 ? { ...group, places } : group;
  };
}

/**
 * Of namesakes in several served countries those of the only one that the email shows, by another place
 * (`Santa Teresa on the Nicoya peninsula`), a telephone number or an address; not where they are much smaller.
 * @param signs served countries (ISO alpha-2) that the rest of the email shows
 */
export function narrowToShownCountry<R extends PlaceRoles>(
  scored: readonly R[],
  signs: ReadonlySet<string>,
): readonly R[] {
  const origins = new Set(scored.filter(isOrigin).flatMap(({ group }) => listCountries(group)));
  const onward = scored.filter((one) => !isOrigin(one) && one.aside === undefined);
  return scored.map((one) => {
    const { group } = one;
    const own = listCountries(group);
    if (own.length < 2 || group.country !== undefined || group.airport) return one;
    const elsewhere = findCertainCountries(onward, group);
    const shown = [...signs, ...elsewhere].filter((code) => !origins.has(code) && isKnownFor(group, code));
    const [country, ...rivals] = new Set(shown.filter((code) => own.includes(code)));
    if (country === undefined || rivals.length > 0) return one;
    return { ...one, group: { ...group, places: group.places.filter((place) => place.countryCode === country) } };
  });
}

function isOrigin({ origin, arrival }: PlaceRoles): boolean {
  return origin >= 4 && origin > arrival;
}

function listCountries({ places, airport, country }: PlaceGroup): readonly string[] {
  const codes = places.map(({ countryCode }) => countryCode);
  return [...new Set([...codes, airport?.countryCode, country].filter((code) => code !== undefined))];
}

/** Whether the namesake of this country is of some size beside the likeliest one. */
function isKnownFor({ places }: PlaceGroup, country: string): boolean {
  const likeliest = places[0]?.population ?? 0;
  return places.some((place) => place.countryCode === country && place.population * MAX_RATIO >= likeliest);
}
