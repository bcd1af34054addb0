import type { PlaceGroup } from './place-groups.js';

/**
 * For every place whether a sign of a route joins it to the next one. A town of the region before a route from abroad is
 * no part of it: in `DAP Heredia / MIA-SJO` the goods go on to Heredia.
 */
export function findRoutePairs(groups: readonly PlaceGroup[]): readonly boolean[] {
  const pairs = groups.map((group, k) => {
    const next = groups[k + 1];
    return next !== undefined && isRoutePair(group, next) && !(isTown(group) && areInOneCountry(group, next));
  });
  return pairs.map((isPair, k) => isPair && !(pairs[k + 1] === true && isTown(groups[k]) && isAbroad(groups[k + 1])));
}

/** `DDP Estelí para MGA`: no flight has both its ends in one served country. */
function areInOneCountry(one: PlaceGroup, other: PlaceGroup): boolean {
  const [here, there] = [one, other].map(listCountries);
  return here !== undefined && there !== undefined && here.some((country) => there.includes(country));
}

/** The served countries that a place may lie in; none for one that may lie abroad. */
function listCountries({ airport, country, places, origins }: PlaceGroup): readonly string[] {
  if (airport) return [airport.countryCode];
  if (country !== undefined) return [country];
  const countries = places.map(({ countryCode }) => countryCode);
  return origins.every(({ countryCode }) => countries.includes(countryCode)) ? countries : [];
}

function isTown(group: PlaceGroup | undefined): boolean {
  return group !== undefined && !group.isAirport && group.places.length > 0;
}

function isAbroad(group: PlaceGroup | undefined): boolean {
  return group !== undefined && group.origins.length > 0 && !group.airport && group.places.length === 0;
}

/** The two places are parted by nothing but a dash, a slash, an arrow or a `to`. */
function isRoutePair(one: PlaceGroup, other: PlaceGroup): boolean {
  if (one.stream !== other.stream || other.at - one.to > 7 || other.at < one.to)
    return one.stream === other.stream && one.at === other.at;
  const between = one.stream.getFoldedText(one.to, other.at);
  const isByCode = (group: PlaceGroup) => group.mentions.every((mention) => mention.code);
  if (between === '') return isByCode(other) && (isByCode(one) || (isAbroad(one) && other.airport !== undefined));
  return /^(?:\) ?|airport |aeropuerto |intl |\( [a-z]{3} \) |, [a-z]{2} |, )*(?:- ?>?|\/ ?\/?|> ?>?|- -|to|a|al|hasta|asta|hacia|into|then|para|then to|, then)(?: the| el| la| :| airport| aeropuerto| de| internacional| \()*$/.test(
    between,
  );
}

/** How many words may stand around the `or` between two places that are still to be chosen. */
const ALTERNATIVE_REACH = 9;
/** Words behind an `or` that name the same once more. */
const SAME_AGAIN = /^(?:,? ?)(?:or rather|or in other words|or simply|o sea|o mejor dicho|o lo que es)\b/;

/** `San José or Liberia`, `a Managua o que lleguen a San José`: still to be chosen. */
export function areAlternatives(one: PlaceGroup | undefined, other: PlaceGroup | undefined): boolean {
  if (!one || !other || one.stream !== other.stream) return false;
  if (other.at - one.to > ALTERNATIVE_REACH || other.at < one.to) return false;
  const between = one.stream.getFoldedText(one.to, other.at);
  return (
    /^(?:airport |aeropuerto )?,? ?(?:or|o|u|\/ or|y \/ o|and \/ or)(?: [a-z']+)*$/.test(between) &&
    !SAME_AGAIN.test(between)
  );
}

/**
 * `HAM-MAD-XPL`, `MIA-PTY-SAP`: between where the flight begins and an airport of ours, the code of one abroad or in another
 * country is a change of plane.
 * @param group joined to a place on either side
 */
export function isChangeOfFlight(group: PlaceGroup, next: PlaceGroup | undefined): boolean {
  const { stream, at, to, airport, places, mentions } = group;
  const isAbroadCode = airport ? airport.countryCode !== next?.airport?.countryCode : places.length === 0;
  const isForeignCode = isAbroadCode && mentions.every((one) => one.code);
  const joins = [stream.tokens[at - 1], stream.tokens[to]];
  return isForeignCode && next?.airport !== undefined && joins.every((one) => one?.text === '-' || one?.text === '>');
}
