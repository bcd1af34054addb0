import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { NO_CODES, SMALL_WORDS, TERM_CODES, WORD_AIRPORTS } from './airport-codes.words.js';
import { createUnknownAirport, toNamedAirport } from './named-airport.js';
import type { NamedPlace, PlaceIndex } from './place-index.js';
import type { PlaceMention } from './place-mention.js';

/** Where codes are looked for. */
export interface CodeContext {
  readonly stream: TokenStream;
  readonly index: PlaceIndex;
  /** Most of the text is in capitals. */
  readonly shouts: boolean;
  /** The place that is named before the token. */
  readonly previous: PlaceMention | undefined;
  /** The place that is named by words from a token on. */
  readonly parseName: (at: number) => PlaceMention | undefined;
}

const ROUTE_BEFORE =
  /(?:^|\s)(?:departure|dep|arrival|llegada|loading|discharge|ex|from|desde|de|origin|origen|pol|aol|airport|aeropuerto|via|to|a|hasta|dest|destino|pod|aod|into|por|out of|salida|departing|and|at|in|between) ?(?:: ?)?(?:the |el )?$/;
const OTHER_SAP =
  /\b(?:order|training|manual|manuals|manuales|vendor|ref|consultant|license|licencia|software|hana|project|proyecto|user|support|material|supplier|ticket|mm|system|sistema|erp|instalado|module|modulo|po|number|numero|code)\b/;
/** Words between the two ends of a route. */
const LINK = /^(?:to|a|al|hasta|hacia|into)$/;
const ROUTE_SIGNS = '-/>';
/** Words right before a destination in small letters: `hasta lir`, `cip tgu`. */
const SMALL_TO =
  /(?:^|\s)(?:to|a|al|hasta|hacia|para|into|destination|destino|dest|pod|aod|airport|aeropuerto|arrival|llegada|cpt|cip|cif|cfr|fob) ?(?:: ?)?(?:the |el )?$/;
/** The same where the code is a word as well: `destino: sap`. */
const SMALL_DESTINATION =
  /(?:^|\s)(?:destination|destino|dest|pod|aod|airport|aeropuerto|arrival|llegada)(?: a| to)? ?(?:: ?)?$/;
const FROM_BEHIND = /^(?:desde|from|ex)\b/;
/** `at sap airport`. */
const AIRPORT_BEHIND = /^(?:airport|intl|aeropuerto)$/;
const SMALL_FROM = /(?:^|\s)(?:ex|from|desde|origin|origen|pol|aol|departure|salida) ?(?:: ?)?$/;

/** The airport that is named by its code at the token: IATA, ICAO or UN/LOCODE, in capitals or within a route. */
export function parseCodeAt(context: CodeContext, i: number): PlaceMention | undefined {
  const { stream, index, shouts } = context;
  const token = stream.tokens[i] as Token;
  const upper = token.text.toUpperCase();
  if (token.text.length < 3 || token.text.length > 5) return undefined;
  if (token.text !== upper && token.text !== token.fold) return undefined;
  if (token.text !== upper) return parseSmallCode(context, i, upper);
  if (token.text.length > 3) return parseLongCode(i, upper, index);
  const routed = isInRoute(context, i);
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
    return /\b(?:ex|from|desde|airport|aeropuerto) ?(?:: ?)?$/.test(before) &&
      !shouts &&
      (upper === 'CPT' || upper === 'CAN' || upper === 'DEL' || upper === 'SIN')
      ? toPlaceMention(i, toNamedAirport(upper, undefined, index))
      : undefined;
  if (
    isBracketed(stream.tokens, i) ||
    ROUTE_BEFORE.test(` ${before}`) ||
    /^(?:to|a|hasta|airport|\) ?to)\b/.test(after)
  )
    return toPlaceMention(i, toNamedAirport(upper, undefined, index));
  return undefined;
}

/** A mention of one token. */
export function toPlaceMention(at: number, named: NamedPlace): PlaceMention {
  return { at, to: at + 1, named, code: true };
}

/** `KMIA`, `USMIA`, an alias of a served airport. */
function parseLongCode(i: number, upper: string, index: PlaceIndex): PlaceMention | undefined {
  const served = index.findServedAirport(upper);
  if (served) return toPlaceMention(i, toNamedAirport(upper, served, index));
  if (upper.length === 4 && upper.startsWith('K') && index.findOriginAirport(upper.slice(1))?.countryCode === 'US')
    return toPlaceMention(i, toNamedAirport(upper.slice(1), undefined, index));
  if (upper.length === 5 && index.findOriginAirport(upper.slice(2))?.countryCode === upper.slice(0, 2))
    return toPlaceMention(i, toNamedAirport(upper.slice(2), undefined, index));
  return undefined;
}

/** `mia to sjo`, `hasta lir`, `milan > sap`, `liberia (lir)`: a code in small letters where a route expects one. */
function parseSmallCode(context: CodeContext, i: number, upper: string): PlaceMention | undefined {
  const { stream, index, previous } = context;
  const { tokens } = stream;
  if (upper.length !== 3 || NO_CODES.has(upper)) return undefined;
  const served = index.findServedAirport(upper);
  const origin = index.findOriginAirport(upper);
  if (!served && (!origin || SMALL_WORDS.has(upper.toLowerCase()))) return undefined;
  const mention = toPlaceMention(i, toNamedAirport(upper, served, index));
  const isSameCity = previous?.to === i - 1 && previous.named.origins.some(({ code }) => code === upper);
  if (isBracketed(tokens, i) && (served || isSameCity)) return mention;
  if (isInRoute(context, i)) return mention;
  const before = ` ${stream.getFoldedText(Math.max(stream.getLineStart(i), i - 3), i)}`;
  if (served) {
    if (stream.findLabelAt(i)?.field === 'destination' && stream.findLabelAt(i)?.from === i) return mention;
    if (AIRPORT_BEHIND.test(stream.getTextAfter(i + 1, 1))) return mention;
    const isWord = WORD_AIRPORTS.has(upper) && !FROM_BEHIND.test(stream.getTextAfter(i + 1, 1));
    return (isWord ? SMALL_DESTINATION : SMALL_TO).test(before) ? mention : undefined;
  }
  return SMALL_FROM.test(before) ? mention : undefined;
}

function isBracketed(tokens: readonly Token[], i: number): boolean {
  return tokens[i - 1]?.text === '(' && tokens[i + 1]?.text === ')';
}

/** Whether a sign or a word of a route joins the code to another code or to a place that the route fits. */
function isInRoute(context: CodeContext, i: number): boolean {
  return isJoinedToCode(context, i, 1) || isJoinedToCode(context, i, -1) || isJoinedToName(context, i);
}

/** `JFK - Escazú`, `atl to choluteca`, `milan > sap`: the other end of the route is a name. */
function isJoinedToName({ stream, index, previous, parseName }: CodeContext, i: number): boolean {
  const { tokens } = stream;
  const upper = tokens[i]?.text.toUpperCase() ?? '';
  const served = index.findServedAirport(upper);
  if (!served && (NO_CODES.has(upper) || index.findOriginAirport(upper) === undefined)) return false;
  const ahead = findRouteEnd(tokens, i, 1);
  if (ahead !== undefined && tokens[ahead]?.kind === 'word') {
    const named = parseName(ahead)?.named;
    if (named && (served ? isAbroad(named) : isRegional(named))) return true;
  }
  if (!served || !previous || previous.to > i) return false;
  const isState = tokens[previous.to]?.text === ',' && /^[a-z]{2}$/.test(tokens[previous.to + 1]?.fold ?? '');
  const between = tokens.slice(previous.to + (isState ? 2 : 0), i);
  // `miami sap`: nothing parts it from a foreign town.
  if (between.length === 0) return isAbroad(previous.named);
  const isLinked = between.some((token) => LINK.test(token.fold) || ROUTE_SIGNS.includes(token.text));
  return isLinked && between.every(isLinkToken) && (previous.code || previous.named.origins.length > 0);
}

function isRegional({ places, airport, airportTown, country }: NamedPlace): boolean {
  return places.length > 0 || Boolean(airport ?? airportTown ?? country);
}

function isAbroad(named: NamedPlace): boolean {
  return named.origins.length > 0 && !isRegional(named);
}

function isLinkToken({ kind, text, fold }: Token): boolean {
  return kind === 'sign' ? '-/>()'.includes(text) : LINK.test(fold);
}

/** The token at the other end of signs of a route, or of one word of it; undefined where none joins. */
function findRouteEnd(tokens: readonly Token[], i: number, step: 1 | -1): number | undefined {
  let k = i + step;
  if (tokens[k]?.kind === 'word' && LINK.test(tokens[k]?.fold ?? '')) return k + step;
  while (tokens[k]?.kind === 'sign' && ROUTE_SIGNS.includes(tokens[k]?.text ?? ' ')) k += step;
  if (k === i + step) return undefined;
  // `bogota (bog) > pty`: the code stands in the bracket.
  return tokens[k]?.text === (step > 0 ? '(' : ')') ? k + step : k;
}

/** Whether the code is adjacent to another code, or joined to it by a dash, a slash, an arrow or a `to`. */
function isJoinedToCode({ stream: { tokens }, index }: CodeContext, i: number, step: 1 | -1): boolean {
  const token = tokens[i];
  const upper = token?.text.toUpperCase() ?? '';
  if (step < 0 && TERM_CODES.has(upper)) return false;
  const isCode = (one: Token | undefined) =>
    one?.kind === 'word' &&
    one.text.length === 3 &&
    (one.text === one.fold ? !NO_CODES.has(one.text.toUpperCase()) && !SMALL_WORDS.has(one.fold) : true) &&
    (index.findServedAirport(one.text.toUpperCase()) !== undefined ||
      index.findOriginAirport(one.text.toUpperCase()) !== undefined);
  const isServed = (one: Token | undefined) => index.findServedAirport(one?.text.toUpperCase() ?? '') !== undefined;
  const adjacent = tokens[i + step];
  if (isStandaloneCode(token) && isStandaloneCode(adjacent) && isCode(adjacent))
    return isServed(adjacent) || isServed(token);
  const end = findRouteEnd(tokens, i, step);
  const other = end === undefined ? undefined : tokens[end];
  if (!isCode(other)) return false;
  if (isServed(other) || isServed(token)) return true;
  // `CLT-MIA-SJO`: the flight changes in its own country.
  const behind = step > 0 && end !== undefined ? findRouteEnd(tokens, end, step) : undefined;
  if (behind !== undefined && isStandaloneCode(token) && isServed(tokens[behind])) return true;
  // `MIA-BOG`: a route that leaves the served airports.
  const [here, there] = [token, other].map((one) => index.findOriginAirport(one?.text ?? '')?.countryCode);
  const isOtherCountry = here !== undefined && there !== undefined && here !== there;
  return isStandaloneCode(token) && isStandaloneCode(other) && isOtherCountry;
}

/** A code in capitals that is no word of language or trade: beside another one it needs no sign (`MIA SJO`). */
function isStandaloneCode(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^[A-Z]{3}$/.test(token.text) && !NO_CODES.has(token.text);
}
