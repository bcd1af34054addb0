import type { RouteFinding } from '../../../../domain/quoting/route-finding.js';
import type { Label } from '../text/labels.js';
import type { TokenStream } from '../text/token-stream.js';
import { type DeliveryIntent, findDeliveryWords, type NamedPassage } from './delivery-intent.js';
import type { PlaceMention } from './place-mention.js';
import {
  AS_FAR_AS,
  CONSIGNEE,
  ENDS_AT,
  FOR_SITE,
  GOES_TO_SITE,
  ONWARD_TO_SITE,
  REACHES_SITE,
  WANTED_AT_SITE,
} from './place-roles.words.js';
import { quoteWords } from './route-origin.js';
import type { ShipmentRoute } from './route-resolution.js';
import { SITE_HEADS } from './site-names.words.js';
import { NO_PLACE_NAMES, SITE_NOUNS } from './unplaced-delivery.words.js';

/** How many words may lead to the place. */
const REACH = 12;
/** What leads to a place beyond the airport, whatever its name is. */
const LEADS_TO_PLACE: readonly RegExp[] = [
  AS_FAR_AS,
  ENDS_AT,
  FOR_SITE,
  GOES_TO_SITE,
  ONWARD_TO_SITE,
  REACHES_SITE,
  WANTED_AT_SITE,
];
/** `go to our resort in ...`: the goods, or papers. */
const GOES_TO_OWN =
  /\b(?:goes|go|vana?|lleg[a-z]+) (?:to|a|hasta) (?:the|our|my|la|el|mi|nuestr[oa]) [a-z]+ (?:in|en|de) $/;
/** `to Montelimar via MGA`: the airport is named as the way to the place. */
const TO = /\b(?:to|a|hasta|hacia|para) $/;
const VIA_BEHIND = /^(?:(?!via)[a-z]+ |, ?){0,4}(?:via|por) (?:el |the )?(?:aeropuerto |airport )?[a-z]+/;

/** What the search for a delivery without a place rests on. */
export interface StatedDelivery {
  readonly passages: readonly NamedPassage[];
  readonly route: ShipmentRoute;
  readonly intent: DeliveryIntent;
  /** The email says that the shipment ends at the airport, or has no word of a delivery. */
  readonly endsAtAirport: boolean;
}

/**
 * A delivery beyond the airport of which no place was read: a name in a place's position that no table knows (`Destino final:
 * Montelimar`), or the wish alone (`Door delivery please`). Undefined where a place was read, or none is asked for.
 */
export function findUnplacedDelivery({
  passages,
  route,
  intent,
  endsAtAirport,
}: StatedDelivery): RouteFinding | undefined {
  if (intent === 'airport' || route.findings.length > 0) return undefined;
  const elsewhere = route.city === undefined ? undefined : passages.map(findUnknownTown).find(Boolean);
  if (elsewhere !== undefined) return { code: 'delivery-unplaced', words: elsewhere };
  if (route.city !== undefined || route.address !== undefined) return undefined;
  const unknown = passages.map(findUnknownPlace).find(Boolean);
  const words = unknown ?? (intent === 'door' && !endsAtAirport ? findDeliveryWords(passages) : undefined);
  return words === undefined ? undefined : { code: 'delivery-unplaced', words };
}

const DELIVERS_TO =
  /\b(?:deliver(?:ed|y)?|entreg\w{1,6}|dap|ddp)(?: [a-z]{1,12}){0,5} (?:to|at|in|en|a) $|\b(?:dap|ddp|entrega en|deliver(?:ed|y)? (?:to|in|at)) $/;

/** `DAP Zona 10`, `entrega en Barrio Abajo`: a part of the town that was read. */
const WITHIN_TOWN =
  /^(?:zona|zone|barrio|col|sector|reparto|calle|street|avenida|avenue|boulevard|edificio|building|torre|tower|plaza|centro|km)$/;
/** What parts the statements of a sentence. */
const PARTS: ReadonlySet<string> = new Set([',', ';', '\n']);

/** `from Porto to San Salvador, DAP Zumbalanga`: a sentence of delivery to a name alone that no table knows. */
function findUnknownTown({ stream, places }: NamedPassage): string | undefined {
  const at = stream.tokens.findIndex((_, i) => {
    if (
      !isName(stream, i) ||
      SITE_HEADS.has(stream.tokens[i]?.fold ?? '') ||
      WITHIN_TOWN.test(stream.tokens[i]?.fold ?? '')
    )
      return false;
    const isEnd = (k: number) => PARTS.has(stream.tokens[k]?.text ?? '\n');
    let [from, to] = [i, i + 1];
    while (from > stream.getClauseStart(i) && !isEnd(from - 1)) from -= 1;
    while (to < stream.getClauseEnd(i) && !isEnd(to)) to += 1;
    if (places.some((place) => place.at >= from && place.at < to)) return false;
    // `Sunset Point Marina, Colón`: a site by its name, before its town.
    const isSite = stream.tokens.slice(i, to).some(({ fold }) => SITE_NOUNS.has(fold));
    if (isSite && places.some((place) => place.at === to + 1 && place.named.places.length > 0)) return false;
    return DELIVERS_TO.test(`${stream.getFoldedText(Math.max(from, i - REACH), i)} `);
  });
  return at < 0 ? undefined : quoteWords(stream, Math.max(stream.getClauseStart(at), at - 4), at + 1);
}

/** The words with the first name in the position of a place that goods are brought to, where no table knows it. */
function findUnknownPlace({ stream, places }: NamedPassage): string | undefined {
  const isKnown = (i: number) => places.some(({ at, to }) => i >= at && i < to);
  const label = stream.labels.find((one) => namesUnknownPlace({ stream, places }, one));
  if (label) return quoteWords(stream, label.at, Math.min(label.to, label.from + REACH));
  const at = stream.tokens.findIndex((_, i) => isName(stream, i) && !isKnown(i) && isBroughtTo(stream, i));
  return at < 0 ? undefined : quoteWords(stream, Math.max(stream.getClauseStart(at), at - 4), at + 1);
}

/** `Destination: Zumbalanga, Nicaragua`: the value of a label begins with a name, and holds no known place but a country. */
function namesUnknownPlace({ stream, places }: NamedPassage, label: Label): boolean {
  if ((label.field !== 'destination' && label.field !== 'delivery') || CONSIGNEE.test(label.phrase)) return false;
  const { from, to } = label;
  const known = places.filter(({ at }) => at >= from && at < Math.min(to, from + REACH));
  const isCountry = ({ at, named }: PlaceMention) => at > from && named.country !== undefined;
  return stream.tokens[from - 1]?.kind === 'sign' && known.every(isCountry) && isName(stream, from);
}

/** A word in capitals or with one that may be the name of a place. */
function isName({ tokens }: TokenStream, i: number): boolean {
  const token = tokens[i];
  if (token?.kind !== 'word' || token.text.length < 4 || NO_PLACE_NAMES.has(token.fold)) return false;
  return /^\p{Lu}/u.test(token.text);
}

function isBroughtTo(stream: TokenStream, i: number): boolean {
  const before = `${stream.getFoldedText(Math.max(stream.getLineStart(i), i - REACH), i)} `;
  if (LEADS_TO_PLACE.some((pattern) => pattern.test(before)) || GOES_TO_OWN.test(before)) return true;
  return TO.test(before) && VIA_BEHIND.test(stream.getTextAfter(i + 1, 6));
}
