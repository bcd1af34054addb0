import type { Airport } from '../../../../domain/geography/airport.js';
import type { Place } from '../../../../domain/geography/place.js';
import { findServingAirport } from '../../../../domain/geography/serving-airport.js';
import type { RouteFinding } from '../../../../domain/quoting/route-finding.js';
import type { Evidence } from '../../../../domain/quoting/shipment-request.js';
import type { TokenStream } from '../text/token-stream.js';
import { findCertainCountries, isAmbiguous, isLongerName, isSaidAbroad } from './ambiguous-place.js';
import { type AddressAnnouncement, scoreAddress } from './announced-address.js';
import { extractAddress } from './delivery-address.js';
import type { DeliveryIntent } from './delivery-intent.js';
import { findPlaceIn, findTown, formatCityName, selectDelivery } from './delivery-town.js';
import { disambiguateNamesakes, narrowToShownCountry } from './namesakes.js';
import { findAsideWords, type SetAsideRole } from './place-asides.js';
import { dropCorrected } from './place-corrections.js';
import { groupPlaces, nameAirportOfCity, type PlaceGroup } from './place-groups.js';
import type { PlaceIndex } from './place-index.js';
import type { PlaceMention } from './place-mention.js';
import { type PlaceRoles, scoreRoles } from './place-roles.js';
import { createAirportEvidence, createCountryEvidence, createTownEvidence } from './route-evidence.js';
import { findRouteFindings } from './route-findings.js';
import { findBracketEnd, findOrigin, findOriginCode, quoteWords } from './route-origin.js';
import { isNarrowed, isRegional, NARROWED, selectBest, type WeighedRoles } from './weighed-roles.js';

/** A passage's text and how much its word counts: the newest first. */
export interface RankedStream {
  readonly stream: TokenStream;
  readonly rank: number;
  readonly places: readonly PlaceMention[];
  /** Where a passage says that its address is the delivery's. */
  readonly announcement?: AddressAnnouncement;
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
  /** Places that the text names without sending the goods there, and why. */
  readonly setAside: readonly SetAsidePlace[];
  /** What no quotation answers by itself: a destination that is not served, an export. */
  readonly findings: readonly RouteFinding[];
}

/** A place without a role in the shipment. */
export interface SetAsidePlace {
  readonly role: SetAsideRole;
  /** What it is called, folded: its words, and the code of its airport. */
  readonly names: readonly string[];
  readonly evidence: Evidence;
}

/** Resolves the route; the intent states whether a delivery beyond the airport is asked for. */
export function resolveRoute(
  ranked: readonly RankedStream[],
  index: PlaceIndex,
  intent: DeliveryIntent,
  countrySigns: ReadonlySet<string>,
): ShipmentRoute {
  const grouped = ranked.map(({ stream, rank, places, announcement }) => ({
    rank,
    score: announcement ? scoreAddress : scoreRoles,
    groups: groupPlaces(stream, places, 0),
  }));
  const nameCalled = (group: PlaceGroup) => (group.isAirport ? nameAirportOfCity(group, index.airports) : group);
  const namePassed = (one: PlaceRoles) =>
    one.aside === 'transit' ? { ...one, delivery: -9, group: nameAirportOfCity(one.group, index.airports) } : one;
  const narrowGroup = disambiguateNamesakes(grouped.flatMap(({ groups }) => groups));
  const scored = grouped.flatMap(({ rank, score, groups }) =>
    dropCorrected(score(groups.map(narrowGroup).map(nameCalled))).map((roles) => ({ ...namePassed(roles), rank })),
  );
  const weighed = narrowToShownCountry(scored, countrySigns).map(
    (roles): WeighedRoles => ({ ...roles, regional: isRegional(roles) }),
  );
  const warnings: string[] = [];
  const evidence: Record<string, readonly Evidence[]> = {};
  const current = keepOnlyAirport(weighed);
  const alive = current.length > 0 ? current : weighed.filter((one) => one.aside === 'past');
  const regional = alive.filter((one) => one.regional);
  const origin = findOrigin(alive, regional);
  const onward = keepNewestCountry(
    regional.filter((one) => one !== origin && one.arrival > -2 && !(one.origin >= 4 && one.origin > one.arrival)),
  );
  const undecided = dropSameAirport(onward.filter((one) => one.alternative));
  const arrivals = onward.filter((one) => !(undecided.length > 1 && undecided.includes(one)));
  const landing = selectBest(
    arrivals,
    (one) =>
      one.arrival +
      (one.group.airport ? 3 : 0) +
      (one.group.isAirport ? 2 : 0) -
      (one.group.airport || one.group.places.length > 0 ? 0 : 3) -
      (isNarrowed(one, arrivals) ? NARROWED : 0),
  );
  const countryOf = (one: WeighedRoles | undefined) => one?.group.airport?.countryCode ?? one?.group.country;
  const stated = selectBest(
    arrivals.filter((one) => one.group.airport),
    (one) => one.arrival,
  );
  const explicitCountry =
    countryOf(stated) ??
    selectBest(
      arrivals.filter((one) => one.group.country && one.arrival >= 0),
      (one) => one.arrival,
    )?.group.country;
  const findings = findRouteFindings({
    alive,
    origin,
    landing,
    namesServed: explicitCountry !== undefined || undecided.length > 1,
    streams: ranked.map(({ stream }) => stream),
    airports: index.airports,
    isAirportCode: (code) => index.findOriginAirport(code) !== undefined,
  });
  const landingCountry = explicitCountry ?? landing?.group.places[0]?.countryCode;
  const hasAirport = weighed.some(
    ({ group }) => group.airport !== undefined && group.isAirport && group.airport.countryCode === landingCountry,
  );
  const asked = intent === 'unsaid' && onward.some((one) => isCarriedOn(one, landing)) ? 'door' : intent;
  const delivery = selectDelivery({
    onward,
    landing,
    landingCountry,
    hasAirport,
    intent: asked,
    airports: index.airports,
  });
  const town = delivery && (findTown(delivery.group, landingCountry) ?? findTown(delivery.group, undefined));
  const country = landingCountry ?? town?.countryCode;
  const flightTown = landing && landing !== delivery ? findPlaceIn(landing.group, country) : undefined;
  const serving = stated?.group.airport ?? findAirportFor(flightTown, town, country, index.airports, landing);
  const isUndecided = undecided.length > 1 && !stated;
  if (isUndecided) warnings.push('The email leaves open which airport the goods should fly to.');
  const destination = (isUndecided ? undefined : serving) ?? findOnlyAirport(country, index.airports);
  const shown = stated ?? landing ?? delivery;
  if (destination && shown) evidence.airportDestination = [createAirportEvidence(shown.group, destination)];
  if (country && shown) evidence['destination.country'] = [createCountryEvidence(shown.group, country)];
  if (delivery && town) evidence['destination.city'] = [createTownEvidence(delivery.group, town)];
  if (origin) {
    evidence.origin = [origin.group.stream.createEvidence(origin.group.at, findBracketEnd(origin.group))];
    if (findOriginCode(origin.group, index.airports)) evidence.airportOrigin = evidence.origin;
  }
  const address = delivery ? extractAddress(delivery.group) : undefined;
  if (address) evidence['destination.address'] = [address.evidence];
  if (destination && town && destination.countryCode !== town.countryCode)
    warnings.push(`The delivery place lies in another country than ${destination.code}.`);
  const isOpen = (group: PlaceGroup) =>
    isAmbiguous(group, new Set([...countrySigns, ...findCertainCountries(weighed, group)]));
  const start = {
    origin: origin?.group.stream.getReadableText(origin.group.at, findBracketEnd(origin.group)),
    airportOrigin: origin && findOriginCode(origin.group, index.airports),
    evidence,
    warnings,
    setAside: listSetAside(weighed, asked === 'unsaid' ? onward.filter((one) => one !== delivery) : []),
    findings,
  };
  const nowhere = { airportDestination: undefined, country: undefined, city: undefined, address: undefined };
  if (findings.length > 0) return { ...start, ...nowhere, evidence: pickEvidence(evidence, ORIGIN_FIELDS) };
  const ends = [landing, delivery].filter((one) => one !== undefined);
  const longer = ends.find(({ group }) => isLongerName(group) || isSaidAbroad(group, weighed));
  const open = longer ?? (explicitCountry === undefined ? ends.find(({ group }) => isOpen(group)) : undefined);
  if (open) {
    const { stream, at, to } = open.group;
    return {
      ...start,
      ...nowhere,
      city: town?.name,
      evidence: pickEvidence(evidence, [...ORIGIN_FIELDS, 'destination.city']),
      findings: [{ code: 'ambiguous-place', words: quoteWords(stream, at, to) }],
    };
  }
  const towns = undecided.filter(({ group }) => !group.isAirport && group.places.length > 0);
  const isOpenTown = delivery !== undefined && towns.length > 1 && towns.includes(delivery);
  const unread = ranked.flatMap(({ stream, announcement }) =>
    announcement && delivery?.group.stream !== stream ? [announcement] : [],
  );
  const choices = isUndecided && country === undefined ? undecided : isOpenTown ? towns : [];
  return {
    ...start,
    findings: choices.length > 0 ? [quoteAlternatives(choices)] : unread.map(quoteAnnouncement),
    airportDestination: destination?.code,
    country: destination?.countryCode ?? country,
    city: town && delivery ? formatCityName(town, delivery.group.places, readGroup(delivery.group)) : undefined,
    address: address?.text,
  };
}

/** Without the places that the text sets aside, but with the one served airport that it names: `DAP Bagaces vía SJO`. */
function keepOnlyAirport(weighed: readonly WeighedRoles[]): readonly WeighedRoles[] {
  const current = weighed.filter((one) => one.aside === undefined);
  if (current.some(({ group, origin }) => group.airport !== undefined && origin < 4)) return current;
  const passed = weighed.filter(({ group, aside }) => aside === 'transit' && group.airport !== undefined);
  const isBeyond = ({ group, regional, origin, delivery }: WeighedRoles) => {
    const isCity = (group.airportTown ?? group.origins[0]) !== undefined;
    return !regional || origin >= 4 || (group.places[0]?.countryCode === home && (!isCity || delivery >= 3));
  };
  const home = passed[0]?.group.airport?.countryCode;
  return passed.length === 1 && current.every(isBeyond)
    ? weighed.filter((one) => one.aside === undefined || one === passed[0])
    : current;
}

/** `Toncontín o Palmerola`: names of one airport are no choice. */
function dropSameAirport(undecided: readonly WeighedRoles[]): readonly WeighedRoles[] {
  const codes = new Set(undecided.map(({ group }) => group.airport?.code));
  return codes.size === 1 && !codes.has(undefined) ? [] : undecided;
}

/** A verb or a word of the way on leads to the town, and the flight does not end there. */
function isCarriedOn({ beyond, group }: WeighedRoles, landing: WeighedRoles | undefined): boolean {
  return beyond && group.places.length > 0 && !group.isAirport && (group !== landing?.group || !group.airportTown);
}

function readGroup({ stream, at, to }: PlaceGroup): string {
  return stream.getReadableText(at, to);
}

/** `Managua or San José`: the words in which the choice is left to us. */
function quoteAlternatives(undecided: readonly WeighedRoles[]): RouteFinding {
  const [first, ...rest] = undecided.map(({ group }) => group) as [PlaceGroup, ...PlaceGroup[]];
  const last = rest.findLast(({ stream }) => stream === first.stream) ?? first;
  return { code: 'ambiguous-place', words: quoteWords(first.stream, first.at, last.to) };
}

/** `entrega en mi negocio (la dirección va abajo)`: the address that was not found. */
function quoteAnnouncement({ stream, at, to }: AddressAnnouncement): RouteFinding {
  return { code: 'ambiguous-place', words: quoteWords(stream, at, to) };
}

/** @param unsaid towns that nothing but the words around them keeps from being the delivery place */
function listSetAside(weighed: readonly WeighedRoles[], unsaid: readonly WeighedRoles[]): readonly SetAsidePlace[] {
  return weighed.flatMap((one) => {
    const { stream, at, to, isAirport } = one.group;
    const role = one.aside ?? (unsaid.includes(one) && !isAirport ? findAsideWords(one.group) : undefined);
    return role === undefined || role === 'word'
      ? []
      : [{ role, names: listNames(one), evidence: stream.createEvidence(at, to) }];
  });
}

function listNames({ group: { mentions, airport, airportTown, origins } }: WeighedRoles): readonly string[] {
  const code = (airport ?? airportTown ?? origins[0])?.code.toLowerCase();
  const names = mentions.map(({ named }) => named.words.join(' ').toLowerCase());
  return code === undefined ? names : [...names, code];
}

const ORIGIN_FIELDS: readonly string[] = ['origin', 'airportOrigin'];

/** Nothing of a destination that is not served is left: a town of the region would only be its namesake. */
function pickEvidence(evidence: ShipmentRoute['evidence'], fields: readonly string[]): ShipmentRoute['evidence'] {
  return Object.fromEntries(Object.entries(evidence).filter(([field]) => fields.includes(field)));
}

/**
 * `Cotización - oficina Panamá` above `de Miami a Heredia`: where the message states a destination, the subject's place
 * in another country is none.
 */
function keepNewestCountry(onward: readonly WeighedRoles[]): readonly WeighedRoles[] {
  const isInSubject = ({ group }: WeighedRoles) => group.stream.part === 'subject';
  const listCountries = ({ group }: WeighedRoles) =>
    new Set([group.airport?.countryCode, group.country, ...group.places.map(({ countryCode }) => countryCode)]);
  const stated = selectBest(
    onward.filter((one) => !isInSubject(one) && one.arrival >= 3),
    (one) => one.arrival,
  );
  if (!stated) return onward;
  const countries = listCountries(stated);
  return onward.filter(
    (one) => !isInSubject(one) || [...listCountries(one)].some((code) => code && countries.has(code)),
  );
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
