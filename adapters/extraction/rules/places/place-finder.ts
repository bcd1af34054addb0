import type { LabelField } from '../text/label-phrases.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { parseCodeAt, toPlaceMention } from './airport-codes.js';
import { findStateEnd } from './countries.js';
import { toNamedAirport } from './named-airport.js';
import type { NamedPlace, PlaceIndex } from './place-index.js';
import type { PlaceMention } from './place-mention.js';
import { dropSiteNames } from './site-names.js';

const MAX_MENTIONS = 400;
const MAX_NAME_WORDS = 8;
/** Fields whose values are places. */
const PLACE_FIELDS: ReadonlySet<LabelField> = new Set(['origin', 'destination', 'delivery', 'pickup', 'route']);
/** Words before a name in small letters. */
const SMALL_NAME_BEFORE =
  /(?:^| )(?:a|al|hacia|hasta|asta|en|para|de|d|desde|to|from|in|ex|por|via|into|-|>|\/|pa|y|o|or|and|dap|ddp|dpu|cpt|origen|origin|destino|destination|dest|(?:destino|destination|entrega|delivery|place) final|(?:final|door|local) delivery|(?:place of|lugar de) (?:delivery|entrega)|deliver(?:y|ed)?|entrega(?:r|d[oa]s?)?|domicilio) ?(?:: ?)?(?:el |la )?$/;

/** Finds every name and code of places in the text. */
export function findPlaces(stream: TokenStream, index: PlaceIndex): PlaceMention[] {
  const found: PlaceMention[] = [];
  const { tokens } = stream;
  const shouts = isShouted(tokens);
  const parseName = (at: number) => parseNameAt(stream, at, index);
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
    const code = parseCodeAt({ stream, index, shouts, previous: found.at(-1), parseName }, i);
    const name = parseName(i);
    const mention = code && (!name || name.to - name.at <= 1) ? code : name;
    if (!mention) continue;
    found.push(mention);
    i = mention.to - 1;
  }
  return dropSiteNames(stream, found);
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
    if (
      !(isWrittenAsName(stream, i, to, named) || startsRoute(stream, to, named, index)) ||
      isAmericanState(stream, i, named)
    )
      continue;
    if (isCountryOfCity(stream, i, to, named) || isWayOver(first, named)) continue;
    return { at: i, to, named, code: false };
  }
  return undefined;
}

/** `desde Shanghái vía Tocumen`: the word of a way, not the street of that name. */
function isWayOver({ text }: Token, { words }: NamedPlace): boolean {
  return words[0] === 'via' && /^\p{Ll}/u.test(text);
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

/** `chicago -> sjo`: a name in small letters that a sign or a word of a route joins to a served airport. */
function startsRoute({ tokens }: TokenStream, to: number, { origins }: NamedPlace, index: PlaceIndex): boolean {
  if (origins.length === 0) return false;
  // `bogota (bog) > pty`
  let k = tokens[to]?.text === '(' && tokens[to + 2]?.text === ')' ? to + 3 : to;
  if (tokens[k]?.text === ',' && /^[a-z]{2}$/.test(tokens[k + 1]?.fold ?? '')) k += 2;
  const start = k;
  if (/^(?:to|a|hasta|hacia)$/.test(tokens[k]?.fold ?? '')) k += 1;
  else while (tokens[k]?.kind === 'sign' && '-/>'.includes(tokens[k]?.text ?? ' ')) k += 1;
  const code = tokens[k]?.text.toUpperCase() ?? '';
  // `miami sap`: a word for a town and, right behind it, a code.
  if (k === start) return code.length === 3 && k === to && index.findServedAirport(code) !== undefined;
  if (code.length === 3 && index.findServedAirport(code) !== undefined) return true;
  return index
    .findByFirstWord(tokens[k]?.fold ?? '')
    .some((named) => isServedName(named) && findMatchEnd(tokens, k, named.words) !== undefined);
}

/** A served country or airport, or a town of some size. */
function isServedName({ country, airport, airportTown, places }: NamedPlace): boolean {
  return (
    country !== undefined || airport !== undefined || airportTown !== undefined || (places[0]?.population ?? 0) > 5000
  );
}

/** A name starts with a capital, or follows a word of direction in lower case. */
function isWrittenAsName(stream: TokenStream, i: number, to: number, named: NamedPlace): boolean {
  const token = stream.tokens[i] as Token;
  const known =
    named.country !== undefined ||
    named.origins.length > 0 ||
    named.airport !== undefined ||
    (named.places[0]?.population ?? 0) > 5000;
  if (isNounBehindArticle(stream, i, to)) return false;
  if (token.text !== token.fold || /^\p{Lu}/u.test(token.text)) {
    const generic =
      named.words.length === 1 &&
      !known &&
      stream.tokens[to]?.kind === 'word' &&
      /^\p{Lu}/u.test(stream.tokens[to]?.text ?? '');
    return !generic;
  }
  if (named.words.length > 1 && /^\d+$/.test(named.words.at(-1) ?? '')) return true;
  const label = stream.findLabelAt(i);
  const before = stream.getFoldedText(Math.max(stream.getLineStart(i), i - 5), i);
  const isCued = (label?.from === i && PLACE_FIELDS.has(label.field)) || SMALL_NAME_BEFORE.test(before);
  if (isCued && known && named.words.length > 1 && !/^(?:la|el|los|las)$/.test(named.words[0] ?? '')) return true;
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
  return isCued && known;
}

/** `La máquina vale 6.300 euros`: an article at the head of a sentence, and a noun in small letters. */
function isNounBehindArticle({ tokens }: TokenStream, i: number, to: number): boolean {
  return to > i + 1 && /^(?:La|El|Los|Las)$/.test(tokens[i]?.text ?? '') && /^\p{Ll}/u.test(tokens[to - 1]?.text ?? '');
}

function isPlaceLink(word: string): boolean {
  return /^(?:guatemala|de|en|y|con|para|por|desde|from|with|and|via|dap|ddp|cpt|pls|please|favor)$/.test(word);
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
