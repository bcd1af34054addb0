import type { Airport } from '../../../../domain/geography/airport.js';
import type { Place } from '../../../../domain/geography/place.js';
import { servingAirport } from '../../../../domain/geography/serving-airport.js';
import type { Evidence } from '../../../../domain/quoting/shipment-request.js';
import { addressOf } from './delivery-address.js';
import type { DeliveryIntent } from './delivery-intent.js';
import type { PlaceMention } from './place-finder.js';
import { groupsOf, type PlaceGroup } from './place-groups.js';
import type { PlaceIndex } from './place-index.js';
import { type Roles, rolesOf } from './place-roles.js';
import type { Stream } from '../text/token-stream.js';

/** A passage's text and how much its word counts: the newest first. */
export interface RankedStream {
  readonly stream: Stream;
  readonly rank: number;
  readonly places: readonly PlaceMention[];
}

/** Where from and where to, as far as it is stated. */
export interface Journey {
  readonly origin: string | undefined;
  readonly airportOrigin: string | undefined;
  readonly airportDestination: string | undefined;
  readonly country: string | undefined;
  readonly city: string | undefined;
  readonly address: string | undefined;
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
  readonly warnings: readonly string[];
}

interface Weighed extends Roles {
  readonly rank: number;
  readonly regional: boolean;
}

/** Reads the journey; the intent says whether a delivery beyond the airport is asked for. */
export function journeyOf(ranked: readonly RankedStream[], index: PlaceIndex, intent: DeliveryIntent): Journey {
  const grouped = ranked.map(({ stream, rank, places }) => ({ rank, groups: groupsOf(stream, places, 0) }));
  const told = toldApart(grouped.flatMap(({ groups }) => groups));
  const weighed = grouped.flatMap(({ rank, groups }) =>
    rolesOf(groups.map(told)).map((roles): Weighed => ({ ...roles, rank, regional: isRegional(roles) })),
  );
  const warnings: string[] = [];
  const evidence: Record<string, readonly Evidence[]> = {};
  const current = weighed.filter((one) => !one.dropped);
  const alive = current.length > 0 ? current : weighed.filter((one) => one.past);
  const regional = alive.filter((one) => one.regional);
  const origin = originOf(alive, regional);
  const onward = regional.filter(
    (one) => one !== origin && one.arrival > -2 && !(one.origin >= 4 && one.origin > one.arrival),
  );
  const undecided = onward.filter((one) => one.alternative && !one.group.mentions.some((mention) => mention.code));
  const arrivals = onward.filter((one) => !(undecided.length > 1 && undecided.includes(one)));
  const landing = best(
    arrivals,
    (one) =>
      one.arrival +
      (one.group.airport ? 3 : 0) +
      (one.group.isAirport ? 2 : 0) -
      (one.group.airport || one.group.places.length > 0 ? 0 : 3),
  );
  const countryOf = (one: Weighed | undefined) => one?.group.airport?.countryCode ?? one?.group.country;
  const stated = best(
    arrivals.filter((one) => one.group.airport),
    (one) => one.arrival,
  );
  const explicitCountry =
    countryOf(stated) ??
    best(
      onward.filter((one) => one.group.country && one.arrival >= 0),
      (one) => one.arrival,
    )?.group.country;
  const landingCountry = explicitCountry ?? landing?.group.places[0]?.countryCode;
  const mayBeDoors = onward.filter(
    (one) =>
      one.door > -2 && (intent === 'door' || (intent === 'unsaid' && liesBeyond(one, one === landing, index.airports))),
  );
  const isCued = ({ door }: Weighed) => door >= 3;
  const doors = mayBeDoors.some(isCued)
    ? mayBeDoors.filter((one) => isCued(one) || one.group.stream.part !== 'subject')
    : mayBeDoors;
  const delivery =
    best(
      doors.filter((one) => townOf(one.group, landingCountry)),
      (one) =>
        one.door + (one === landing && one.arrival > 2 ? -1 : 0) - (one.group.places[0]?.kind === 'region' ? 1 : 0),
    ) ??
    best(
      doors.filter(({ beyond, group }) => beyond && group.places.length > 0),
      (one) => one.door,
    ) ??
    best(
      doors.filter(({ group, door }) => door >= 3 && group.country !== undefined && group.places.length > 0),
      (one) => one.door,
    );
  const town = delivery && (townOf(delivery.group, landingCountry) ?? townOf(delivery.group, undefined));
  const country = landingCountry ?? town?.countryCode;
  const flightTown = landing && landing !== delivery ? placeIn(landing.group, country) : undefined;
  const serving = stated?.group.airport ?? airportFor(flightTown, town, country, index.airports, landing);
  if (undecided.length > 1 && !stated) warnings.push('The email leaves open which airport the goods should fly to.');
  const destination =
    undecided.length > 1 && !stated
      ? onlyAirport(country, index.airports)
      : (serving ?? onlyAirport(country, index.airports));
  const shown = stated ?? landing ?? delivery;
  if (destination && shown) evidence.airportDestination = [shown.group.stream.evidence(shown.group.at, shown.group.to)];
  if (country && shown) evidence['destination.country'] = [shown.group.stream.evidence(shown.group.at, shown.group.to)];
  if (delivery) evidence['destination.city'] = [delivery.group.stream.evidence(delivery.group.at, delivery.group.to)];
  if (origin) {
    evidence.origin = [origin.group.stream.evidence(origin.group.at, bracketEnd(origin.group))];
    if (originCode(origin.group, index.airports)) evidence.airportOrigin = evidence.origin;
  }
  const address = delivery ? addressOf(delivery.group) : undefined;
  if (address) evidence['destination.address'] = [address.evidence];
  if (destination && town && destination.countryCode !== town.countryCode)
    warnings.push(`The delivery place lies in another country than ${destination.code}.`);
  return {
    origin: origin?.group.stream.readable(origin.group.at, bracketEnd(origin.group)),
    airportOrigin: origin && originCode(origin.group, index.airports),
    airportDestination: destination?.code,
    country: destination?.countryCode ?? country,
    city: town ? cityName(town, delivery?.group.places ?? []) : undefined,
    address: address?.text,
    evidence,
    warnings,
  };
}

/** `Santa Teresa, Puntarenas` tells which `Santa Teresa` is meant where it stands alone, too. */
function toldApart(groups: readonly PlaceGroup[]): (group: PlaceGroup) => PlaceGroup {
  const home = new Map<string, string>();
  const nameOf = (group: PlaceGroup) => group.mentions[0]?.named.words.join(' ') ?? '';
  const isTold = ({ places }: PlaceGroup) => places.every((place) => place.countryCode === places[0]?.countryCode);
  /** A code of its country behind it (`Santa Teresa, CR`) has taken namesakes away. */
  const isNarrowed = ({ mentions, places }: PlaceGroup) =>
    mentions.some(({ named }) => named.places.length > places.length) && places.length > 0;
  for (const group of groups) {
    const country = group.places[0]?.countryCode;
    if (country && (group.mentions.length > 1 || isNarrowed(group)) && isTold(group)) home.set(nameOf(group), country);
  }
  return (group) => {
    const country = home.get(nameOf(group));
    if (!country || group.country !== undefined || isTold(group)) return group;
    const places = group.places.filter((place) => place.countryCode === country);
    return places.length > 0 ? { ...group, places } : group;
  };
}

/** Whether the place lies in one of the six countries, where a namesake abroad is possible. */
function isRegional({ group, origin, arrival, door }: Roles): boolean {
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
  return (arrival >= 4 || door >= 3) && origin <= 0;
}

function originOf(alive: readonly Weighed[], regional: readonly Weighed[]): Weighed | undefined {
  const foreign = best(
    alive.filter((one) => !one.regional && one.group.origins.length > 0 && one.origin > -2),
    (one) => one.origin,
  );
  if (foreign) return foreign;
  const near = regional.filter(
    (one) =>
      one.origin >= 4 &&
      (one.group.origins.length > 0 || one.group.airport || one.group.places.length > 0) &&
      one.origin > one.arrival,
  );
  return best(near, (one) => one.origin + (one.group.airport ? 1 : 0));
}

/** The code of the airport that the goods leave from; a town of the region leads to the one that serves it. */
function originCode(group: PlaceGroup, airports: readonly Airport[]): string | undefined {
  const place = group.places[0];
  const code = group.origins[0]?.code ?? group.airport?.code ?? group.airportTown?.code;
  return code ?? (place ? servingAirport(place, airports)?.code : undefined);
}

/** The best of the highest rank that has any; among equals the first. */
function best(candidates: readonly Weighed[], score: (one: Weighed) => number): Weighed | undefined {
  let found: Weighed | undefined;
  for (const one of candidates) {
    if (!found || one.rank < found.rank || (one.rank === found.rank && score(one) > score(found))) found = one;
  }
  return found;
}

function townOf(group: PlaceGroup, country: string | undefined): Place | undefined {
  const places = group.mentions.map((mention) =>
    mention.named.places.find(
      (place) => group.places.includes(place) && (country === undefined || place.countryCode === country),
    ),
  );
  const ofCountry = (k: number) =>
    k > 0 && group.mentions[k]?.named.country !== undefined && places[k - 1] !== undefined;
  const town = places.find((place, k) => place?.kind === 'town' && !ofCountry(k));
  return (
    town ??
    places.find((place) => place !== undefined && place.kind !== 'region') ??
    places.find((place) => place !== undefined)
  );
}

function placeIn(group: PlaceGroup, country: string | undefined): Place | undefined {
  return group.places.find((place) => country === undefined || place.countryCode === country);
}

/** A road, a numbered zone or an estate is no name of a place by itself; a quarter is. */
const NO_QUARTER =
  /^(?:Zona|Barrio|Vía|Carretera|Calzada|Avenida|Boulevard|Anillo|Colonia|Parque|Urbanización|Mercado|ZIP|ZOLI|Puerto)\b/;

/** The town; a quarter whose town the email leaves out is named with it (`La Uruca, San José`). */
function cityName(place: Place, named: readonly Place[]): string {
  const { name, within, kind } = place;
  if (kind !== 'zone' || within === undefined) return name;
  return named.some((one) => one.name === within) || NO_QUARTER.test(name) ? within : `${name}, ${within}`;
}

/** Whether a place that no word of delivery stands by is one beyond the airport: a quarter, or a town without an airport. */
function liesBeyond({ group, arrival }: Weighed, isLanding: boolean, airports: readonly Airport[]): boolean {
  if (group.isAirport || group.airportTown || arrival < 3) return false;
  const heads = group.mentions.map(({ named }) => named.places[0]);
  if (heads.some((place) => place?.kind === 'zone')) return true;
  if (!isLanding || heads[0]?.kind !== 'town') return false;
  const named = group.mentions.flatMap((mention) => mention.named.places);
  return !named.some((one) => one.kind === 'town' && airports.some((airport) => isOfCity(airport, one)));
}

function isOfCity({ city, name, aliases }: Airport, town: Place): boolean {
  return [town.name, ...town.aliases].some((one) => one === city || one === name || aliases.includes(one));
}

/** One past the group and the bracket that closes after it (`Miami (MIA)`). */
function bracketEnd({ stream, at, to }: PlaceGroup): number {
  const opens = stream.fold(at, to).lastIndexOf('(') > stream.fold(at, to).lastIndexOf(')');
  return opens && stream.tokens[to]?.text === ')' ? to + 1 : to;
}

/** A town to fly to, else the door's town, leads to the nearest airport of its country. */
function airportFor(
  flight: Place | undefined,
  door: Place | undefined,
  country: string | undefined,
  airports: readonly Airport[],
  landing: Weighed | undefined,
): Airport | undefined {
  if (flight && landing?.group.airportTown) return landing.group.airportTown;
  const named = landing?.group.country !== undefined && landing.group.places.length === 0;
  const place = named ? door : (flight ?? door);
  if (!place || (country !== undefined && place.countryCode !== country)) return undefined;
  return servingAirport(place, airports);
}

function onlyAirport(country: string | undefined, airports: readonly Airport[]): Airport | undefined {
  const own = airports.filter((airport) => airport.countryCode === country);
  return own.length === 1 ? own[0] : undefined;
}
