import type { Airport } from '../../geography/airport.js';
import type { PlaceName } from '../ledger/ledger.types.js';
import { hasMeaning } from './lexicon.js';
import type { Token } from './token.js';
import { isPartOf, type PlaceSpan, toWayPoint, type WayPoint } from './way-point.js';

/** Where the goods come from and go to. */
export interface GrammarRoute {
  readonly airportOrigin: string | undefined;
  readonly airportDestination: string | undefined;
  readonly country: string | undefined;
  readonly city: string | undefined;
  /** 0 is a guess; above 2 is plain. */
  readonly margin: number;
  readonly cityMargin: number;
  readonly airportAt: PlaceSpan | undefined;
  readonly cityAt: PlaceSpan | undefined;
}
const ARROWS = /^(?:-|–|—|\/|>|→|to|a|hasta|hacia|al|para|and)$/;
const CORRECTIONS: ReadonlySet<string> = new Set(
  'perdon sorry disculpe disculpen digo oops ups meant correction correccion corrijo scratch'.split(' '),
);
/** How many words and signs a correction may take between the wrong place and the right one. */
const MAX_CORRECTION = 8;
/** Cities that mostly stand for their airports. */
const AIRPORT_CITIES: ReadonlySet<string> = new Set([
  'managua',
  'tegucigalpa',
  'san salvador',
  'panama',
  'panama city',
  'ciudad de panama',
  'guatemala',
  'guatemala city',
  'ciudad de guatemala',
  'san jose',
  'san pedro sula',
  'liberia',
]);
const DELIVERY_TERMS: ReadonlySet<string> = new Set(['DAP', 'DDP', 'DPU']);

/** Settles the route of the places of a text. */
export function resolveWay(
  tokens: readonly Token[],
  places: readonly PlaceSpan[],
  airports: readonly Airport[],
  term: string | undefined,
): GrammarRoute {
  const points = places.map((place) => toWayPoint(tokens, place, airports));
  const refused = new Set(points.filter(({ role }) => role === 'not-there').map(({ named }) => named.words.join(' ')));
  const paired = points
    .map((point, k) => pairUp(tokens, point, points[k - 1], points[k + 1]))
    .filter(({ named }, k) => !refused.has(named.words.join(' ')) && !isTakenBack(tokens, points[k], points[k + 1]));
  const arrives = paired.some(({ airport, role }) => airport && role !== 'via' && role !== 'origin');
  const way = paired.filter(({ role, airport }) => role !== 'via' || (airport && !arrives));
  const served = way.filter(({ role, airport }) => airport && role !== 'origin');
  const codes = [...new Set(served.map(({ airport }) => airport?.code))];
  const towns = way.filter(
    ({ isTown, role, isAirportWord }, k) =>
      isTown && role !== 'origin' && !isAirportWord && !isPartOf(tokens, way[k - 1], way[k]),
  );
  const countries = [...new Set(way.filter(({ role }) => role !== 'origin').flatMap(({ country }) => country ?? []))];
  const city = pickCity(towns, served, term, tokens);
  const cityCountry = city?.point.country;
  const byCode = pickAirport(served, cityCountry);
  const inferred = byCode ? undefined : inferAirport(city?.point ?? towns[0], countries, airports);
  const airport = byCode?.airport ?? inferred;
  const origin =
    way.find(({ role, airport: own, isForeign }) => role === 'origin' && (own || isForeign)) ??
    way.find(({ isForeign, named }) => isForeign && named.origins.length > 0);
  const rivals =
    codes.length > 1 && new Set(served.filter(({ code }) => code).map(({ airport: one }) => one?.code)).size !== 1;
  const fits = !airport || countries.every((one) => one === airport.countryCode);
  return {
    airportOrigin: origin?.named.origins[0]?.code,
    airportDestination: airport?.code,
    country: airport?.countryCode ?? countries[0],
    city: city?.name,
    margin: (byCode ? 4 : inferred ? 1 : 0) - (rivals ? 4 : 0) - (fits ? 0 : 3),
    cityMargin: city?.margin ?? (towns.length > 0 ? 0 : 4),
    airportAt: byCode,
    cityAt: city?.point,
  };
}

/** `entrega en Heredia, perdón, en Cartago`: little but a word of correction is between the two. */
function isTakenBack(tokens: readonly Token[], point: WayPoint | undefined, next: WayPoint | undefined): boolean {
  if (!point || !next || next.from - point.to > MAX_CORRECTION) return false;
  return tokens
    .slice(point.to, next.from)
    .some(({ fold }, k, between) => CORRECTIONS.has(fold) || (fold === 'no' && between[k + 1]?.fold === ','));
}

/** `MIA - SJO`, `Miami to San José`: the first of a joined pair is the origin, the last the destination. */
function pairUp(
  tokens: readonly Token[],
  point: WayPoint,
  previous: WayPoint | undefined,
  next: WayPoint | undefined,
): WayPoint {
  if (point.role !== undefined && point.role !== 'destination') return point;
  if (
    next &&
    isJoined(tokens, point, next) &&
    (point.isForeign || (point.code && next.code)) &&
    (next.airport || next.country)
  )
    return { ...point, role: 'origin' };
  if (point.isForeign && point.role === undefined) return { ...point, role: 'origin' };
  if (previous && isJoined(tokens, previous, point) && !point.isForeign)
    return { ...point, role: point.role ?? 'destination' };
  return point;
}

function isJoined(tokens: readonly Token[], one: PlaceSpan, other: PlaceSpan): boolean {
  if (other.from - one.to > 4 || other.from < one.to) return other.from <= one.to;
  return tokens.slice(one.to, other.from).some(({ fold }) => ARROWS.test(fold));
}

function pickAirport(served: readonly WayPoint[], country: string | undefined): WayPoint | undefined {
  const fitting = served.filter(({ airport }) => country === undefined || airport?.countryCode === country);
  const pool = fitting.length > 0 ? fitting : served;
  return (
    pool.find(({ code, role }) => code && role === 'destination') ??
    pool.find(({ code }) => code) ??
    pool.find(({ role }) => role === 'destination') ??
    pool[0]
  );
}

function inferAirport(
  town: WayPoint | undefined,
  countries: readonly string[],
  airports: readonly Airport[],
): Airport | undefined {
  const country = town?.country ?? (countries.length === 1 ? countries[0] : undefined);
  const own = airports.filter(({ countryCode }) => countryCode === country);
  if (own.length === 1) return own[0];
  const place = town?.named.places[0];
  if (!place) return undefined;
  const distance = (one: Airport) => Math.hypot(one.latitude - place.latitude, one.longitude - place.longitude);
  return [...own].sort((one, other) => distance(one) - distance(other))[0];
}

interface PickedCity {
  readonly point: WayPoint;
  readonly name: string;
  readonly margin: number;
}

/** The town of the delivery: the one that a word of delivery names, or that stands behind a term of delivery. */
function pickCity(
  towns: readonly WayPoint[],
  served: readonly WayPoint[],
  term: string | undefined,
  tokens: readonly Token[],
): PickedCity | undefined {
  const named = (point: WayPoint, margin: number): PickedCity => ({ point, name: nameTown(point), margin });
  const isDeliveryTerm = term !== undefined && DELIVERY_TERMS.has(term);
  const behindTerm = towns.find(({ from }) =>
    [1, 2, 3].some(
      (k) =>
        hasMeaning(tokens, from - k, 'term') &&
        !tokens.slice(from - k, from).some(({ text }) => text === '.' || text === '\n'),
    ),
  );
  const delivered = towns.filter(
    ({ role, named: one }) => role === 'delivery' && (isDeliveryTerm || !isCityOf(one, served)),
  );
  if (delivered[0])
    return named(delivered[0], new Set(delivered.map(({ named: one }) => one.words.join(' '))).size > 1 ? 1 : 3);
  if (isDeliveryTerm && behindTerm) return named(behindTerm, 3);
  const hinted = towns.find(({ named: one, isDelivered }) => isDelivered && !isCityOf(one, served));
  if (hinted) return named(hinted, 1.5);
  if (term !== undefined && !isDeliveryTerm) return undefined;
  const beyond = towns.filter(
    ({ named: one, role }) =>
      !isCityOf(one, served) && (role === 'destination' || (!one.places[0]?.everydayName && isDeliveryTerm)),
  );
  if (beyond[0]) return named(beyond[0], beyond.length > 1 ? 0 : isDeliveryTerm ? 1.5 : 0.5);
  return undefined;
}

/** A district's town; else the town itself. */
function nameTown({ named }: WayPoint): string {
  const place = named.places.find((one) => one.kind === 'town') ?? named.places[0];
  return (place?.kind === 'zone' ? place.within : place?.name) ?? named.words.join(' ');
}

/** Whether the town's name is only that of the airport's city. */
function isCityOf(named: PlaceName, served: readonly WayPoint[]): boolean {
  const name = named.words.join(' ');
  return (
    AIRPORT_CITIES.has(name) ||
    served.some(
      ({ airport }) =>
        airport &&
        (named.airportTown?.code === airport.code || named.origins.some(({ code }) => code === airport.code)),
    )
  );
}
