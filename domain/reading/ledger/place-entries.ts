import { ENGLISH_CITY_NAMES } from '../../geography/english-city-names.js';
import { isCurrent, type LexedText } from './figures.js';
import { isFurtherDestination } from './further-destinations.js';
import type { LedgerReading, LeftOver, PlaceName, PlaceNames } from './ledger.types.js';
import { foldKeepingLength, type Lexeme } from './lexemes.js';
import { isRivalAirport } from './rival-airport.js';
import { RETRACTED } from './words/cues.words.js';
import {
  DELIVERY_CUES,
  NO_AIRPORT_CODES,
  ORGANISATIONS,
  OTHER_PLACE_CUES,
  SENDER_CUES,
} from './words/place-cues.words.js';

const CUE_REACH = 4;
const OTHER_REACH = 3;
const SENDER_REACH = 7;
const MIN_NAME_LENGTH = 4;
/** Words with which a line begins that speaks to somebody, and marks of who writes. */
const SALUTATIONS: ReadonlySet<string> = new Set(
  'hola hi dear estimado estimada estimados estimadas hello atn attn att'.split(' '),
);
/** Airports whose codes are everyday words as well: counted within a route only. */
const WORD_CODES: ReadonlySet<string> = new Set(['SAP', 'SAL']);
const ROUTE_SIGNS: ReadonlySet<string> = new Set(['-', '>', '/', 'to', 'a', 'hacia', 'ex', 'from', 'de', 'desde']);
/** Signs and words with which the end of a route is said. */
const TO_SIGNS: ReadonlySet<string> = new Set(['-', '>', 'to', 'a', 'hacia']);

/** What the places of an email are held against. */
export interface KnownPlaces {
  readonly reading: LedgerReading;
  readonly names: PlaceNames;
  /** Names and codes, folded, that the reader set aside. */
  readonly setAside: ReadonlySet<string>;
  /** The customer fetches the goods at the airport. */
  readonly endsAtAirport: boolean;
}

/** Towns and airports of the served countries that the email names and on which no value rests. */
export function findLeftOverPlaces(text: LexedText, known: KnownPlaces): LeftOver[] {
  const { reading, names, setAside } = known;
  const leftOver: LeftOver[] = [];
  for (let at = 0; at < text.lexemes.length; at += 1) {
    if (text.lexemes[at]?.kind !== 'word' || !isCurrent(text.zones[at])) continue;
    const written = getWritten(text, at, 1);
    if (setAside.has(text.lexemes[at]?.text ?? '')) continue;
    if (isOpenRoute(text, at, reading, names) || isBareRoute(text, at, reading, names)) {
      leftOver.push(toLeftOver(text, at, 1, 'airport'));
      continue;
    }
    const name = findName(text.lexemes, at, names);
    const isCode = /^[A-Z]{3}$/.test(written) && (name?.words.length ?? 1) === 1;
    if (isCode) {
      if (isLeftOverAirport(text, at, written, reading, names)) leftOver.push(toLeftOver(text, at, 1, 'airport'));
      continue;
    }
    if (!name || isNounBehindArticle(text, at, name) || isThanks(text, at)) continue;
    if (isFurtherDestination(text, at, name, reading, names) || isRivalAirport(text, at, name, reading, names)) {
      leftOver.push(toLeftOver(text, at, name.words.length, 'place'));
    } else if (!setAside.has(name.words.join(' ')) && isLeftOverTown({ ...known, text, at, name }))
      leftOver.push(toLeftOver(text, at, name.words.length, 'place'));
    at += name.words.length - 1;
  }
  return leftOver;
}

/** `Hasta aeropuerto. Gracias!`: at the head of a sentence, and nothing of a place behind it. */
function isThanks({ lexemes }: LexedText, at: number): boolean {
  if (lexemes[at]?.text !== 'gracias') return false;
  const before = lexemes[at - 1];
  const isHead = before === undefined || before.kind === 'break' || /^[.!?;]$/.test(before.text);
  return isHead && !/^(?:lempira|honduras)$/.test(lexemes[at + 2]?.text ?? '');
}

/** `La máquina vale 6.300 euros`: an article at the head of a sentence, and a noun in small letters. */
function isNounBehindArticle(text: LexedText, at: number, { words }: PlaceName): boolean {
  if (words.length < 2 || !/^(?:La|El|Los|Las)$/.test(getWritten(text, at, 1))) return false;
  return /^\p{Ll}/u.test(getWritten(text, at + words.length - 1, 1));
}

function toLeftOver(text: LexedText, at: number, length: number, kind: 'airport' | 'place'): LeftOver {
  const start = text.lexemes[at]?.start ?? 0;
  const end = text.lexemes[at + length - 1]?.end ?? start;
  return { kind, part: text.source.part, start, end, text: text.source.text.slice(start, end) };
}

/** The words of a stretch as they are written. */
export function getWritten({ source, lexemes }: LexedText, at: number, length: number): string {
  return source.text.slice(lexemes[at]?.start, lexemes[at + length - 1]?.end);
}

/** The longest name of a place that begins at the lexeme. */
export function findName(lexemes: readonly Lexeme[], at: number, names: PlaceNames): PlaceName | undefined {
  return names
    .findByFirstWord(lexemes[at]?.text ?? '')
    .find(({ words }) => words.every((word, k) => k === 0 || lexemes[at + k]?.text === word));
}

/** A served airport within a route, in letters of any case, of an email for which no destination was read. */
function isOpenRoute(text: LexedText, at: number, reading: LedgerReading, names: PlaceNames): boolean {
  if (reading.airportDestination !== undefined || reading.destination.country !== undefined) return false;
  const word = text.lexemes[at]?.text ?? '';
  if (word.length !== 3 || names.findServedAirport(word.toUpperCase()) === undefined) return false;
  return [at - 1, at + 1].some((k) => ROUTE_SIGNS.has(text.lexemes[k]?.text ?? ''));
}

/** `miami sap`: a served airport in small letters directly behind a place that goods come from, besides the one that was read. */
function isBareRoute(text: LexedText, at: number, reading: LedgerReading, names: PlaceNames): boolean {
  const word = text.lexemes[at]?.text ?? '';
  if (word.length !== 3 || word.toUpperCase() === reading.airportDestination) return false;
  if (names.findServedAirport(word.toUpperCase()) === undefined) return false;
  const before = findName(text.lexemes, at - 1, names);
  return before?.words.length === 1 && before.origins.length > 0 && before.airport === undefined;
}

/** A served airport besides origin and destination, where a route could name it. */
function isLeftOverAirport(
  text: LexedText,
  at: number,
  code: string,
  reading: LedgerReading,
  names: PlaceNames,
): boolean {
  if (NO_AIRPORT_CODES.has(code) || code === reading.airportDestination || code === reading.airportOrigin) return false;
  const served = names.findServedAirport(code);
  const airport = served ?? names.findOriginAirport(code);
  if (isPartOfReference(text.lexemes, at) || (!served && isAlternativeOrigin(text, at, reading))) return false;
  if (!airport || served?.code === reading.airportDestination) return false;
  const origin = reading.airportOrigin === undefined ? undefined : names.findOriginAirport(reading.airportOrigin);
  if (!served && origin?.city === airport.city) return false;
  if (OTHER_PLACE_CUES.endsBefore(text.lexemes, at, OTHER_REACH) && served) return false;
  if (served && !WORD_CODES.has(code)) return true;
  const isInRoute =
    ROUTE_SIGNS.has(text.lexemes[at - 1]?.text ?? '') || ROUTE_SIGNS.has(text.lexemes[at + 1]?.text ?? '');
  if (!isInRoute || isOnlyOrigin(text, at)) return false;
  // Where both ends of the route are read, a foreign code is a second destination or none of the route.
  const isRead = reading.airportDestination !== undefined && (reading.airportOrigin ?? reading.origin) !== undefined;
  return served !== undefined || !isRead || TO_SIGNS.has(text.lexemes[at - 1]?.text ?? '');
}

/** `PNQ/BOM to PTY`, read from BOM: the airport of the same goods before they are flown. */
function isAlternativeOrigin(text: LexedText, at: number, { airportOrigin }: LedgerReading): boolean {
  return text.lexemes[at + 1]?.text === '/' && getWritten(text, at + 2, 1) === airportOrigin;
}

/** `GUA-881`, `DAC/25/3001`: letters of a reference. */
function isPartOfReference(lexemes: readonly Lexeme[], at: number): boolean {
  const [sign, behind] = [lexemes[at + 1], lexemes[at + 2]];
  const isJoint = (sign?.text === '-' || sign?.text === '/') && !sign.isSpaced;
  return isJoint && behind?.kind === 'number' && !behind.isSpaced;
}

/** A foreign airport from which goods come. */
function isOnlyOrigin(text: LexedText, at: number): boolean {
  return OTHER_PLACE_CUES.endsBefore(text.lexemes, at, 2);
}

interface NamedTown extends KnownPlaces {
  readonly text: LexedText;
  readonly at: number;
  readonly name: PlaceName;
}

/** A town beyond the airport that nothing takes back and no value names. */
function isLeftOverTown({ text, at, name, reading, names, endsAtAirport: collects }: NamedTown): boolean {
  const isOpenAirport =
    name.airport !== undefined &&
    reading.airportDestination === undefined &&
    reading.airportOrigin !== name.airport.code;
  if (isOpenAirport && !OTHER_PLACE_CUES.endsBefore(text.lexemes, at, OTHER_REACH)) return true;
  const isTown = name.places.some(({ kind }) => kind !== 'region') || name.airportTown !== undefined;
  if (!isTown || name.words.join('').length < MIN_NAME_LENGTH || isNamedByReading(name, reading, names)) return false;
  const { lexemes } = text;
  const written = getWritten(text, at, 1);
  const isCapital = /^\p{Lu}/u.test(written);
  const hasCue = DELIVERY_CUES.endsBefore(lexemes, at, CUE_REACH) || (!collects && isForOwnSite(lexemes, at));
  const isLanding = LANDING_SIGNS.has(lexemes[at - 1]?.text ?? '') && isOtherLanding(name, reading, names);
  if (isLanding && !isAside(text, at, name) && lexemes[at + name.words.length]?.text !== 'before') return true;
  if (OTHER_PLACE_CUES.endsBefore(lexemes, at, OTHER_REACH) && !hasCue) return false;
  if (isAside(text, at, name) || RETRACTED.endsBefore(lexemes, at, 2)) return false;
  if (isOtherNameOf(text, at, reading) || isOfOrigin(text, at, name, reading)) return false;
  if ((collects || SENDER_CUES.endsBefore(lexemes, at, SENDER_REACH)) && !hasCue) return false;
  const isEveryday = name.places[0]?.everydayName === true;
  // `Miami to Liberia … drop at the Tamarindo shop`: the airport's own town may be the end of the flight only.
  if (isTownOfAirport(reading, names))
    return !isEveryday && (hasCue || isCapital || IN_WORDS.has(lexemes[at - 1]?.text ?? ''));
  if (reading.destination.city !== undefined || reading.destination.address !== undefined)
    return hasCue && isCapital && !isEveryday;
  if (name.origins.length > 0 && !hasCue) return false;
  if (isEveryday) return hasCue && isCapital;
  // `la llevan a la casa en masaya?`: a letter in small letters writes its towns so.
  return hasCue || isCapital || IN_WORDS.has(lexemes[at - 1]?.text ?? '');
}

const LANDING_SIGNS: ReadonlySet<string> = new Set(['-', '>', 'to', 'a', 'al', 'hasta', 'hacia']);

/** The city of a served airport in another country than that of the destination that was read. */
function isOtherLanding(
  { airport, airportTown, origins }: PlaceName,
  reading: LedgerReading,
  names: PlaceNames,
): boolean {
  const own = airport ?? airportTown ?? origins.map(({ code }) => names.findServedAirport(code)).find(Boolean);
  const read = reading.airportDestination && names.findServedAirport(reading.airportDestination);
  return (
    own !== undefined &&
    read !== undefined &&
    read !== '' &&
    own.countryCode !== read.countryCode &&
    own.code !== reading.airportOrigin
  );
}

/** `for our new shop in Cartago`, `para nuestra tienda en Mixco`: what the goods are for, beside a town that was read. */
function isForOwnSite(lexemes: readonly Lexeme[], at: number): boolean {
  if (!SITE_LINKS.has(lexemes[at - 1]?.text ?? '')) return false;
  const own = [at - 3, at - 4, at - 5].find((k) => OWNERS.has(lexemes[k]?.text ?? ''));
  return own !== undefined && PURPOSES.has(lexemes[own - 1]?.text ?? '');
}

/** `San Isidro de El General (Pérez Zeledón)`: a second name in brackets behind the town that was read. */
function isOtherNameOf({ lexemes }: LexedText, at: number, { destination: { city = '' } }: LedgerReading): boolean {
  const last = foldKeepingLength(city).split(' ').at(-1);
  return last !== '' && lexemes[at - 1]?.text === '(' && lexemes[at - 2]?.text === last;
}

/** `León, Guanajuato (BJX)`: a town of the region by name, before the airport of the origin. */
function isOfOrigin(text: LexedText, at: number, { words }: PlaceName, { airportOrigin }: LedgerReading): boolean {
  const [comma, , bracket] = text.lexemes.slice(at + words.length);
  if (comma?.text !== ',' || bracket?.text !== '(') return false;
  return getWritten(text, at + words.length + 3, 1) === airportOrigin;
}

const SITE_LINKS: ReadonlySet<string> = new Set(['in', 'at', 'en', 'de']);
const OWNERS: ReadonlySet<string> = new Set(['our', 'my', 'nuestra', 'nuestro', 'mi']);
const PURPOSES: ReadonlySet<string> = new Set(['for', 'to', 'into', 'para', 'a', 'hasta']);
/** Words before the place that goods are brought to. */
const IN_WORDS: ReadonlySet<string> = new Set(['en', 'a', 'hasta', 'asta', 'ata', 'para', 'pa', 'in', 'at', 'to']);

/** Whether the goods are read as going to the town that the airport itself is named after. */
function isTownOfAirport({ destination, airportDestination }: LedgerReading, names: PlaceNames): boolean {
  if (destination.city === undefined || airportDestination === undefined) return false;
  const airport = names.findServedAirport(airportDestination);
  if (airport === undefined) return false;
  const english = airport.aliases.filter((alias) => ENGLISH_CITY_NAMES.includes(alias));
  const city = foldKeepingLength(destination.city);
  return [airport.city, ...english].some((name) => foldKeepingLength(name) === city);
}

/** `Hola equipo de Managua`: so many words may stand between the greeting and the place. */
const MAX_SALUTATION = 4;

/** In a salutation, in the name of a company, or a town of another country: `Panama City, FL`. */
function isAside({ lexemes }: LexedText, at: number, { words }: PlaceName): boolean {
  let first = at;
  while (first > 0 && lexemes[first - 1]?.kind !== 'break') first -= 1;
  const lead = lexemes.slice(first, at);
  const isGreeted = lead.length <= MAX_SALUTATION && lead.every(({ kind }) => kind === 'word');
  if (isGreeted && SALUTATIONS.has(lexemes[first]?.text ?? '')) return true;
  if (ORGANISATIONS.has(lexemes[at - 1]?.text ?? '')) return true;
  const comma = lexemes[at + words.length]?.text === ',';
  return (
    comma &&
    /^(?:fl|tx|ca|ga|ny|nj|il|la|nc|va|pa|colombia|mexico|usa|spain|espana)$/.test(
      lexemes[at + words.length + 1]?.text ?? '',
    )
  );
}

/** Whether the reading names the place: as a town, an address, an airport's city or a country. */
function isNamedByReading(name: PlaceName, reading: LedgerReading, names: PlaceNames): boolean {
  const written = name.words.join(' ');
  const { city, address, country } = reading.destination;
  const known = [city, address, reading.origin].filter((one) => one !== undefined).map(foldKeepingLength);
  if (known.some((one) => one.includes(written) || written.includes(one))) return true;
  const airportCity = findDestinationCity(reading, names);
  if (airportCity !== undefined) known.push(airportCity);
  const isKnown = (one: string | undefined) => one !== undefined && known.includes(foldKeepingLength(one));
  if (name.places.some((place) => isKnown(place.name) || (place.kind === 'zone' && isKnown(place.within)))) return true;
  if (name.country !== undefined && name.country === country) return true;
  if (name.origins.some(({ code }) => code === reading.airportOrigin)) return true;
  const airport = name.airport ?? name.airportTown;
  return airport !== undefined && [reading.airportDestination, reading.airportOrigin].includes(airport.code);
}

/** The city of the destination airport, folded: a route that names it names the airport. */
function findDestinationCity(reading: LedgerReading, names: PlaceNames): string | undefined {
  const code = reading.airportDestination;
  const airport = code === undefined ? undefined : names.findServedAirport(code);
  return airport === undefined ? undefined : foldKeepingLength(airport.city);
}
