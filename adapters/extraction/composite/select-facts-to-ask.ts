import { ASKABLE_FIELDS, type AskableField } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import { isSpecified, type ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { listFactsInQuestion } from './words-in-question.js';

/** When the second reader is asked: where the rules are unsure, or about every email. */
export const LLM_FALLBACK_MODES = ['assist', 'always'] as const;
export type LlmFallbackMode = (typeof LLM_FALLBACK_MODES)[number];

/** A reading of which fewer were right is asked about although nothing is left over: it was found by a narrow margin. */
export const NARROW_CONFIDENCE = 0.9;
/** An email with so many facts of a shipment may be a request even where the rules say that it asks for nothing. */
export const MIN_REQUEST_FACTS = 2;

const PRICE_FACTS: readonly AskableField[] = ['weight', 'pieces', 'dimensions', 'volume', 'airportDestination'];

/** What the second reader is asked: what is missing, left over or in doubt, and nothing where the rules are sure. */
export function selectFactsToAsk(request: ShipmentRequest, mode: LlmFallbackMode): readonly AskableField[] {
  if (mode === 'always') return ASKABLE_FIELDS;
  // The model's values could not be assigned to one of several shipments: staff review such an email anyway.
  if (request.severalShipments || request.furtherShipments) return [];
  if (!request.isQuotationRequest) {
    return countShipmentFacts(request) >= MIN_REQUEST_FACTS ? ['request', ...findMissingFacts(request)] : [];
  }
  const open = [...listFactsInQuestion(request), ...findMissingFacts(request)];
  const isUnsure = request.warnings.length > 0 || (open.length === 0 && request.confidence < NARROW_CONFIDENCE);
  return [...new Set(isUnsure ? [...PRICE_FACTS, ...open] : open)];
}

/** How many of the facts that make a shipment were found. */
export function countShipmentFacts(request: ShipmentRequest): number {
  const { goods } = request;
  const facts = [
    isSpecified(goods.grossWeightKg),
    isSpecified(goods.pieces),
    hasSize(request),
    hasDestination(request),
  ];
  return facts.filter(Boolean).length;
}

function findMissingFacts(request: ShipmentRequest): AskableField[] {
  const { goods } = request;
  const missing: AskableField[] = [];
  if (!isSpecified(goods.grossWeightKg)) missing.push('weight');
  if (!isSpecified(goods.pieces) && goods.dimensionLines.length === 0) missing.push('pieces');
  if (!hasSize(request)) missing.push('dimensions', 'volume');
  if (!hasDestination(request)) missing.push('airportDestination', 'deliveryPlace');
  return missing;
}

function hasSize({ goods }: ShipmentRequest): boolean {
  return goods.dimensionLines.length > 0 || isSpecified(goods.volumeM3);
}

function hasDestination({ airportDestination, destination }: ShipmentRequest): boolean {
  return Boolean(airportDestination ?? destination.country);
}
