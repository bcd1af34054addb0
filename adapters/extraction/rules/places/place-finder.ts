import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { findStateEnd } from './countries.js';
import { createUnknownAirport, toNamedAirport } from './named-airport.js';
import type { NamedPlace, PlaceIndex } from './place-index.js';

/** A place or an airport that is named in the text. */
export interface PlaceMention {
  readonly at: number;
  readonly to: number;
  readonly named: NamedPlace;
  /** Written as a code (IATA, ICAO, UN/LOCODE). */
  readonly code: boolean;
}

const MAX_MENTIONS = 400;
const MAX_NAME_WORDS = 8;
/** Codes of airports that are words of language, cargo, money or signatures; only a route makes them airports. */
const NO_CODES: ReadonlySet<string> = new Set(
  (
    'DEL LAS LOS SIN SUR CON POR MAS SAN PER HOY VIA CAN FOR THE AND ARE NOT ALL ANY ONE OUR DAY KGS LBS PCS CBM CTN BOX TON DIM AIR ETD ETA AWB HAZ POL POD AOL AOD ' +
    'CIA TEL ATT COL LIC SRA KIT CRC HNL NIO PAB USD EUR GBP CNY MXN COP QTY REF RFQ NON EXP IMP DAP DDP CPT CIP CIF FOB FCA EXW CFR DDU DPU DAT CNF PLS TKS THX ASAP AOG ' +
    'HAS WAS NEW OLD BIG TOP SEA LTD INC SAS SPA LLC ING DRA CEL FAX EXT MAX MIN NET TOT VOL CMS MTS BAG BUS CAR SET GEL LED USA MRS SDS MSD UNA UNO DOS TRE SON SUS MIS ' +
    'TUS NOS LES QUE MUY YA OFF OUT OWN PAY PUT RUN SAY SEE SHE TEN TWO USE WAY WHO YES YET YOU BUT CUT DID END FAR FEW GET GOT HAD HER HIM HIS HOW ITS LET LOT MAN MAY ' +
    'NOW FIN HAY MAL MES OIL PAN PAR PIE PRO RED REY RIO ROL SOL TAN VEZ VOZ ZIP JAN FEB MAR APR JUN JUL AUG SEP OCT NOV DEC ENE ABR AGO DIC UTC GMT EST PST CST KST CET'
  ).split(' '),
);
const ROUTE_BEFORE =
  /(?:^|\s)(?:departure|arrival|llegada|loading|discharge|ex|from|desde|de|origin|origen|pol|aol|airport|aeropuerto|via|to|a|hasta|dest|destino|pod|aod|into|por|out of|salida|departing|and|at|in|between) ?(?:: )?(?:the |el )?$/;
const OTHER_SAP =
  /\b(?:order|training|manual|manuals|manuales|vendor|ref|consultant|license|licencia|software|hana|project|proyecto|user|support|material|supplier|ticket|mm|system|sistema|erp|instalado|module|modulo|po|number|numero|code)\b/;

/** Finds every name and code of places in the text. */
export function findPlaces(stream: TokenStream, index: PlaceIndex): PlaceMention[] {
  const found: PlaceMention[] = [];
  const { tokens } = stream;
  const shouts = isShouted(tokens);
  for (let i = 0; i < tokens.length && found.length < MAX_MENTIONS; i += 1) {
    const token = tokens[i];
    // `Tres Ríos`: a number in words may begin a name.
    if (token?.kind !== 'word' && token?.inWords !== true) continue;
    const country = parseCountryCodeAt(tokens, i, found.at(-1));
    if (country) {
      found.push(country);
      continue;
    }
    const glued = parseGluedPair(token, i, index);
    if (glued) {
      found.push(...glued);
      continue;
    }
    const code = parseCodeAt(stream, i, index, shouts);
    const name = parseNameAt(stream, i, index);
    const mention = code && (!name || name.to - name.at <= 1) ? code : name;
    if (!mention) continue;
    found.push(mention);
    i = mention.to - 1;
  }
  return found;
}

/** `Santa Teresa, CR`: the country's code right behind a place of that country. */
function parseCountryCodeAt(
  tokens: readonly Token[],
  i: number,
  previous: PlaceMention | undefined,
): PlaceMention | undefined {
  const token = tokens[i] as Token;
  if (!previous || previous.code || token.text.length !== 2 || !/^(?:CR|PA|NI|HN|SV|GT)$/.test(token.text))
    return undefined;
  if (previous.to !== i - 1 || !/^[,(]$/.test(tokens[i - 1]?.text ?? '')) return undefined;
  if (!previous.named.places.some((place) => place.countryCode === token.text)) return undefined;
  const named: NamedPlace = {
    words: [token.fold],
    places: [],
    airport: undefined,
    airportTown: undefined,
    country: token.text,
    origins: [],
  };
  return { at: i, to: i + 1, named, code: false };
}

function parseNameAt(stream: TokenStream, i: number, index: PlaceIndex): PlaceMention | undefined {
  const { tokens } = stream;
  const first = tokens[i] as Token;
  for (const named of index.findByFirstWord(first.fold)) {
    const to = findMatchEnd(tokens, i, named.words);
    if (to === undefined) continue;
    if (!isWrittenAsName(stream, i, to, named) || isAmericanState(stream, i, named)) continue;
    if (isCountryOfCity(stream, i, to, named)) continue;
    return { at: i, to, named, code: false };
  }
  return undefined;
}

/** `Medley, Florida`: the state, not one of the towns of that name. */
function isAmericanState(stream: TokenStream, i: number, named: NamedPlace): boolean {
  if (
    !/^(?:florida|texas|california|georgia|virginia|colorado|nevada|montana|arizona|ohio)$/.test(named.words.join(' '))
  )
    return false;
  return (
    stream.tokens[i - 1]?.text === ',' ||
    stream.tokens[i - 1]?.text === '(' ||
    /^(?:in|en|de|from|desde)$/.test(stream.tokens[i - 1]?.fold ?? '')
  );
}

/** `Guadalajara, México`, `New Mexico`: the country or a state; the capital is meant at the head of a way (`México a Tegucigalpa`). */
function isCountryOfCity(stream: TokenStream, i: number, to: number, { words }: NamedPlace): boolean {
  if (words.join(' ') !== 'mexico') return false;
  const before = stream.tokens[i - 1];
  const within =
    before !== undefined && (/^[,(/-]$/.test(before.text) || /^(?:new|nuevo|del|in|en)$/.test(before.fold));
  const head = before?.fold === 'de' ? stream.tokens[i - 2] : before;
  const named =
    head?.kind === 'word' &&
    /^\p{Lu}\p{Ll}/u.test(head.text) &&
    !/^(?:quote|rate|cotizar?|cotizacion|flete|tarifa|precio|from|desde|de)$/.test(head.fold);
  return within || named || !/^(?:a|al|hasta|to|->?|\/|>)(?: |$)/.test(stream.getTextAfter(to, 2));
}

function findMatchEnd(tokens: readonly Token[], i: number, words: readonly string[]): number | undefined {
  let at = i + 1;
  if (words.length > MAX_NAME_WORDS) return undefined;
  for (let k = 1; k < words.length; k += 1) {
    const state =
      k === words.length - 1 ? findStateEnd(tokens, tokens[at]?.text === ',' ? at + 1 : at, words[k] ?? '') : undefined;
    if (state !== undefined) return state;
    while (tokens[at]?.kind === 'sign' && ".'-".includes(tokens[at]?.text ?? ' ') && at - i < 14) at += 1;
    const token = tokens[at];
    const plain = token?.fold === 'sta' ? 'santa' : token?.fold;
    if (!token || (token.kind !== 'word' && token.kind !== 'number') || plain !== words[k]) return undefined;
    at += 1;
  }
  return at;
}

/** A name starts with a capital, or follows a word of direction in lower case. */
function isWrittenAsName(stream: TokenStream, i: number, to: number, named: NamedPlace): boolean {
  const token = stream.tokens[i] as Token;
  const known =
    named.country !== undefined ||
    named.origins.length > 0 ||
    named.airport !== undefined ||
    (named.places[0]?.population ?? 0) > 5000;
  if (token.text !== token.fold || /^\p{Lu}/u.test(token.text)) {
    const generic =
      named.words.length === 1 &&
      !known &&
      stream.tokens[to]?.kind === 'word' &&
      /^\p{Lu}/u.test(stream.tokens[to]?.text ?? '');
    return !generic;
  }
  if (named.words.length > 1 && /^\d+$/.test(named.words.at(-1) ?? '')) return true;
  const next = stream.tokens[to];
  if (
    /^(?:antigua|nueva|libertad|union|reforma|victoria|paz|esperanza|central|real)$/.test(
      stream.tokens[to - 1]?.fold ?? '',
    ) &&
    next?.kind === 'word' &&
    !isPlaceLink(next.fold)
  )
    return false;
  if (named.words.length > 1 && known) return true;
  return (
    known &&
    /(?:^| )(?:a|hasta|asta|en|para|de|d|desde|to|from|in|ex|por|via|into|-|>|\/|pa|y|o|or|and|dap|ddp|cpt) ?(?:el |la )?$/.test(
      stream.getFoldedText(Math.max(stream.getLineStart(i), i - 3), i),
    )
  );
}

function isPlaceLink(word: string): boolean {
  return /^(?:guatemala|de|en|y|con|para|por|desde|from|with|and|via|dap|ddp|cpt|pls|please|favor)$/.test(word);
}

function parseCodeAt(stream: TokenStream, i: number, index: PlaceIndex, shouts: boolean): PlaceMention | undefined {
  const token = stream.tokens[i] as Token;
  const upper = token.text.toUpperCase();
  if (token.text.length < 3 || token.text.length > 5) return undefined;
  const routed = isInRoute(stream, i, index);
  if (token.text !== upper && !(routed && token.text === token.fold)) return undefined;
  if (token.text.length > 3) {
    const served = index.findServedAirport(upper);
    if (served) return toPlaceMention(i, toNamedAirport(upper, served, index));
    if (upper.length === 4 && upper.startsWith('K') && index.findOriginAirport(upper.slice(1))?.countryCode === 'US')
      return toPlaceMention(i, toNamedAirport(upper.slice(1), undefined, index));
    if (upper.length === 5 && index.findOriginAirport(upper.slice(2))?.countryCode === upper.slice(0, 2))
      return toPlaceMention(i, toNamedAirport(upper.slice(2), undefined, index));
    return undefined;
  }
  const served = index.findServedAirport(upper);
  const before = stream.getFoldedText(Math.max(stream.getLineStart(i), i - 3), i);
  const after = stream.getTextAfter(i + 1, 2);
  if (served) {
    if (
      upper === 'SAP' &&
      (OTHER_SAP.test(after) || /\b(?:pedido|our|su|sistema|en|desde|orden|mm) ?$/.test(before)) &&
      !routed &&
      stream.findLabelAt(i)?.field !== 'destination'
    )
      return undefined;
    if (upper === 'SAL' && shouts && /\b(?:de|of) ?$/.test(before)) return undefined;
    if (/\b(?:modelo|model|type|tipo|p \/ n|part|code) ?$/.test(before)) return undefined;
    if (stream.tokens[i + 1]?.text === '-' && !stream.tokens[i + 1]?.spaced && stream.tokens[i + 2]?.kind === 'number')
      return undefined;
    return toPlaceMention(i, toNamedAirport(upper, served, index));
  }
  const field = stream.findLabelAt(i)?.field;
  const labelled =
    (field === 'origin' || field === 'route' || field === 'destination') && stream.findLabelAt(i)?.from === i;
  if (!index.findOriginAirport(upper)) {
    const stands = (labelled && field !== 'destination') || (routed && token.text === upper);
    return stands && !NO_CODES.has(upper) ? toPlaceMention(i, createUnknownAirport(upper)) : undefined;
  }
  if (routed || labelled) return toPlaceMention(i, toNamedAirport(upper, undefined, index));
  if (NO_CODES.has(upper))
    return /\b(?:ex|from|desde|airport|aeropuerto) ?(?:: )?$/.test(before) &&
      !shouts &&
      (upper === 'CPT' || upper === 'CAN' || upper === 'DEL' || upper === 'SIN')
      ? toPlaceMention(i, toNamedAirport(upper, undefined, index))
      : undefined;
  const bracketed = stream.tokens[i - 1]?.text === '(' && stream.tokens[i + 1]?.text === ')';
  if (bracketed || ROUTE_BEFORE.test(` ${before}`) || /^(?:to|a|hasta|airport|\) ?to)\b/.test(after))
    return toPlaceMention(i, toNamedAirport(upper, undefined, index));
  return undefined;
}

/** Whether the code is adjacent to another code, or joined to it by a dash, a slash or an arrow. */
function isInRoute(stream: TokenStream, i: number, index: PlaceIndex): boolean {
  const { tokens } = stream;
  const isCode = (token: Token | undefined) =>
    token?.kind === 'word' &&
    token.text.length === 3 &&
    (index.findServedAirport(token.text.toUpperCase()) !== undefined ||
      index.findOriginAirport(token.text.toUpperCase()) !== undefined);
  const areInTwoCountries = (one: Token | undefined, next: Token | undefined) => {
    const [here, there] = [one, next].map((token) => index.findOriginAirport(token?.text ?? '')?.countryCode);
    return here !== undefined && there !== undefined && here !== there;
  };
  const other = (near: number, far: number, step: 1 | -1) => {
    const sign = tokens[near];
    if (isStandaloneCode(tokens[i]) && isStandaloneCode(sign) && isCode(sign))
      return (
        index.findServedAirport(sign?.text ?? '') !== undefined ||
        index.findServedAirport(tokens[i]?.text ?? '') !== undefined
      );
    if (sign?.kind !== 'sign' || !'-/>'.includes(sign.text)) return false;
    let k = far;
    while (tokens[k]?.kind === 'sign' && '-/>'.includes(tokens[k]?.text ?? ' ')) k += step;
    const neighbour = tokens[k];
    if (!isCode(neighbour)) return false;
    const served =
      index.findServedAirport(neighbour?.text.toUpperCase() ?? '') ??
      index.findServedAirport(tokens[i]?.text.toUpperCase() ?? '');
    // `MIA-BOG`: a route that leaves the served airports.
    const isForeign =
      isStandaloneCode(tokens[i]) && isStandaloneCode(neighbour) && areInTwoCountries(tokens[i], neighbour);
    return served !== undefined || isForeign;
  };
  return other(i + 1, i + 2, 1) || other(i - 1, i - 2, -1);
}

/** A code in capitals that is no word of language or trade: beside another one it needs no sign (`MIA SJO`). */
function isStandaloneCode(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^[A-Z]{3}$/.test(token.text) && !NO_CODES.has(token.text);
}

/** `MIASJO`: two codes in one word. */
function parseGluedPair(token: Token, i: number, index: PlaceIndex): PlaceMention[] | undefined {
  if (token.text.length !== 6 || token.text !== token.text.toUpperCase()) return undefined;
  const from = token.text.slice(0, 3);
  const to = index.findServedAirport(token.text.slice(3));
  if (!to || !index.findOriginAirport(from)) return undefined;
  return [
    toPlaceMention(i, toNamedAirport(from, undefined, index)),
    toPlaceMention(i, toNamedAirport(to.code, to, index)),
  ];
}

function toPlaceMention(at: number, named: NamedPlace): PlaceMention {
  return { at, to: at + 1, named, code: true };
}

function isShouted(tokens: readonly Token[]): boolean {
  let upper = 0;
  let lower = 0;
  for (const token of tokens) {
    if (token.kind !== 'word' || token.text.length < 4) continue;
    if (token.text === token.text.toUpperCase()) upper += 1;
    else lower += 1;
  }
  return upper > lower;
}
