import { ASKABLE_FACTS, type AskableFact } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import { isStated, type ShipmentRequest } from '../../../domain/quoting/shipment-request.js';

/** When the second reader is asked: where the rules are unsure, or about every email. */
export const READER_MODES = ['assist', 'always'] as const;
export type ReaderMode = (typeof READER_MODES)[number];

/** Below this confidence the rules are unsure of the whole reading. */
export const LOW_CONFIDENCE = 0.6;
/** An email with so many facts of a shipment may be a request even where the rules say that it asks for nothing. */
export const FACTS_OF_A_REQUEST = 2;

const PRICE_FACTS: readonly AskableFact[] = ['weight', 'pieces', 'dimensions', 'volume', 'airportDestination'];

/** What the second reader is asked: nothing where the rules are sure. */
export function askedFacts(read: ShipmentRequest, mode: ReaderMode): readonly AskableFact[] {
  if (mode === 'always') return ASKABLE_FACTS;
  // Which shipment a second opinion speaks of could not be told: a person looks at it anyway.
  if (read.severalShipments) return [];
  if (!read.isQuotationRequest) {
    return factsOfShipment(read) >= FACTS_OF_A_REQUEST ? ['request', ...missingIn(read)] : [];
  }
  const isUnsure = read.warnings.length > 0 || read.confidence < LOW_CONFIDENCE;
  return isUnsure ? [...new Set([...PRICE_FACTS, ...missingIn(read)])] : missingIn(read);
}

/** How many of the facts that make a shipment were found. */
export function factsOfShipment(read: ShipmentRequest): number {
  const { goods } = read;
  const facts = [isStated(goods.grossWeightKg), isStated(goods.pieces), hasSize(read), hasDestination(read)];
  return facts.filter(Boolean).length;
}

function missingIn(read: ShipmentRequest): AskableFact[] {
  const { goods } = read;
  const missing: AskableFact[] = [];
  if (!isStated(goods.grossWeightKg)) missing.push('weight');
  if (!isStated(goods.pieces) && goods.dimensionLines.length === 0) missing.push('pieces');
  if (!hasSize(read)) missing.push('dimensions', 'volume');
  if (!hasDestination(read)) missing.push('airportDestination', 'deliveryPlace');
  return missing;
}

function hasSize({ goods }: ShipmentRequest): boolean {
  return goods.dimensionLines.length > 0 || isStated(goods.volumeM3);
}

function hasDestination({ airportDestination, destination }: ShipmentRequest): boolean {
  return Boolean(airportDestination ?? destination.country);
}
