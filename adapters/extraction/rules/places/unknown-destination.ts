import type { TokenStream } from '../text/token-stream.js';
import { NO_CODES, TERM_CODES } from './airport-codes.words.js';
import { parseCountryName } from './countries.js';
import { findBracketEnd, quoteWords } from './route-origin.js';
import type { WeighedRoles } from './weighed-roles.js';

/** Words and signs that lead from the origin to the destination. */
const TO_DESTINATION = /^(?:to|a|hacia|hasta|into|para|destino|destination|dest)$/;
const LINKS = /^(?:to|a|hasta|hacia|-|>|\/)$/;
/** How many words of a name may stand before the country (`a Villa María, Argentina`). */
const NAME_REACH = 4;
/** Words behind `to` with a capital that are no place. */
const NO_PLACE: ReadonlySet<string> = new Set(
  (
    'the our my your his her el la los las nuestra nuestro mi su door puerta aeropuerto airport bodega warehouse office oficina ' +
    'customer client cliente consignee cnee destination destino dap ddp dpu cpt cip cif cfr fob fca exw costa central centroamerica'
  ).split(' '),
);

/**
 * The words of a destination that no table knows: a country beyond the six, a code or a name behind the origin.
 * @param isAirport whether three letters are the code of an airport
 */
export function findUnknownEnd(
  stream: TokenStream,
  origin: WeighedRoles | undefined,
  isAirport: (code: string) => boolean,
): string | undefined {
  return findCountryWords(stream) ?? findWordsBehindOrigin(stream, origin) ?? findPairOfCodes(stream, isAirport);
}

/** `MIA-SJC`: two codes in capitals, the first of an airport. */
function findPairOfCodes(stream: TokenStream, isAirport: (code: string) => boolean): string | undefined {
  const at = stream.tokens.findIndex(
    ({ text }, k) =>
      isCode(text) &&
      isAirport(text) &&
      LINKS.test(stream.tokens[k + 1]?.fold ?? '') &&
      isCode(stream.tokens[k + 2]?.text ?? ''),
  );
  return at < 0 ? undefined : quoteWords(stream, at, at + 3);
}

function isCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text) && !NO_CODES.has(text) && !TERM_CODES.has(text);
}

/** `to Colombia`, `a Córdoba, Argentina`: a country beyond the six as the destination. */
function findCountryWords(stream: TokenStream): string | undefined {
  for (const [i, token] of stream.tokens.entries()) {
    if (token.kind !== 'word' || !/^\p{Lu}/u.test(token.text)) continue;
    if (parseCountryName(stream.getText(i, Math.min(i + 4, stream.getLineEnd(i)))) === undefined) continue;
    const from = findNameStart(stream, i);
    if (from !== undefined) return quoteWords(stream, from, i + 1);
  }
  return undefined;
}

/** Where the word of direction before a country, or before the name in front of it, stands. */
function findNameStart({ tokens }: TokenStream, country: number): number | undefined {
  for (let k = country - 1; k >= Math.max(0, country - NAME_REACH - 1); k -= 1) {
    const token = tokens[k];
    if (!token || token.kind === 'break') return undefined;
    if (TO_DESTINATION.test(token.fold)) return k;
    const isArticle = /^(?:the|la|el|:)$/.test(token.fold);
    const isName = token.text === ',' || (token.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(token.text));
    if (!isArticle && !(isName && isLedByComma(tokens[country - 1]?.text))) return undefined;
  }
  return undefined;
}

function isLedByComma(before: string | undefined): boolean {
  return before === ',' || before === '(';
}

/** `from Miami to Timbuktu`, `MIA-XQZ`: a name or code that nobody knows behind the origin. */
function findWordsBehindOrigin(stream: TokenStream, origin: WeighedRoles | undefined): string | undefined {
  if (origin?.group.stream !== stream) return undefined;
  const to = findBracketEnd(origin.group);
  const [link, name] = [stream.tokens[to], stream.tokens[to + 1]];
  if (!link || name?.kind !== 'word' || !LINKS.test(link.fold)) return undefined;
  const isName = link.kind === 'word' && /^\p{Lu}\p{L}{2,}$/u.test(name.text) && !NO_PLACE.has(name.fold);
  return isName || isCode(name.text) ? quoteWords(stream, origin.group.at, to + 2) : undefined;
}
