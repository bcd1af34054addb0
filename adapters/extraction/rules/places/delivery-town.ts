import type { Airport } from '../../../../domain/geography/airport.js';
import { ENGLISH_CITY_NAMES } from '../../../../domain/geography/english-city-names.js';
import type { Place } from '../../../../domain/geography/place.js';
import { foldText } from '../text/normalize-text.js';
import type { DeliveryIntent } from './delivery-intent.js';
import { findAsideWords } from './place-asides.js';
import type { PlaceGroup } from './place-groups.js';
import { splitNameWords } from './place-index.js';
import { selectBest, type WeighedRoles } from './weighed-roles.js';

/** What the choice of the delivery place rests on. */
export interface DeliveryChoice {
  /** Places of the region that are not the origin. */
  readonly onward: readonly WeighedRoles[];
  /** Where the flight ends. */
  readonly landing: WeighedRoles | undefined;
  readonly landingCountry: string | undefined;
  /** Whether the email names an airport of that country. */
  readonly hasAirport: boolean;
  readonly intent: DeliveryIntent;
  readonly airports: readonly Airport[];
}

/** The place that the goods are delivered to beyond the airport; undefined where they are handed over there. */
export function selectDelivery({
  onward,
  landing,
  landingCountry,
  hasAirport,
  intent,
  airports,
}: DeliveryChoice): WeighedRoles | undefined {
  const isCountryAlone = landing?.group.country !== undefined && isOnlyCountry(landing);
  const possibleDeliveries = onward.filter(
    (one) =>
      one.delivery > -2 &&
      !isTheAirport(one, landing) &&
      !isOnlyCountry(one) &&
      (intent === 'door' ||
        (intent === 'unsaid' &&
          (isBeyondAirport(one, one === landing, hasAirport, airports) ||
            (isCountryAlone && one !== landing && one.arrival >= 2 && isBeyondAirport(one, false, true, airports))))),
  );
  const isCued = ({ delivery: score }: WeighedRoles) => score >= 3;
  const deliveries = possibleDeliveries.some(isCued)
    ? possibleDeliveries.filter((one) => isCued(one) || one.group.stream.part !== 'subject')
    : possibleDeliveries;
  return (
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
    )
  );
}

const AIRPORT_AFTER = /^(?:international |intl |internacional )?(?:airport|aeropuerto)\b/;
/** How many words may stand between a town and its airport that is named right behind it. */
const APPOSITION_REACH = 6;
const AIRPORT_BEFORE = /\b(?:airport|aeropuerto|terminal)(?: (?:international|internacional|de|of|del|la|el))* ?$/;

/**
 * `Entrega: Aeropuerto Tocumen`, `Delivery: Managua airport`, `en Liberia, aeropuerto Daniel Oduber`, and a subject's
 * `carga a Liberia` above `al aeropuerto de Liberia (LIR)`.
 */
function isTheAirport({ group, delivery }: WeighedRoles, landing: WeighedRoles | undefined): boolean {
  const { stream, at, to, airport, airportTown, origins, isAirport } = group;
  if ((airport || isAirport) && AIRPORT_BEFORE.test(stream.getTextBefore(at, 5))) return true;
  if (isAirport && AIRPORT_AFTER.test(stream.getTextAfter(to, 2))) return true;
  const code = landing?.group.isAirport ? landing.group.airport?.code : undefined;
  const isCity = code !== undefined && [airportTown, ...origins].some((one) => one?.code === code);
  if (!isCity || delivery >= 3 || landing === undefined) return false;
  const behind = landing.group.at - to;
  const isApposition = landing.group.stream === stream && behind > 0 && behind <= APPOSITION_REACH;
  return isApposition || (stream.part === 'subject' && landing.group.stream !== stream);
}

/** `de Miami a Guatemala, DAP`: the name of a country alone, though a town has it too. */
function isOnlyCountry({ group: { mentions, country }, delivery }: WeighedRoles): boolean {
  return mentions.length === 1 && country !== undefined && delivery < 3;
}

/** The town that the group names, in the country where one is given. */
export function findTown(group: PlaceGroup, country: string | undefined): Place | undefined {
  const places = group.mentions.map((mention) =>
    mention.named.places.find(
      (place) => group.places.includes(place) && (country === undefined || place.countryCode === country),
    ),
  );
  const ofCountry = (k: number) =>
    k > 0 && group.mentions[k]?.named.country !== undefined && places[k - 1] !== undefined;
  const town = places.find((place, k) => place?.kind === 'town' && !ofCountry(k));
  return (
    findNarrowerTown(group, places) ??
    town ??
    places.find((place) => place !== undefined && place.kind !== 'region') ??
    places.find((place) => place !== undefined)
  );
}

/**
 * `Panamá, Chitré`, `Heredia, San Joaquín` and `San José (Escazú)`: the town behind the name of its own province, or in brackets behind a city
 * with an airport; undefined where the names go from the narrower to the wider, as usual.
 */
function findNarrowerTown(group: PlaceGroup, places: readonly (Place | undefined)[]): Place | undefined {
  return places.find((place, k) => {
    const wider = group.mentions[k - 1];
    if (place?.kind !== 'town' || wider === undefined || places[k - 1]?.name === place.name) return false;
    const province = foldText(place.region ?? '');
    const isInProvince = province === wider.named.words.join(' ') && province !== foldText(place.name);
    // `cliente en Panamá, Chitré`: the country first, and one of its towns behind it.
    const isOfCountryBefore =
      wider.named.country === place.countryCode && province !== foldText(wider.named.words.join(' '));
    const isBracketed = group.stream.tokens[(group.mentions[k]?.at ?? 0) - 1]?.text === '(';
    return isInProvince || isOfCountryBefore || (isBracketed && wider.named.origins.length > 0);
  });
}

/** The first place of the country. */
export function findPlaceIn(group: PlaceGroup, country: string | undefined): Place | undefined {
  return group.places.find((place) => country === undefined || place.countryCode === country);
}

/** A road, a numbered zone or an estate alone is no place name; a quarter is. */
const NO_QUARTER =
  /^(?:Zona|Barrio|Vía|Carretera|Calzada|Avenida|Boulevard|Anillo|Colonia|Parque|Urbanización|Mercado|ZIP|ZOLI|Puerto)\b/;

/**
 * The town, in the language in which it is named; a quarter whose town the email leaves out is named with it
 * (`La Uruca, San José`).
 * @param named the places that stand together with it
 * @param words what stands there
 */
export function formatCityName(place: Place, named: readonly Place[], words: string): string {
  const { within, kind } = place;
  if (kind !== 'zone' || within === undefined) return translateName(place, words);
  const town = named.find(({ name }) => name === within);
  if (town) return translateName(town, words);
  return NO_QUARTER.test(place.name) ? within : `${findOwnName(place, words)}, ${within}`;
}

/** `Montelimar` beside Masachapa: a quarter by the other name that the email calls it, where the two share no word. */
function findOwnName({ name, aliases }: Place, words: string): string {
  const written = splitNameWords(words);
  const own = new Set(splitNameWords(name));
  const isSaid = (alias: string) => splitNameWords(alias).every((word) => written.includes(word) && !own.has(word));
  return splitNameWords(name).every((word) => written.includes(word)) ? name : (aliases.find(isSaid) ?? name);
}

function translateName({ name, aliases }: Place, words: string): string {
  const folded = foldText(words);
  return ENGLISH_CITY_NAMES.find((one) => aliases.includes(one) && folded.includes(foldText(one))) ?? name;
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
  // `Cobán, Guatemala`: behind a town the name of the country is not its capital's.
  const named = group.mentions.flatMap(({ named: { places, country } }, k) => (k > 0 && country ? [] : places));
  return !named.some((one) => one.kind === 'town' && airports.some((airport) => isAirportOfCity(airport, one)));
}

function isAirportOfCity({ city, name, aliases }: Airport, town: Place): boolean {
  return [town.name, ...town.aliases].some((one) => one === city || one === name || aliases.includes(one));
}
