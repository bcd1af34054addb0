import type { Finding, FindingCode } from '../reading/ledger/ledger.types.js';
import { filterDoubtsAbout } from './cargo-doubt.js';
import type { CodedHoldReason, HoldReasonCode } from './hold-reason.js';
import { findDecision, isCorrectedByHand, listDecidedFields } from './ledger/ledger-decision.js';
import { concernsDestination, type RouteFindingCode } from './route-finding.js';
import { isSpecified, type ShipmentRequest } from './shipment-request.js';

/** How many words a reason quotes from the email. */
const MAX_QUOTED = 5;
const MAX_QUOTED_LENGTH = 60;
/** What a statement about the route holds a quotation for. */
const ROUTE_REASONS = {
  'not-served': 'destination-not-served',
  export: 'not-air-freight',
  'other-mode': 'not-air-freight',
  'ambiguous-place': 'place-ambiguous',
  'delivery-unplaced': 'delivery-place-missing',
} as const satisfies Record<RouteFindingCode, HoldReasonCode>;
/** Terms under which the seller delivers beyond the airport. */
const DELIVERY_TERMS: ReadonlySet<string> = new Set(['DAP', 'DDP']);

/**
 * Why a reading is not certain enough to leave by itself: what the ledger of the email has left over, doubts, and what
 * the email asks for beyond a plain quotation. Values that a user confirmed by a correction are certain, and an entry that a
 * user gave its role is not left over.
 */
export function findReadingReasons(request: ShipmentRequest): CodedHoldReason[] {
  const { ledger, routeFindings = [] } = request;
  const isCorrected = isCorrectedByHand(request);
  const reasons: CodedHoldReason[] = statesNothing(request) ? [{ code: 'nothing-stated', params: {} }] : [];
  for (const { code, words } of routeFindings) {
    if (isCorrected && concernsDestination({ code, words })) continue;
    const reason = ROUTE_REASONS[code];
    if (reasons.some((one) => one.code === reason)) continue;
    reasons.push(
      reason === 'delivery-place-missing'
        ? { code: reason, params: { term: words } }
        : { code: reason, params: { words } },
    );
  }
  const doubts = listOpenDoubts(request);
  if (doubts.length > 0 && !isCorrected) {
    reasons.push({ code: 'figures-doubtful', params: { doubts: doubts.slice(0, MAX_QUOTED) } });
  }
  if (!ledger) return reasons;
  const leftOver = ledger.leftOver.filter((entry) => findDecision(request, entry) === undefined);
  const figures = leftOver.filter(({ kind }) => kind !== 'place' && kind !== 'airport');
  const places = leftOver.filter(({ kind }) => kind === 'place' || kind === 'airport');
  if (figures.length > 0 && !isCorrected) {
    reasons.push({ code: 'figures-left-over', params: { items: quote(figures.map(({ text }) => text)) } });
  }
  if (places.length > 0 && !isCorrected) {
    reasons.push({ code: 'places-left-over', params: { places: quote(places.map(({ text }) => text)) } });
  }
  const differences = ledger.differences ?? [];
  if (differences.length > 0 && !isCorrected) reasons.push({ code: 'readings-differ', params: { differences } });
  const findings = ledger.findings.filter(({ code, words }) => !isNoted(request, code, words));
  const others = findings.map(toReason).filter(({ code }) => !reasons.some((one) => one.code === code));
  const delivery = findDeliveryReasons(request).filter(({ code }) => !reasons.some((one) => one.code === code));
  return [...reasons, ...delivery, ...others];
}

/** Whether a user has seen what the email asks for. */
function isNoted(request: ShipmentRequest, kind: FindingCode, text: string): boolean {
  return findDecision(request, { kind, part: 'body', start: 0, end: 0, text }) !== undefined;
}

function listOpenDoubts(request: ShipmentRequest) {
  const doubts = [...(request.ledger?.doubts ?? []), ...(request.cargoDoubts ?? [])];
  const settled = filterDoubtsAbout(doubts, listDecidedFields(request));
  return doubts.filter((doubt) => !settled.includes(doubt));
}

function findDeliveryReasons({
  incoterm,
  destination,
  airportDestination,
  ledger,
}: ShipmentRequest): CodedHoldReason[] {
  const hasPlace = destination.city !== undefined || destination.address !== undefined;
  if (incoterm === undefined || !DELIVERY_TERMS.has(incoterm) || hasPlace) return [];
  if (ledger?.endsAtAirport && airportDestination !== undefined) return [];
  return [{ code: 'delivery-place-missing', params: { term: incoterm } }];
}

/** No cargo and no destination: nothing that a price could rest on. */
function statesNothing({ goods, airportDestination, destination }: ShipmentRequest): boolean {
  // `Traer un paquete`: one of something, of which nothing else is said, is no cargo.
  const countsPieces = isSpecified(goods.pieces) && goods.pieces > 1;
  const isMeasured = [goods.grossWeightKg, goods.volumeM3].some(isSpecified) || goods.dimensionLines.length > 0;
  return !countsPieces && !isMeasured && ![airportDestination, destination.country, destination.city].some(Boolean);
}

function quote(words: readonly string[]): string[] {
  return words.slice(0, MAX_QUOTED).map((one) => one.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTED_LENGTH));
}

function toReason({ code, words }: Finding): CodedHoldReason {
  const quoted = quote([words])[0] ?? '';
  return REASONS[code](quoted);
}

const REASONS: Readonly<Record<FindingCode, (words: string) => CodedHoldReason>> = {
  'special-cargo': (words) => ({ code: 'special-cargo', params: { words } }),
  wish: (words) => ({ code: 'special-wish', params: { words } }),
  dangerous: (words) => ({ code: 'dangerous-goods-suspected', params: { words } }),
};
