import type { ExtractionInput } from '../../../../domain/quoting/shipment-extractor.port.js';
import { type Evidence, findMissingFields, type ShipmentRequest } from '../../../../domain/quoting/shipment-request.js';
import type { LeftOver } from '../../../../domain/reading/ledger/ledger.types.js';
import { hasSeveralShipments, offersChoice } from '../intent/several-shipments.js';
import { foldText } from '../text/normalize-text.js';
import { type Passage, type SplitEmail, splitEmail } from '../text/split-email.js';
import { findItemLayouts, type ItemLayout, type ItemSpan } from './item-spans.js';

/** A stretch of the body as it was received. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** One shipment as it was read out of its own words and those that hold for all. */
interface Part {
  readonly request: ShipmentRequest;
  readonly own: Span;
}

/** Reads an email as if it held one shipment. */
export type ReadShipment = (email: ExtractionInput) => ShipmentRequest;

/** Values of the cargo: each belongs to one shipment alone. */
const CARGO_FIELDS = ['goods.weight', 'goods.pieces', 'goods.dimensions', 'goods.volume', 'goods.value'] as const;
const DESTINATION_FIELDS = ['airportDestination', 'destination.city', 'destination.country'] as const;
/** Where a longer text is a list of something else. */
const MAX_TEXT_LENGTH = 12_000;
/** Characters that are read for all layouts together: a text must not take longer than the reader has time for. */
const MAX_READ_CHARACTERS = 40_000;
/** What reading takes however short the text is, as characters. */
const READ_OVERHEAD = 400;

/**
 * The shipments of an email that holds several, in their order: each is read by itself out of its own words and those
 * that hold for all. Undefined where a figure or a place cannot be given to exactly one of them, where one is not
 * complete by itself, or where they may be alternatives or one consignment.
 * @param whole the email as it is read as one shipment
 */
export function tellShipmentsApart(
  email: ExtractionInput,
  whole: ShipmentRequest,
  read: ReadShipment,
): ShipmentRequest[] | undefined {
  if (!whole.isQuotationRequest || !mayHoldSeveral(whole)) return undefined;
  const parts = splitEmail(email);
  const passage = parts.passages.find(({ kind }) => kind === 'top');
  const zone = passage && findZone(passage);
  if (!passage || !zone || zone.to - zone.from > MAX_TEXT_LENGTH) return undefined;
  if (offersChoice(passage.fold) || NOT_SHIPMENTS_EACH.some((pattern) => pattern.test(passage.fold))) return undefined;
  const fold = foldText(parts.normalBody.text).slice(zone.from, zone.to);
  const effort = READ_OVERHEAD + email.body.length;
  let left = MAX_READ_CHARACTERS;
  const layouts = findItemLayouts(fold).filter((layout) => layout.isMarked || listsInProse(fold, layout));
  for (const layout of layouts) {
    if (left < effort * layout.items.length) return undefined;
    const shipments = readLayout(email, layout, parts, zone.from, (part) => {
      left -= effort;
      return read(part);
    });
    if (shipments) return shipments.map((shipment) => ({ ...shipment, isQuotationRequest: true }));
  }
  return undefined;
}

/** The email says so, or its reading as one shipment leaves something over or in doubt. */
function mayHoldSeveral({ severalShipments, ledger, cargoDoubts, warnings }: ShipmentRequest): boolean {
  if (severalShipments || (cargoDoubts?.length ?? 0) > 0 || warnings.length > 0) return true;
  return ledger !== undefined && (ledger.leftOver.length > 0 || ledger.doubts.length > 0);
}

/** Prose lists shipments where it says that they are several, or where each item begins with its cargo or its way. */
function listsInProse(fold: string, { items }: ItemLayout): boolean {
  return SAYS_SEVERAL.test(fold) || items.every(({ from, to }) => BEGINS_PLAINLY.test(fold.slice(from, to)));
}

const SAYS_SEVERAL =
  /\b(?:both|each|two|three|four|separate(?:ly)?|quotes|ambos|ambas|todos|todas|cada (?:uno|una)|dos|tres|cuatro|separad[oa]s?|cotizaciones|embarques|envios|shipments|consignments)\b/u;
const BEGINS_PLAINLY =
  /^[\s>]*(?:(?:hola|hi|hello|buen[oa]?s? (?:dias?|tardes)|good (?:morning|day))[\s,.:!]+)?(?:(?:to|for|from|ex|a|al|para|hacia|hasta|desde|de)\s|\d|[a-z]{3} ?[-:>/])/u;

/**
 * Words of a choice, of goods that travel together, of what was, is usual or may be, or of a correction: then the items
 * are not shipments of which each is asked for.
 */
const NOT_SHIPMENTS_EACH: readonly RegExp[] = [
  /\b(?:original(?:ly|mente)|now|ahora|last (?:week|month|year|time)|yesterday|ayer|pasad[oa]|previous(?:ly)?|earlier|anterior(?:es|mente)?)\b/u,
  /\b(?:every (?:week|month)|weekly|monthly|semanal(?:es|mente)?|mensual(?:es|mente)?|cada (?:semana|mes)|usually|normally|normalmente)\b/u,
  /\b(?:already|sorry|actually|instead|correction|correccion|update[ds]?|perdon|disculp[ae]n?|en vez|en lugar|mejor dicho|en realidad)\b/u,
  /\b(?:booked|booking|shipped|received|quoted|moved|reservad[oa]s?|recibimos|enviamos|movimos|cotizaron|mandamos)\b/u,
  /\b(?:for example|e\. ?g\.|por ejemplo|for reference|como referencia|depending|dependiendo|otherwise|en caso)\b/u,
  /(?:^|[\s(])(?:if|si) (?:the|el|la|los|it|they|you|se|nos|client[a-z]*|customer)\b.{0,60}\d/u,
  /\b(?:either|whichever|alternativ[a-z]*|opts?|options?|opcion(?:es)?|versus|vs|cheaper|cheapest|compar(?:e|ar|ison|ativ[ao])|mas barat[oa]|mas economic[oa])\b/u,
  /\b(?:consolidat[a-z]*|consolid[a-z]+|together|junt[oa]s|same (?:awb|flight|shipment)|mism[oa] (?:guia|vuelo|embarque))\b/u,
  /\b(?:one|single|un solo|un mismo|un unico) (?:awb|shipment|embarque|envio)\b|\b(?:split|divid(?:e|ir|ed)) (?:the|el|la|in|en)\b/u,
  /\b(?:same|mism[oa]s?|identical|identic[oa]s?|ditto|idem) (?:goods|cargo|carga|size|sizes|medidas?|weight|peso|pieces|bultos)\b/u,
  /(?:^|[\n;.,]) ?(?:or|o|or else|o bien) (?:to|a|for|para)\b/u,
];

function findZone({ lines }: Passage): { readonly from: number; readonly to: number } | undefined {
  const [first] = lines;
  const last = lines.at(-1);
  return first && last && { from: first.from, to: last.to };
}

function readLayout(
  email: ExtractionInput,
  layout: ItemLayout,
  { normalBody }: SplitEmail,
  offset: number,
  read: ReadShipment,
): ShipmentRequest[] | undefined {
  const toSpan = ({ from, to, labelTo }: ItemSpan) => ({
    start: normalBody.at[offset + from] ?? 0,
    end: normalBody.at[offset + to] ?? email.body.length,
    labelEnd: normalBody.at[offset + labelTo] ?? 0,
  });
  const items = layout.items.map(toSpan);
  const labels = items.map(({ start, labelEnd }) => ({ start, end: labelEnd }));
  const parts: Part[] = [];
  for (const own of items) {
    const others = items.filter((one) => one !== own);
    const body = blank(email.body, [...labels, ...others]);
    const request = read({ ...email, body });
    if (!isShipmentByItself(request, own)) return undefined;
    // Two shipments within one item, or a choice within what holds for all.
    const inside = splitEmail({ ...email, subject: undefined, body: blankAround(body, own) }).passages;
    if (hasSeveralShipments(inside)) return undefined;
    parts.push({ request, own });
  }
  if (!goDifferentWays(parts, layout) || !statesAlike(parts) || repeatsCargo(parts)) return undefined;
  return assignLeftOvers(parts);
}

/** The text with the spans as blanks: every other character keeps its place. */
function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) => left.slice(0, start) + left.slice(start, end).replace(/[^\n\r]/gu, ' ') + left.slice(end),
    text,
  );
}

function blankAround(text: string, { start, end }: Span): string {
  return blank(text, [
    { start: 0, end: start },
    { start: end, end: text.length },
  ]);
}

/** Whether a firm price can be made of the reading, and every figure of its cargo stands in the item's own words. */
function isShipmentByItself(request: ShipmentRequest, own: Span): boolean {
  if (findMissingFields(request).length > 0) return false;
  return CARGO_FIELDS.every((field) => (request.evidence[field] ?? []).every((one) => isWithin(one, own)));
}

function isWithin({ part, start, end }: Pick<Evidence, 'part' | 'start' | 'end'>, own: Span): boolean {
  return part === 'body' && start >= own.start && end <= own.end;
}

type Source = 'own' | 'shared' | 'none';

function findSource({ request, own }: Part, fields: readonly string[]): Source {
  const places = fields.flatMap((field) => request.evidence[field] ?? []);
  if (places.length === 0) return 'none';
  return places.some((one) => isWithin(one, own)) ? 'own' : 'shared';
}

/** Each has a destination of its own, unlike the others'; shipments that are called so may share one. */
function goDifferentWays(parts: readonly Part[], { kind }: ItemLayout): boolean {
  const sources = parts.map((part) => findSource(part, DESTINATION_FIELDS));
  const ways = parts.map(({ request: { airportDestination, destination } }) =>
    [airportDestination, destination.country, foldText(destination.city ?? '')].join(),
  );
  const isOwn = sources.every((source) => source === 'own');
  if (kind === 'shipment') return isOwn || sources.every((source) => source === 'shared');
  return isOwn && new Set(ways).size === ways.length;
}

/** A term and a place that some state for themselves and the others take from what holds for all: which holds? */
function statesAlike(parts: readonly Part[]): boolean {
  const isAlike = (field: string, mayLack: boolean) => {
    const sources = new Set(parts.map((part) => findSource(part, [field])));
    if (mayLack && !sources.has('shared')) sources.delete('none');
    return sources.size <= 1;
  };
  return isAlike('incoterm', false) && isAlike('airportDestination', true) && isAlike('destination.city', true);
}

/** The same cargo twice may be one cargo with a choice of ways. */
function repeatsCargo(parts: readonly Part[]): boolean {
  const cargoes = parts.map(({ request: { goods } }) =>
    [goods.grossWeightKg, goods.pieces, goods.volumeM3, goods.description].join(),
  );
  return new Set(cargoes).size < cargoes.length;
}

/** What one shipment leaves over may be another's destination; a figure that stands with none of them is nobody's. */
function assignLeftOvers(parts: readonly Part[]): ShipmentRequest[] | undefined {
  const assigned: ShipmentRequest[] = [];
  for (const part of parts) {
    const { request, own } = part;
    const others = parts.filter((one) => one !== part).flatMap(listDestinationNames);
    const leftOver = (request.ledger?.leftOver ?? []).filter((one) => !isOfOthers(one, others));
    if (leftOver.some((one) => !isWithin(one, own))) return undefined;
    assigned.push({
      ...request,
      severalShipments: false,
      ...(request.ledger ? { ledger: { ...request.ledger, leftOver } } : {}),
    });
  }
  return assigned;
}

function listDestinationNames({ request }: Part): string[] {
  const { airportDestination, destination, evidence } = request;
  const words = DESTINATION_FIELDS.flatMap((field) => (evidence[field] ?? []).map(({ text }) => text));
  return [airportDestination, destination.city, ...words].flatMap((name) => (name ? [foldText(name)] : []));
}

function isOfOthers({ kind, text }: LeftOver, names: readonly string[]): boolean {
  return (kind === 'place' || kind === 'airport') && names.includes(foldText(text));
}
