import type { Airport } from '../../geography/airport.js';
import type { PlaceName } from '../ledger/ledger.types.js';
import { hasMeaning } from './lexicon.js';
import type { Token } from './token.js';

/** A name or code of a place in the text. */
export interface PlaceSpan {
  /** First token and one past the last. */
  readonly from: number;
  readonly to: number;
  readonly named: PlaceName;
  readonly code: boolean;
}

type Role = 'origin' | 'destination' | 'delivery' | 'via' | 'not-there';

/** A place of a way, with what the words before it say of it. */
export interface WayPoint extends PlaceSpan {
  readonly role: Role | undefined;
  /** Served airport that it names. */
  readonly airport: Airport | undefined;
  /** Country of a served town, or of itself. */
  readonly country: string | undefined;
  readonly isForeign: boolean;
  readonly isTown: boolean;
  readonly isAirportWord: boolean;
  /** A word of delivery is in its sentence. */
  readonly isDelivered: boolean;
}

const ROLES: readonly Role[] = ['not-there', 'delivery', 'via', 'origin', 'destination'];
/** Words that may stand between a word of direction and the place. */
const BETWEEN =
  /^(?:el|la|los|las|the|:|\(|airport|aeropuerto|de|of|del|city|ciudad|town|intl|international|internacional|en|in|at|our|nuestro|nuestra|zona|free|zone|franca|warehouse|bodega|is|es|=|->|>|-|puerto|apto)$/;

/** `El Progreso, Yoro`, `Santo Domingo de Heredia`: the province of the town before it. */
export function isPartOf(
  tokens: readonly Token[],
  previous: WayPoint | undefined,
  point: WayPoint | undefined,
): boolean {
  if (!previous?.isTown || !point || point.from - previous.to > 2) return false;
  return point.from === previous.to || /^(?:,|de|\(|-)$/.test(tokens[point.from - 1]?.fold ?? '');
}

/** What a place may be on the way, by its meanings and the words before it. */
export function toWayPoint(tokens: readonly Token[], place: PlaceSpan, airports: readonly Airport[]): WayPoint {
  const { named } = place;
  const before = tokens.slice(Math.max(0, place.from - 2), place.from);
  const after = tokens.slice(place.to, place.to + 2);
  const isAirportWord = [...before, ...after].some(
    ({ fold }) => fold === 'airport' || fold === 'aeropuerto' || fold === 'apto' || fold === 'apt',
  );
  const town = named.places.find((one) => one.kind === 'town') ?? named.places[0];
  const own = named.airport ?? named.airportTown;
  const ofCity = own ?? airports.find((one) => named.origins.some(({ code }) => code === one.code));
  const cityName = ofCity !== undefined && !place.code && named.airport === undefined;
  return {
    ...place,
    role: findRole(tokens, place.from),
    airport: place.code || named.airport || isAirportWord || !town ? ofCity : undefined,
    country: town?.countryCode ?? named.country ?? ofCity?.countryCode,
    isForeign: !town && !ofCity && named.country === undefined && named.origins.length > 0,
    isTown: !place.code && town !== undefined && named.airport === undefined && !isAirportWord,
    isAirportWord: isAirportWord || (cityName && !town),
    isDelivered: isInDelivery(tokens, place.from),
  };
}

function isInDelivery(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0 && at > from - 22; at -= 1) {
    const token = tokens[at] as Token;
    if (
      token.text === '.' &&
      tokens[at + 1]?.spaced &&
      tokens[at - 1]?.kind === 'word' &&
      (tokens[at - 1]?.fold.length ?? 0) > 3
    )
      return false;
    if (/^[;?]$/.test(token.text) || (token.kind === 'break' && tokens[at - 1]?.kind === 'break')) return false;
    if (hasMeaning(tokens, at, 'delivery') || hasMeaning(tokens, at, 'delivery-hint'))
      return !/^(?:no|sin|without|not)$/.test(tokens[at - 1]?.fold ?? '');
  }
  return false;
}

function findRole(tokens: readonly Token[], from: number): Role | undefined {
  for (let at = from - 1; at >= 0 && at >= from - 6; at -= 1) {
    const token = tokens[at] as Token;
    for (let length = 4; length >= 1; length -= 1) {
      const start = at - length + 1;
      const role = ROLES.find((one) => start >= 0 && endsAt(tokens, start, at + 1, one));
      if (role && !(role === 'origin' && token.fold === 'de' && isWeakDe(tokens, at))) return role;
    }
    if (!BETWEEN.test(token.fold) || token.kind === 'break') return undefined;
  }
  return undefined;
}

/** `aeropuerto de San José`, `Santo Domingo de Heredia`: no way begins there. */
function isWeakDe(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:aeropuerto|ciudad|provincia|zona|puerto|departamento|bodega|republica|destino|entrega|franca)$/.test(
      tokens[at - 1]?.fold ?? '',
    ) || /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '')
  );
}

function endsAt(tokens: readonly Token[], start: number, to: number, tag: string): boolean {
  // Only phrases of exactly this length.
  return hasMeaning(tokens, start, tag) && exactLength(tokens, start, tag) === to - start;
}

function exactLength(tokens: readonly Token[], at: number, tag: string): number {
  for (let length = 4; length >= 1; length -= 1) {
    if (hasMeaning(tokens.slice(at, at + length), 0, tag) && !hasMeaning(tokens.slice(at, at + length - 1), 0, tag))
      return length;
  }
  return 1;
}
