import type { Airport } from '../../../../domain/geography/airport.js';
import type { RouteFinding } from '../../../../domain/quoting/route-finding.js';
import type { TokenStream } from '../text/token-stream.js';
import type { PlaceGroup } from './place-groups.js';
import { findBracketEnd, quoteWords, speaksOfExport } from './route-origin.js';
import { findUnknownEnd } from './unknown-destination.js';
import { selectBest, type WeighedRoles } from './weighed-roles.js';

/** What a route that leaves the served airports is found by. */
export interface StatedRoute {
  /** Every place that has a role. */
  readonly alive: readonly WeighedRoles[];
  readonly origin: WeighedRoles | undefined;
  /** The best destination in the six countries, of whatever kind. */
  readonly landing: WeighedRoles | undefined;
  /** Whether a served airport or country is named as the destination. */
  readonly namesServed: boolean;
  readonly streams: readonly TokenStream[];
  readonly airports: readonly Airport[];
  /** Whether three letters are the code of an airport of the world. */
  readonly isAirportCode: (code: string) => boolean;
}

/** From this on the words around a place make it a destination: `to`, `a`, `hasta`, a label. */
const CLEAR_ARRIVAL = 3;
/** Words of origin stand before a place: `from`, `desde`. */
const SURE_LEAVING = 4;
/** The second code of a pair, or the value of a label. */
const SURE_ARRIVAL = 6;
/** A destination that is stated but lies beyond the served airports, or goods that leave the region. */
export function findRouteFindings(route: StatedRoute): readonly RouteFinding[] {
  const { origin, streams, airports } = route;
  const leaves = streams.some(speaksOfExport);
  const isFromRegion = origin ? origin.regional && !isUnserved(origin.group, airports) : leaves;
  const code = isFromRegion ? 'export' : 'not-served';
  const foreign = findForeignDestination(route, leaves);
  if (foreign) return [{ code, words: quoteRoute(origin, foreign) }];
  const africa = findLiberia(streams);
  if (africa !== undefined) return [{ code, words: africa }];
  if (route.namesServed || route.landing) return [];
  const left = route.alive.find((one) => one !== origin && isLeft(one));
  if (left && origin)
    return [{ code: 'export', words: quoteWords(left.group.stream, left.group.at, findBracketEnd(left.group)) }];
  const words = streams.map((stream) => findUnknownEnd(stream, origin, route.isAirportCode)).find(Boolean);
  return words === undefined ? [] : [{ code, words }];
}

/** `desde Managua para mi hijo en Houston`: a place of the region that the goods leave, where they come to none of it. */
function isLeft({ regional, group, origin, arrival }: WeighedRoles): boolean {
  return regional && origin >= SURE_LEAVING && origin > arrival && group.stream.part !== 'subject';
}

function findForeignDestination(
  { alive, origin, landing, namesServed, airports }: StatedRoute,
  leaves: boolean,
): WeighedRoles | undefined {
  const elsewhere = alive.filter(
    (one) => one !== origin && (!one.regional || isUnserved(one.group, airports)) && one.origin < SURE_ARRIVAL,
  );
  const best = selectBest(elsewhere, (one) => one.arrival);
  if (!best) return undefined;
  const isSure = best.arrival >= (leaves ? CLEAR_ARRIVAL : SURE_ARRIVAL) && best.arrival > best.origin;
  // `exportación desde Cartago hacia Ámsterdam, FCA SJO`: the served airport is where the goods leave.
  if (origin?.regional === true && ((leaves && isSure) || isWayTo(origin, best))) return best;
  if (namesServed) return undefined;
  if (landing && landing !== best)
    return isSure && !landing.group.isAirport && best.arrival > landing.arrival + (leaves ? 0 : 2) ? best : undefined;
  if (best.arrival >= CLEAR_ARRIVAL && (best.arrival > best.origin || best.regional)) return best;
  // Without a word of direction: the other place than the origin, in another country.
  const isOther = origin !== undefined && countryOf(origin.group) !== countryOf(best.group);
  return isOther && best.arrival >= 0 && origin.origin >= 4 ? best : undefined;
}

const WAY = /^(?:\) ?)?,? ?(?:-|- ?>|>|to|a|al|hasta|hacia|para)(?: (?:the|el|la|city of|ciudad de))?$/;

/** `de San José a Miami`: the place abroad stands right behind the one that the goods leave. */
function isWayTo({ group, origin, arrival }: WeighedRoles, { group: end }: WeighedRoles): boolean {
  const isNear = group.stream === end.stream && end.at > group.at && end.at - group.to <= 4;
  return isNear && origin >= 4 && origin > arrival && WAY.test(group.stream.getFoldedText(group.to, end.at));
}

function countryOf({ origins, airport, places }: PlaceGroup): string | undefined {
  return origins[0]?.countryCode ?? airport?.countryCode ?? places[0]?.countryCode;
}

/** `Roatán (RTB)`: an airport of a served country that is none of the served ones. */
export function isUnserved({ mentions, airport }: PlaceGroup, airports: readonly Airport[]): boolean {
  if (airport) return false;
  return mentions.some(
    ({ code, named }) => code && airports.some(({ countryCode }) => countryCode === named.origins[0]?.countryCode),
  );
}

/** The words from the origin to the destination where they are together, else the destination's. */
function quoteRoute(origin: WeighedRoles | undefined, { group }: WeighedRoles): string {
  const { stream, at } = group;
  const isNear = origin?.group.stream === stream && origin.group.at < at && at - origin.group.to <= 4;
  return quoteWords(stream, isNear ? origin.group.at : at, findBracketEnd(group));
}

/** Names beside which Liberia is the country and not the town in Costa Rica. */
const IN_LIBERIA =
  /\bliberia ?,? ?(?:west africa|africa)\b|\bmonrovia\b.{0,20}\bliberia\b|\bliberia\b.{0,40}\bmonrovia\b/;
const MAX_TOKENS_READ = 110;

/** `JNB to Monrovia, Liberia`: the country in Africa. */
function findLiberia(streams: readonly TokenStream[]): string | undefined {
  for (const stream of streams) {
    const at = stream.tokens.findIndex(({ fold }) => fold === 'liberia');
    if (at < 0) continue;
    const from = Math.max(stream.getLineStart(at), at - MAX_TOKENS_READ / 2);
    if (IN_LIBERIA.test(stream.getFoldedText(from, Math.min(from + MAX_TOKENS_READ, stream.getLineEnd(at)))))
      return quoteWords(stream, at, at + 1);
  }
  return undefined;
}
