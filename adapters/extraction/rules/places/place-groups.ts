import type { Airport } from '../../../../domain/geography/airport.js';
import type { OriginAirport, Place } from '../../../../domain/geography/place.js';
import type { TokenStream } from '../text/token-stream.js';
import { findForeignCountry } from './countries.js';
import type { PlaceMention } from './place-mention.js';

/** Adjacent names that mean one place (`San José, Costa Rica (SJO)`), with their context. */
export interface PlaceGroup {
  readonly stream: TokenStream;
  readonly at: number;
  readonly to: number;
  readonly mentions: readonly PlaceMention[];
  /** One of the served airports that is named or coded in it. */
  readonly airport: Airport | undefined;
  /** One of them whose name is also that of a town. */
  readonly airportTown: Airport | undefined;
  /** Towns, districts and regions of the six countries it may mean, the first name's first. */
  readonly places: readonly Place[];
  /** Served countries that it names. */
  readonly country: string | undefined;
  /** Foreign airports that it may mean. */
  readonly origins: readonly OriginAirport[];
  /** An airport is meant, not the town. */
  readonly isAirport: boolean;
  /** Place in the order of the text; the smaller the earlier. */
  readonly order: number;
}

const JOINS =
  /^(?:(?:free zone |zona franca |industrial park |parque industrial )?,|\(|, \(|\) \(|de|d|, de|, provincia de|provincia de|, departamento de|departamento de|, en|\) ,|-? ?\( ?|in|, in|:|, provincia|, rep \. de)?$/;
const AIRPORT_BEFORE =
  /\b(?:airport|aeropuerto|apto|aerop|aeroporto|terminal|flughafen)(?: (?:internacional|international|de|of|del|code|:|la|el))* ?(?:: |\( )?$/;
const AIRPORT_AFTER =
  /^(?:\( [a-z]{3} \) )?(?:international |intl |int'?l |internacional )?(?:(?:air )?cargo terminal|terminal de carga|airport|aeropuerto|apto|apt|aerop|flughafen|aeroporto)\b/;
/** `en Liberia, en el aeropuerto`. */
const AT_ITS_AIRPORT = /^, ?(?:in|at|en) (?:the|el) (?:airport|aeropuerto)\b/;
/** `Tocumen, galera 5`: an address in the town that the airport has its name from. */
const STREET_AFTER =
  /^[,(-] ?(?:parque|galera|galeron|bodega|ofibodega|calle|via|avenida|ave|edificio|edif|local|urb|urbanizacion|industrial|warehouse|street|building|casa|lote|nave)\b/;

/** `entrega en Tocumen`, `DAP Tocumen warehouse`: the town that the airport has its name from. */
const DELIVERED_BEFORE =
  /\b(?:entreg[a-z]+|deliver[a-z]*|puest[oa]s?|bodega|warehouse|door|puerta)(?: (?:en|a|hasta|de|to|in|at|la|el|the|our|mi))* $/;
const SITE_AFTER = /^(?:,? ?(?:cargo )?(?:warehouse|whse|wh|bodegas?|zona franca|free zone|parque))\b/;

/** `DAP Huehuetenango, Hong Kong - GUA`: a city with the name of its country begins a route of its own. */
const CITY_STATE_IN_ROUTE =
  /^,? ?(?:hong kong|singapore|singapur|mexico|luxembourg|luxemburgo|macau|kuwait)(?: city)? (?:- ?>?|>|\/|to|a|hasta|hacia)/;

/** A country that shares its name with a city is the country right behind a term (`DPU, Guatemala`). */
const AFTER_TERM = /\b(?:dap|ddp|ddu|dpu|dat|cpt|cip|cif|cfr) ?[,:(-]? ?$/;

/** Groups adjacent mentions. */
export function groupPlaces(stream: TokenStream, mentions: readonly PlaceMention[], firstOrder: number): PlaceGroup[] {
  const groups: PlaceGroup[] = [];
  let run: PlaceMention[] = [];
  const close = () => {
    const group = run.length > 0 ? createGroup(stream, run, firstOrder + groups.length) : undefined;
    if (group) groups.push(group);
    run = [];
  };
  for (const mention of mentions) {
    const previous = run.at(-1);
    if (previous && !belongsToGroup(stream, run, previous, mention)) close();
    run.push(mention);
  }
  close();
  return groups;
}

/** The served country whose code follows a town in capitals (`Santa Teresa, CR`). */
function findCountryBehind(behind: string): string | undefined {
  return /^,\s?\(?(CR|NI|HN|SV|GT)\b/.exec(behind)?.[1] ?? (/^,\s?C\.\s?R\./.test(behind) ? 'CR' : undefined);
}

function belongsToGroup(
  stream: TokenStream,
  run: readonly PlaceMention[],
  previous: PlaceMention,
  next: PlaceMention,
): boolean {
  if (previous.at === next.at || run.length > 5 || isRoadTo(stream, previous.at)) return false;
  const between = stream.getFoldedText(previous.to, next.at);
  if (next.at - previous.to > 4 || between.includes('\n')) return false;
  if (previous.named.places.length > 0 && !next.code && isAbroadBehind(stream, previous)) return false;
  if (between === '/' && next.code) return isFlownFrom(stream, previous, next);
  if (!JOINS.test(between)) return false;
  if (next.code && isBracketedAbroad(stream, next)) return true;
  if (next.code)
    return isSameAirport(previous, next) || (!previous.code && isCodeOf(run[0] ?? previous, previous, next, between));
  if (previous.code) return next.named.airport !== undefined || areOverlapping(previous, next);
  const inCountry =
    previous.named.country !== undefined &&
    next.named.places.some((place) => place.countryCode === previous.named.country);
  if (inCountry && (between === '(' || between === ',')) return true;
  const broader =
    next.named.country !== undefined ||
    next.named.places.some((place) => place.kind === 'region') ||
    next.named.airport !== undefined;
  const within = previous.named.places.some(
    (place) => place.within !== undefined && next.named.places.some((outer) => outer.name === place.within),
  );
  const around = next.named.places.some(
    (place) => place.within !== undefined && previous.named.places.some((outer) => outer.name === place.within),
  );
  if (around && (between === '' || between === ',')) return true;
  if (isNumberedZone(previous) !== isNumberedZone(next) && /^(?:,|de|,? ?de la)?$/.test(between))
    return [previous, next].every(({ named }) => named.places.some((place) => place.countryCode === 'GT'));
  const townInCountry = previous.named.places.some((place) =>
    next.named.places.some((outer) => outer.countryCode === place.countryCode),
  );
  if (between === 'de' || between === 'd')
    return (broader || within) && townInCountry && next.named.country === undefined;
  return broader || within || (/^[,(]$/.test(between) && townInCountry) || areOverlapping(previous, next);
}

/** `zona 6`: every larger town of Guatemala has one, so the adjacent town determines which one. */
function isNumberedZone({ named }: PlaceMention): boolean {
  return named.words.length === 2 && named.words[0] === 'zona' && /^\d+$/.test(named.words[1] ?? '');
}

/** `carretera a Masaya, Managua`: the road leads to the first town and lies in the second. */
export function isRoadTo(stream: TokenStream, at: number): boolean {
  return /\b(?:carretera|carr|autopista|camino|ruta|salida|road|highway|hwy)(?: \.)? (?:vieja |nueva |panamericana |sur |norte |old |new )?(?:a|al|hacia|to|towards?)(?: la| el)? ?$/.test(
    stream.getFoldedText(Math.max(stream.getLineStart(at), at - 5), at),
  );
}

/** `Rotterdam/AMS - Tegucigalpa`: a foreign town with the airport that it flies from, before the sign of a route. */
function isFlownFrom({ tokens }: TokenStream, { code, named }: PlaceMention, next: PlaceMention): boolean {
  const isAbroad = named.origins.length > 0 && named.places.length === 0 && named.airport === undefined;
  if (code || !isAbroad || next.named.airport !== undefined) return false;
  return /^(?:-|>|to|a|hasta|hacia)$/.test(tokens[next.to]?.fold ?? '');
}

/** `Cartago, Valle del Cauca`: the region abroad is no part of the six countries. */
function isAbroadBehind(stream: TokenStream, { to }: PlaceMention): boolean {
  return findForeignCountry(stream.getText(to, Math.min(to + 4, stream.getLineEnd(to - 1)))) !== undefined;
}

/** `Antigua (ANU)`: an airport abroad in brackets says which of the namesakes is meant. */
function isBracketedAbroad({ tokens }: TokenStream, { at, to, named }: PlaceMention): boolean {
  return named.airport === undefined && tokens[at - 1]?.text === '(' && tokens[to]?.text === ')';
}

/** The country abroad that a further name or code of the group shows (`Santo Domingo, República Dominicana`). */
function findCountryAbroad(mentions: readonly PlaceMention[]): string | undefined {
  const [first, ...rest] = mentions;
  if (!first || first.code || first.named.places.length === 0) return undefined;
  const isAbroad = ({ named }: PlaceMention) =>
    named.origins.length > 0 && named.places.length === 0 && !named.airport && !named.airportTown && !named.country;
  return rest.every(isAbroad) ? rest[0]?.named.origins[0]?.countryCode : undefined;
}

/** The city and the code or name of its airport. */
function isSameAirport(one: PlaceMention, other: PlaceMention): boolean {
  return other.named.origins.some((airport) => one.named.origins.includes(airport));
}

/**
 * Whether a code behind a name is that of the name's airport: in brackets (`Roatán (RTB)`), or behind a place that is
 * not of the region (`Shenzhen, HKG`). Behind a town of the region it begins the route: `DAP Heredia, MIA-SJO`.
 */
function isCodeOf(first: PlaceMention, { named }: PlaceMention, code: PlaceMention, between: string): boolean {
  // `DAP Heredia, Costa Rica (SJO)`: a town without an airport of its own is where the goods go on to.
  const isOtherTown = first.named.places.some(({ kind }) => kind !== 'region') && first.named.origins.length === 0;
  if (isOtherTown && first.named.airportTown === undefined && code.named.airport) return false;
  const home = code.named.airport?.countryCode ?? code.named.origins[0]?.countryCode;
  const isRegional = named.country !== undefined || named.airport !== undefined || named.places.length > 0;
  const isAtHome =
    named.country === home ||
    named.places.some((place) => place.countryCode === home) ||
    named.origins.some((origin) => origin.countryCode === home);
  if (/\($/.test(between)) return isAtHome || !isRegional;
  if (between !== '' && between !== ',') return false;
  // `miami sap`: the other end of a route.
  if (code.named.airport && !isRegional) return false;
  return named.country === undefined && named.places.length > 0
    ? named.origins.length > 0 && isAtHome
    : isAtHome || !isRegional;
}

function areOverlapping(one: PlaceMention, other: PlaceMention): boolean {
  return isSameAirport(one, other) || isSameAirport(other, one);
}

function createGroup(stream: TokenStream, mentions: readonly PlaceMention[], order: number): PlaceGroup | undefined {
  const first = mentions[0];
  const last = mentions.at(-1);
  if (!first || !last) return undefined;
  const country = mentions
    .map((one) => one.named.country)
    .find(
      (code, k) => code !== undefined && (k > 0 || mentions.length === 1 || mentions[0]?.named.places.length === 0),
    );
  const behind = stream.getText(last.to, Math.min(last.to + 4, stream.getLineEnd(last.to - 1)));
  const isNamed =
    mentions.some((one) => one.code && one.named.airport) || CITY_STATE_IN_ROUTE.test(stream.getTextAfter(last.to, 6));
  const elsewhere = isNamed ? undefined : (findForeignCountry(behind) ?? findCountryAbroad(mentions));
  const airport = elsewhere ? undefined : mentions.map((one) => one.named.airport).find((one) => one !== undefined);
  const outer = findContradictingTown(mentions);
  const airportTown = elsewhere || outer ? undefined : mentions[0]?.named.airportTown;
  const named = mentions.flatMap((one) => one.named.places);
  const coded = findCountryBehind(behind);
  const near =
    country ??
    outer ??
    (named.some((place) => place.countryCode === coded) ? coded : undefined) ??
    airport?.countryCode ??
    airportTown?.countryCode ??
    findCommonCountry(mentions);
  const places = elsewhere ? [] : named.filter((place) => near === undefined || place.countryCode === near);
  const before = stream.getFoldedText(Math.max(stream.getLineStart(first.at), first.at - 5), first.at);
  const countryAlone =
    mentions.length === 1 &&
    country !== undefined &&
    AFTER_TERM.test(before) &&
    !/^,? ?zona?\b/.test(stream.getTextAfter(last.to, 3));
  const codes = mentions.filter((one) => one.code).flatMap((one) => one.named.origins);
  const origins = codes.length > 0 ? codes : narrowOrigins(mentions);
  const label = stream.findLabelAt(first.at);
  const after = stream.getTextAfter(last.to, 3);
  const isTown =
    places.length > 0 && (STREET_AFTER.test(after) || SITE_AFTER.test(after) || DELIVERED_BEFORE.test(`${before} `));
  const isAirport =
    mentions.some((one) => one.code || (one.named.airport !== undefined && !isTown)) ||
    AIRPORT_BEFORE.test(before) ||
    AIRPORT_AFTER.test(stream.getTextAfter(last.to, 6)) ||
    (origins.length > 0 && AT_ITS_AIRPORT.test(stream.getTextAfter(last.to, 4))) ||
    /\b(?:airport|aeropuerto)\b/.test(label?.from === first.at ? label.phrase : '');
  return {
    stream,
    at: first.at,
    to: last.to,
    mentions,
    airport,
    airportTown,
    places: countryAlone ? [] : places,
    country: elsewhere ? undefined : (country ?? (places.length === 0 ? mentions[0]?.named.country : undefined)),
    origins: elsewhere ? origins.filter((one) => one.countryCode === elsewhere) : origins,
    isAirport,
    order,
  };
}

/** `por el aeropuerto de San Pedro Sula`, `vía San Pedro Sula`: the city of a served airport where its airport is meant. */
export function nameAirportOfCity(group: PlaceGroup, airports: readonly Airport[]): PlaceGroup {
  const [place] = group.places;
  if (group.airport !== undefined || place?.kind !== 'town') return group;
  const own = airports.find(({ city, countryCode }) => city === place.name && countryCode === place.countryCode);
  return own === undefined ? group : { ...group, airport: own };
}

/**
 * `La Lima, Cartago`: where the first name is known in another country only, and is no city with an airport, it is that of
 * an unknown quarter of the town behind it.
 */
function findContradictingTown(mentions: readonly PlaceMention[]): string | undefined {
  const [first, ...rest] = mentions.map(({ named }) => named);
  const last = rest.at(-1);
  const isNamedOtherwise = [first?.country, first?.airport, last?.country, last?.airport].some(Boolean);
  if (!first || !last || first.places.length === 0 || isNamedOtherwise) return undefined;
  const isAtHome = last.places.some((outer) => first.places.some((place) => place.countryCode === outer.countryCode));
  return isAtHome || first.origins.length > 0 ? undefined : last.places[0]?.countryCode;
}

/**
 * `Santa Ana, San José`: the country where the broadest name is at home, if every name is known there; that of a city with an
 * airport where its name comes first (`San José (Santa Ana)`).
 */
function findCommonCountry(mentions: readonly PlaceMention[]): string | undefined {
  if (mentions.length < 2) return undefined;
  const homes = [mentions[0]?.named.origins[0]?.countryCode, mentions.at(-1)?.named.places[0]?.countryCode];
  return homes.find(
    (home) => home && mentions.every((one) => one.named.places.some((place) => place.countryCode === home)),
  );
}

/** `Milano Malpensa`, `São Paulo Guarulhos`: the airport that every name fits, else the first name's. */
function narrowOrigins(mentions: readonly PlaceMention[]): readonly OriginAirport[] {
  const named = mentions.map((one) => one.named.origins).filter((origins) => origins.length > 0);
  const [first = [], ...rest] = named;
  const common = first.filter((origin) => rest.every((origins) => origins.includes(origin)));
  return common.length > 0 ? common : first;
}
