import type { Airport } from '../../../../domain/geography/airport.js';
import type { Place } from '../../../../domain/geography/place.js';
import { findServingAirport } from '../../../../domain/geography/serving-airport.js';
import type { Evidence } from '../../../../domain/quoting/shipment-request.js';
import type { TokenStream } from '../text/token-stream.js';
import { extractAddress } from './delivery-address.js';
import type { DeliveryIntent } from './delivery-intent.js';
import { findAsideWords } from './place-asides.js';
import type { PlaceMention } from './place-finder.js';
import { groupPlaces, type PlaceGroup } from './place-groups.js';
import type { PlaceIndex } from './place-index.js';
import { type PlaceRoles, scoreRoles } from './place-roles.js';

/** A passage's text and how much its word counts: the newest first. */
export interface RankedStream {
  readonly stream: TokenStream;
  readonly rank: number;
  readonly places: readonly PlaceMention[];
}

/** Where from and where to, as far as it is stated. */
export interface ShipmentRoute {
  readonly origin: string | undefined;
  readonly airportOrigin: string | undefined;
  readonly airportDestination: string | undefined;
  readonly country: string | undefined;
  readonly city: string | undefined;
  readonly address: string | undefined;
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
  readonly warnings: readonly string[];
}

interface WeighedRoles extends PlaceRoles {
  readonly rank: number;
  readonly regional: boolean;
}

/** Resolves the route; the intent states whether a delivery beyond the airport is asked for. */
export function resolveRoute(
  ranked: readonly RankedStream[],
  index: PlaceIndex,
  intent: DeliveryIntent,
): ShipmentRoute {
  const grouped = ranked.map(({ stream, rank, places }) => ({ rank, groups: groupPlaces(stream, places, 0) }));
  const narrowGroup = disambiguateNamesakes(grouped.flatMap(({ groups }) => groups));
  const weighed = grouped.flatMap(({ rank, groups }) =>
    scoreRoles(groups.map(narrowGroup)).map((roles): WeighedRoles => ({ ...roles, rank, regional: isRegional(roles) })),
  );
  const warnings: string[] = [];
  const evidence: Record<string, readonly Evidence[]> = {};
  const current = weighed.filter((one) => !one.dropped);
  const alive = current.length > 0 ? current : weighed.filter((one) => one.past);
  const regional = alive.filter((one) => one.regional);
  const origin = findOrigin(alive, regional);
  const onward = regional.filter(
    (one) => one !== origin && one.arrival > -2 && !(one.origin >= 4 && one.origin > one.arrival),
  );
  const undecided = onward.filter((one) => one.alternative && !one.group.mentions.some((mention) => mention.code));
  const arrivals = onward.filter((one) => !(undecided.length > 1 && undecided.includes(one)));
  const landing = selectBest(
    arrivals,
    (one) =>
      one.arrival +
      (one.group.airport ? 3 : 0) +
      (one.group.isAirport ? 2 : 0) -
      (one.group.airport || one.group.places.length > 0 ? 0 : 3),
  );
  const countryOf = (one: WeighedRoles | undefined) => one?.group.airport?.countryCode ?? one?.group.country;
  const stated = selectBest(
    arrivals.filter((one) => one.group.airport),
    (one) => one.arrival,
  );
  const explicitCountry =
    countryOf(stated) ??
    selectBest(
      onward.filter((one) => one.group.country && one.arrival >= 0),
      (one) => one.arrival,
    )?.group.country;
  const landingCountry = explicitCountry ?? landing?.group.places[0]?.countryCode;
  const hasAirport = weighed.some(
    ({ group }) => group.airport !== undefined && group.isAirport && group.airport.countryCode === landingCountry,
  );
  const possibleDeliveries = onward.filter(
    (one) =>
      one.delivery > -2 &&
      (intent === 'door' || (intent === 'unsaid' && isBeyondAirport(one, one === landing, hasAirport, index.airports))),
  );
  const isCued = ({ delivery: score }: WeighedRoles) => score >= 3;
  const deliveries = possibleDeliveries.some(isCued)
    ? possibleDeliveries.filter((one) => isCued(one) || one.group.stream.part !== 'subject')
    : possibleDeliveries;
  const delivery =
    selectBest(
      deliveries.filter((one) => findTown(one.group, landingCountry)),
      (one) =>
        one.delivery + (one === landing && one.arrival > 2 ? -1 : 0) - (one.group.places[0]?.kind === 'region' ? 1 : 0),
    ) ??
    selectBest(
      deliveries.filter(({ beyond, group }) => beyond && group.places.length > 0),
      (one) => one.delivery,
    ) ??
    selectBest(
      deliveries.filter(
        ({ group, delivery: score }) => score >= 3 && group.country !== undefined && group.places.length > 0,
      ),
      (one) => one.delivery,
    );
  const town = delivery && (findTown(delivery.group, landingCountry) ?? findTown(delivery.group, undefined));
  const country = landingCountry ?? town?.countryCode;
  const flightTown = landing && landing !== delivery ? findPlaceIn(landing.group, country) : undefined;
  const serving = stated?.group.airport ?? findAirportFor(flightTown, town, country, index.airports, landing);
  if (undecided.length > 1 && !stated) warnings.push('The email leaves open which airport the goods should fly to.');
  const destination =
    undecided.length > 1 && !stated
      ? findOnlyAirport(country, index.airports)
      : (serving ?? findOnlyAirport(country, index.airports));
  const shown = stated ?? landing ?? delivery;
  if (destination && shown)
    evidence.airportDestination = [shown.group.stream.createEvidence(shown.group.at, shown.group.to)];
  if (country && shown)
    evidence['destination.country'] = [shown.group.stream.createEvidence(shown.group.at, shown.group.to)];
  if (delivery)
    evidence['destination.city'] = [delivery.group.stream.createEvidence(delivery.group.at, delivery.group.to)];
  if (origin) {
    evidence.origin = [origin.group.stream.createEvidence(origin.group.at, findBracketEnd(origin.group))];
    if (findOriginCode(origin.group, index.airports)) evidence.airportOrigin = evidence.origin;
  }
  const address = delivery ? extractAddress(delivery.group) : undefined;
  if (address) evidence['destination.address'] = [address.evidence];
  if (destination && town && destination.countryCode !== town.countryCode)
    warnings.push(`The delivery place lies in another country than ${destination.code}.`);
  return {
    origin: origin?.group.stream.getReadableText(origin.group.at, findBracketEnd(origin.group)),
    airportOrigin: origin && findOriginCode(origin.group, index.airports),
    airportDestination: destination?.code,
    country: destination?.countryCode ?? country,
    city: town ? formatCityName(town, delivery?.group.places ?? []) : undefined,
    address: address?.text,
    evidence,
    warnings,
  };
}

/** `Santa Teresa, Puntarenas` also determines which `Santa Teresa` is meant where the name occurs alone. */
function disambiguateNamesakes(groups: readonly PlaceGroup[]): (group: PlaceGroup) => PlaceGroup {
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

/** Whether the place lies in one of the six countries, where a namesake abroad is possible. */
function isRegional({ group, origin, arrival, delivery }: PlaceRoles): boolean {
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

function findOrigin(alive: readonly WeighedRoles[], regional: readonly WeighedRoles[]): WeighedRoles | undefined {
  const foreign = selectBest(
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
  return selectBest(near, (one) => one.origin + (one.group.airport ? 1 : 0));
}

/** The code of the origin airport; a town of the region is mapped to its airport. */
function findOriginCode(group: PlaceGroup, airports: readonly Airport[]): string | undefined {
  const place = group.places[0];
  const code = group.origins[0]?.code ?? group.airport?.code ?? group.airportTown?.code;
  return code ?? (place ? findServingAirport(place, airports)?.code : undefined);
}

/** The best of the highest rank that has any; among equals the first. */
function selectBest(
  candidates: readonly WeighedRoles[],
  score: (one: WeighedRoles) => number,
): WeighedRoles | undefined {
  let found: WeighedRoles | undefined;
  for (const one of candidates) {
    if (!found || one.rank < found.rank || (one.rank === found.rank && score(one) > score(found))) found = one;
  }
  return found;
}

function findTown(group: PlaceGroup, country: string | undefined): Place | undefined {
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

function findPlaceIn(group: PlaceGroup, country: string | undefined): Place | undefined {
  return group.places.find((place) => country === undefined || place.countryCode === country);
}

/** A road, a numbered zone or an estate alone is no place name; a quarter is. */
const NO_QUARTER =
  /^(?:Zona|Barrio|Vía|Carretera|Calzada|Avenida|Boulevard|Anillo|Colonia|Parque|Urbanización|Mercado|ZIP|ZOLI|Puerto)\b/;

/** The town; a quarter whose town the email leaves out is named with it (`La Uruca, San José`). */
function formatCityName(place: Place, named: readonly Place[]): string {
  const { name, within, kind } = place;
  if (kind !== 'zone' || within === undefined) return name;
  return named.some((one) => one.name === within) || NO_QUARTER.test(name) ? within : `${name}, ${within}`;
}

/**
 * Whether a place without a word of delivery is beyond the airport: a quarter, or a town without an airport. Beside an
 * airport that the email names, a town of its country is where the goods go on to.
 */
function isBeyondAirport(
  { group, arrival, delivery }: WeighedRoles,
  isLanding: boolean,
  hasAirport: boolean,
  airports: readonly Airport[],
): boolean {
  if (group.isAirport || (group.airportTown && !hasAirport)) return false;
  const strength = Math.max(arrival, delivery);
  const isNamedOnly = hasAirport && !isLanding && strength >= (group.stream.part === 'subject' ? 3 : 0);
  if (arrival < 3 && !(isLanding && delivery >= 2) && !isNamedOnly) return false;
  if (findAsideWords(group)) return false;
  const heads = group.mentions.map(({ named }) => named.places[0]);
  if (heads.some((place) => place?.kind === 'zone')) return true;
  if (!(isLanding || isNamedOnly) || heads[0]?.kind !== 'town') return false;
  const named = group.mentions.flatMap((mention) => mention.named.places);
  return !named.some((one) => one.kind === 'town' && airports.some((airport) => isAirportOfCity(airport, one)));
}

function isAirportOfCity({ city, name, aliases }: Airport, town: Place): boolean {
  return [town.name, ...town.aliases].some((one) => one === city || one === name || aliases.includes(one));
}

/** One past the group and the bracket that closes after it (`Miami (MIA)`). */
function findBracketEnd({ stream, at, to }: PlaceGroup): number {
  const opens = stream.getFoldedText(at, to).lastIndexOf('(') > stream.getFoldedText(at, to).lastIndexOf(')');
  return opens && stream.tokens[to]?.text === ')' ? to + 1 : to;
}

/** A town to fly to, else the delivery town, is mapped to the nearest airport of its country. */
function findAirportFor(
  flight: Place | undefined,
  deliveryTown: Place | undefined,
  country: string | undefined,
  airports: readonly Airport[],
  landing: WeighedRoles | undefined,
): Airport | undefined {
  if (flight && landing?.group.airportTown) return landing.group.airportTown;
  const named = landing?.group.country !== undefined && landing.group.places.length === 0;
  const place = named ? deliveryTown : (flight ?? deliveryTown);
  if (!place || (country !== undefined && place.countryCode !== country)) return undefined;
  return findServingAirport(place, airports);
}

function findOnlyAirport(country: string | undefined, airports: readonly Airport[]): Airport | undefined {
  const own = airports.filter((airport) => airport.countryCode === country);
  return own.length === 1 ? own[0] : undefined;
}
