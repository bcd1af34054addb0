import type { Airport } from '../../../../domain/geography/airport.js';
import type { OriginAirport } from '../../../../domain/geography/place.js';
import { stateEnd } from './countries.js';
import type { Named, PlaceIndex } from './place-index.js';
import type { Stream } from '../text/token-stream.js';
import type { Token } from '../text/token.js';

/** A place or an airport that is named in the text. */
export interface PlaceMention {
  readonly at: number;
  readonly to: number;
  readonly named: Named;
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
export function placesIn(stream: Stream, index: PlaceIndex): PlaceMention[] {
  const found: PlaceMention[] = [];
  const { tokens } = stream;
  const shouts = isShouted(tokens);
  for (let i = 0; i < tokens.length && found.length < MAX_MENTIONS; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') continue;
    const land = countryCode(tokens, i, found.at(-1));
    if (land) {
      found.push(land);
      continue;
    }
    const glued = gluedPair(token, i, index);
    if (glued) {
      found.push(...glued);
      continue;
    }
    const code = codeAt(stream, i, index, shouts);
    const name = nameAt(stream, i, index);
    const mention = code && (!name || name.to - name.at <= 1) ? code : name;
    if (!mention) continue;
    found.push(mention);
    i = mention.to - 1;
  }
  return found;
}

/** `Santa Teresa, CR`: the country's code right behind a place of that country. */
function countryCode(
  tokens: readonly Token[],
  i: number,
  previous: PlaceMention | undefined,
): PlaceMention | undefined {
  const token = tokens[i] as Token;
  if (!previous || previous.code || token.text.length !== 2 || !/^(?:CR|PA|NI|HN|SV|GT)$/.test(token.text))
    return undefined;
  if (previous.to !== i - 1 || !/^[,(]$/.test(tokens[i - 1]?.text ?? '')) return undefined;
  if (!previous.named.places.some((place) => place.countryCode === token.text)) return undefined;
  const named: Named = {
    words: [token.fold],
    places: [],
    airport: undefined,
    airportTown: undefined,
    country: token.text,
    origins: [],
  };
  return { at: i, to: i + 1, named, code: false };
}

function nameAt(stream: Stream, i: number, index: PlaceIndex): PlaceMention | undefined {
  const { tokens } = stream;
  const first = tokens[i] as Token;
  for (const named of index.startingWith(first.fold)) {
    const to = matchEnd(tokens, i, named.words);
    if (to === undefined) continue;
    if (!writtenAsName(stream, i, to, named) || isAmericanState(stream, i, named)) continue;
    if (isLandOfCity(stream, i, to, named)) continue;
    return { at: i, to, named, code: false };
  }
  return undefined;
}

/** `Medley, Florida`: the state, not one of the towns of that name. */
function isAmericanState(stream: Stream, i: number, named: Named): boolean {
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
function isLandOfCity(stream: Stream, i: number, to: number, { words }: Named): boolean {
  if (words.join(' ') !== 'mexico') return false;
  const before = stream.tokens[i - 1];
  const within =
    before !== undefined && (/^[,(/-]$/.test(before.text) || /^(?:new|nuevo|del|in|en)$/.test(before.fold));
  const head = before?.fold === 'de' ? stream.tokens[i - 2] : before;
  const named =
    head?.kind === 'word' &&
    /^\p{Lu}\p{Ll}/u.test(head.text) &&
    !/^(?:quote|rate|cotizar?|cotizacion|flete|tarifa|precio|from|desde|de)$/.test(head.fold);
  return within || named || !/^(?:a|al|hasta|to|->?|\/|>)(?: |$)/.test(stream.after(to, 2));
}

function matchEnd(tokens: readonly Token[], i: number, words: readonly string[]): number | undefined {
  let at = i + 1;
  if (words.length > MAX_NAME_WORDS) return undefined;
  for (let k = 1; k < words.length; k += 1) {
    const state =
      k === words.length - 1 ? stateEnd(tokens, tokens[at]?.text === ',' ? at + 1 : at, words[k] ?? '') : undefined;
    if (state !== undefined) return state;
    while (tokens[at]?.kind === 'sign' && ".'-".includes(tokens[at]?.text ?? ' ') && at - i < 14) at += 1;
    const token = tokens[at];
    const plain = token?.fold === 'sta' ? 'santa' : token?.fold;
    if (!token || (token.kind !== 'word' && token.kind !== 'number') || plain !== words[k]) return undefined;
    at += 1;
  }
  return at;
}

/** A name stands with a capital, or in small letters behind a word of direction. */
function writtenAsName(stream: Stream, i: number, to: number, named: Named): boolean {
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
      stream.fold(Math.max(stream.rowStart(i), i - 3), i),
    )
  );
}

function isPlaceLink(word: string): boolean {
  return /^(?:guatemala|de|en|y|con|para|por|desde|from|with|and|via|dap|ddp|cpt|pls|please|favor)$/.test(word);
}

function codeAt(stream: Stream, i: number, index: PlaceIndex, shouts: boolean): PlaceMention | undefined {
  const token = stream.tokens[i] as Token;
  const upper = token.text.toUpperCase();
  if (token.text.length < 3 || token.text.length > 5) return undefined;
  const routed = inRoute(stream, i, index);
  if (token.text !== upper && !(routed && token.text === token.fold)) return undefined;
  if (token.text.length > 3) {
    const desk = index.desk(upper);
    if (desk) return mentionOf(i, namedCode(upper, desk, index));
    if (upper.length === 4 && upper.startsWith('K') && index.world(upper.slice(1))?.countryCode === 'US')
      return mentionOf(i, namedCode(upper.slice(1), undefined, index));
    if (upper.length === 5 && index.world(upper.slice(2))?.countryCode === upper.slice(0, 2))
      return mentionOf(i, namedCode(upper.slice(2), undefined, index));
    return undefined;
  }
  const desk = index.desk(upper);
  const before = stream.fold(Math.max(stream.rowStart(i), i - 3), i);
  const after = stream.after(i + 1, 2);
  if (desk) {
    if (
      upper === 'SAP' &&
      (OTHER_SAP.test(after) || /\b(?:pedido|our|su|sistema|en|desde|orden|mm) ?$/.test(before)) &&
      !routed &&
      stream.labelAt(i)?.field !== 'destination'
    )
      return undefined;
    if (upper === 'SAL' && shouts && /\b(?:de|of) ?$/.test(before)) return undefined;
    if (/\b(?:modelo|model|type|tipo|p \/ n|part|code) ?$/.test(before)) return undefined;
    if (stream.tokens[i + 1]?.text === '-' && !stream.tokens[i + 1]?.spaced && stream.tokens[i + 2]?.kind === 'number')
      return undefined;
    return mentionOf(i, namedCode(upper, desk, index));
  }
  const field = stream.labelAt(i)?.field;
  const labelled =
    (field === 'origin' || field === 'route' || field === 'destination') && stream.labelAt(i)?.from === i;
  if (!index.world(upper)) {
    const stands = (labelled && field !== 'destination') || (routed && token.text === upper);
    return stands && !NO_CODES.has(upper) ? mentionOf(i, unknownAirport(upper)) : undefined;
  }
  if (routed || labelled) return mentionOf(i, namedCode(upper, undefined, index));
  if (NO_CODES.has(upper))
    return /\b(?:ex|from|desde|airport|aeropuerto) ?(?:: )?$/.test(before) &&
      !shouts &&
      (upper === 'CPT' || upper === 'CAN' || upper === 'DEL' || upper === 'SIN')
      ? mentionOf(i, namedCode(upper, undefined, index))
      : undefined;
  const bracketed = stream.tokens[i - 1]?.text === '(' && stream.tokens[i + 1]?.text === ')';
  if (bracketed || ROUTE_BEFORE.test(` ${before}`) || /^(?:to|a|hasta|airport|\) ?to)\b/.test(after))
    return mentionOf(i, namedCode(upper, undefined, index));
  return undefined;
}

/** Whether the code stands beside another code, or with a dash, a slash or an arrow between them. */
function inRoute(stream: Stream, i: number, index: PlaceIndex): boolean {
  const { tokens } = stream;
  const isCode = (token: Token | undefined) =>
    token?.kind === 'word' &&
    token.text.length === 3 &&
    (index.desk(token.text.toUpperCase()) !== undefined || index.world(token.text.toUpperCase()) !== undefined);
  const other = (near: number, far: number, step: 1 | -1) => {
    const sign = tokens[near];
    if (standsAlone(tokens[i]) && standsAlone(sign) && isCode(sign))
      return index.desk(sign?.text ?? '') !== undefined || index.desk(tokens[i]?.text ?? '') !== undefined;
    if (sign?.kind !== 'sign' || !'-/>'.includes(sign.text)) return false;
    let k = far;
    while (tokens[k]?.kind === 'sign' && '-/>'.includes(tokens[k]?.text ?? ' ')) k += step;
    const beside = tokens[k];
    if (!isCode(beside)) return false;
    const desk = index.desk(beside?.text.toUpperCase() ?? '') ?? index.desk(tokens[i]?.text.toUpperCase() ?? '');
    return desk !== undefined;
  };
  return other(i + 1, i + 2, 1) || other(i - 1, i - 2, -1);
}

/** A code in capitals that is no word of language or trade: beside another one it needs no sign (`MIA SJO`). */
function standsAlone(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^[A-Z]{3}$/.test(token.text) && !NO_CODES.has(token.text);
}

/** `MIASJO`: two codes in one word. */
function gluedPair(token: Token, i: number, index: PlaceIndex): PlaceMention[] | undefined {
  if (token.text.length !== 6 || token.text !== token.text.toUpperCase()) return undefined;
  const from = token.text.slice(0, 3);
  const to = index.desk(token.text.slice(3));
  if (!to || !index.world(from)) return undefined;
  return [mentionOf(i, namedCode(from, undefined, index)), mentionOf(i, namedCode(to.code, to, index))];
}

function mentionOf(at: number, named: Named): PlaceMention {
  return { at, to: at + 1, named, code: true };
}

function namedCode(code: string, airport: Airport | undefined, index: PlaceIndex): Named {
  const world = index.world(airport?.code ?? code);
  const origins: OriginAirport[] = world ? [world] : [];
  return { words: [code], places: [], airport, airportTown: undefined, country: undefined, origins };
}

/** A code that is in no table, where a route says that it is an airport's. */
function unknownAirport(code: string): Named {
  const airport: OriginAirport = { code, name: code, city: '', aliases: [], countryCode: '' };
  return {
    words: [code],
    places: [],
    airport: undefined,
    airportTown: undefined,
    country: undefined,
    origins: [airport],
  };
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
