import type { Airport } from '../../domain/geography/airport.js';
import type { Place } from '../../domain/geography/place.js';
import { servingAirport } from '../../domain/geography/serving-airport.js';
import type { Evidence } from '../../domain/shipment-request/shipment-request.js';
import { addressOf } from './delivery-address.js';
import type { PlaceMention } from './place-finder.js';
import { groupsOf, type PlaceGroup } from './place-groups.js';
import type { PlaceIndex } from './place-index.js';
import { type Roles, rolesOf } from './place-roles.js';
import type { Stream } from './stream.js';

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

/** Reads the journey; `door` says whether a delivery beyond the airport is asked for. */
export function journeyOf(ranked: readonly RankedStream[], index: PlaceIndex, door: boolean): Journey {
  const weighed = ranked.flatMap(({ stream, rank, places }) =>
    rolesOf(groupsOf(stream, places, 0)).map((roles): Weighed => ({ ...roles, rank, regional: isRegional(roles) })),
  );
  const warnings: string[] = [];
  const evidence: Record<string, readonly Evidence[]> = {};
  const alive = weighed.filter((one) => !one.dropped);
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
  const delivery = door
    ? best(
        onward.filter((one) => one.door > -2 && townOf(one.group, landingCountry)),
        (one) =>
          one.door + (one === landing && one.arrival > 2 ? -1 : 0) - (one.group.places[0]?.kind === 'region' ? 1 : 0),
      )
    : undefined;
  const town = delivery ? townOf(delivery.group, landingCountry) : undefined;
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
    evidence.origin = [origin.group.stream.evidence(origin.group.at, origin.group.to)];
    if (originCode(origin.group, index.airports)) evidence.airportOrigin = evidence.origin;
  }
  const address = delivery ? addressOf(delivery.group) : undefined;
  if (address) evidence['destination.address'] = [address.evidence];
  if (destination && town && destination.countryCode !== town.countryCode)
    warnings.push(`The delivery place lies in another country than ${destination.code}.`);
  return {
    origin: origin?.group.stream.readable(origin.group.at, origin.group.to),
    airportOrigin: origin && originCode(origin.group, index.airports),
    airportDestination: destination?.code,
    country: destination?.countryCode ?? country,
    city: town ? cityName(town) : undefined,
    address: address?.text,
    evidence,
    warnings,
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

function cityName(place: Place): string {
  return place.kind === 'zone' ? (place.within ?? place.name) : place.name;
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
