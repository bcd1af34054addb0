import type { ExtractedValue, LlmExtraction } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import {
  type Evidence,
  isSpecified,
  type RequestedGoods,
  type ShipmentRequest,
  type ValueConflict,
} from '../../../domain/quoting/shipment-request.js';
import { computeConfidence } from '../../../domain/reading/confidence/compute-confidence.js';
import { COMPOSITE_MESSAGES } from './composite.messages.js';
import { countShipmentFacts, MIN_REQUEST_FACTS } from './select-facts-to-ask.js';
import {
  computeVolumeM3,
  DECLARED_VALUE_COMPARISON,
  DIMENSIONS_COMPARISON,
  KILOGRAM_COMPARISON,
  PIECES_COMPARISON,
  TEXT_COMPARISON,
  TOWN_COMPARISON,
  type ValueComparison,
  VOLUME_COMPARISON,
} from './value-comparison.js';

/** The severity of a difference: `price` holds the reply, `note` is only reported. */
type ConflictSeverity = 'price' | 'note';

/**
 * Merges the model's extraction into that of the rules: gaps are filled, and if the two differ the rules' value
 * is used and the difference is reported.
 */
export function mergeExtractions(base: ShipmentRequest, llm: LlmExtraction, name: string): ShipmentRequest {
  const merger = new ExtractionMerger(base, name);
  const size = mergeSize(base.goods, llm, merger);
  const goods: RequestedGoods = {
    ...base.goods,
    grossWeightKg: merger.merge(
      'goods.weight',
      toSpecified(base.goods.grossWeightKg),
      llm.weight,
      KILOGRAM_COMPARISON,
      'price',
    ),
    pieces: merger.merge('goods.pieces', toSpecified(base.goods.pieces), llm.pieces, PIECES_COMPARISON, 'price'),
    ...size,
    value: merger.merge('goods.value', base.goods.value, llm.value, DECLARED_VALUE_COMPARISON, 'price'),
    description: base.goods.description ?? merger.fillGap('goods.description', llm.description),
    dangerous: base.goods.dangerous || merger.fillGap('goods.dangerous', llm.dangerous) === true,
  };
  const { origin } = llm;
  const request: ShipmentRequest = {
    ...base,
    goods,
    incoterm: merger.merge('incoterm', base.incoterm, llm.incoterm, INCOTERM_COMPARISON, 'price'),
    origin: base.origin ?? merger.fillGap('origin', origin && { ...origin, value: origin.value.origin }),
    airportOrigin: merger.merge('airportOrigin', base.airportOrigin, extractAirport(origin), TEXT_COMPARISON, 'note'),
    ...mergePlaces(base, llm, merger),
  };
  const isQuotationRequest = base.isQuotationRequest || acceptLlmRequest(request, llm, merger);
  // Mail that wants something else stays with a person, whatever words the model takes for a question of price.
  const isDoubtful = base.isDoubtful === true || (!base.isQuotationRequest && base.purpose !== undefined);
  const merged: ShipmentRequest = {
    ...request,
    isQuotationRequest,
    ...(isQuotationRequest && isDoubtful ? { isDoubtful } : {}),
    evidence: { ...base.evidence, ...merger.evidence },
    warnings: [...new Set([...base.warnings, ...llm.warnings, ...merger.warnings])],
    ...(merger.conflicts.length > 0 ? { conflicts: [...(base.conflicts ?? []), ...merger.conflicts] } : {}),
    rawAnswer: `${base.rawAnswer}\n\n${name}:\n${llm.rawAnswer}`,
    extractor: `${base.extractor}+${name}`,
  };
  return { ...merged, confidence: computeConfidence(merged) };
}

const INCOTERM_COMPARISON: ValueComparison<NonNullable<ShipmentRequest['incoterm']>> = {
  isSame: (one, other) => one === other,
  show: (term) => term,
};

/** Keeps the rules' value, and records how the model's relates to it. */
class ExtractionMerger {
  readonly evidence: Record<string, readonly Evidence[]> = {};
  readonly warnings: string[] = [];
  readonly conflicts: ValueConflict[] = [];

  constructor(
    private readonly base: ShipmentRequest,
    private readonly name: string,
  ) {}

  /** The first reading's value, or the second's where the first has none. */
  merge<T>(
    field: string,
    current: T | undefined,
    found: ExtractedValue<T> | undefined,
    comparison: ValueComparison<T>,
    severity: ConflictSeverity,
  ): T | undefined {
    if (!found) return current;
    if (current === undefined) return this.fillGap(field, found);
    this.evidence[field] = [...(this.base.evidence[field] ?? []), ...found.evidence];
    if (!comparison.isSame(current, found.value)) {
      this.recordConflict(field, comparison.show(current), comparison.show(found.value), found, severity);
    }
    return current;
  }

  fillGap<T>(field: string, found: ExtractedValue<T> | undefined): T | undefined {
    if (!found) return undefined;
    this.evidence[field] = found.evidence;
    return found.value;
  }

  recordConflict(
    field: string,
    current: string,
    other: string,
    found: ExtractedValue<unknown>,
    severity: ConflictSeverity,
  ): void {
    const quote = found.evidence[0]?.text.replace(/\s+/g, ' ').slice(0, 120) ?? '';
    this.warnings.push(
      COMPOSITE_MESSAGES.rulesValueKept({ field, rulesValue: current, otherName: this.name, otherValue: other, quote }),
    );
    if (severity === 'price') this.conflicts.push({ field, current, other });
  }
}

/** Sizes and volume belong together: a volume beside other sizes would describe a shipment that does not exist. */
function mergeSize(
  goods: RequestedGoods,
  llm: LlmExtraction,
  merger: ExtractionMerger,
): Pick<RequestedGoods, 'dimensionLines' | 'volumeM3'> {
  const { dimensionLines } = goods;
  const volumeM3 = toSpecified(goods.volumeM3);
  const { dimensions, volume } = llm;
  if (dimensionLines.length > 0) {
    merger.merge('goods.dimensions', dimensionLines, dimensions, DIMENSIONS_COMPARISON, 'price');
    if (!dimensions)
      merger.merge('goods.volume', volumeM3 ?? computeVolumeM3(dimensionLines), volume, VOLUME_COMPARISON, 'price');
    return { dimensionLines, volumeM3: goods.volumeM3 };
  }
  if (volumeM3 !== undefined) {
    const other = volume ?? (dimensions && { ...dimensions, value: computeVolumeM3(dimensions.value) });
    merger.merge('goods.volume', volumeM3, other, VOLUME_COMPARISON, 'price');
    return { dimensionLines, volumeM3 };
  }
  const lines = merger.fillGap('goods.dimensions', dimensions);
  if (!lines) return { dimensionLines, volumeM3: merger.fillGap('goods.volume', volume) };
  merger.merge('goods.volume', computeVolumeM3(lines), volume, VOLUME_COMPARISON, 'price');
  return { dimensionLines: lines, volumeM3: computeVolumeM3(lines) };
}

function mergePlaces(
  base: ShipmentRequest,
  llm: LlmExtraction,
  merger: ExtractionMerger,
): Pick<ShipmentRequest, 'airportDestination' | 'destination'> {
  const { destination } = base;
  const found = llm.airportDestination;
  const isElsewhere =
    destination.country !== undefined && found !== undefined && found.value.country !== destination.country;
  let { airportDestination } = base;
  if (isElsewhere && (airportDestination === undefined || found.value.airport === undefined)) {
    merger.recordConflict('destination.country', destination.country ?? '', found.value.country ?? '', found, 'price');
  } else {
    airportDestination = merger.merge(
      'airportDestination',
      airportDestination,
      extractAirport(found),
      TEXT_COMPARISON,
      'price',
    );
  }
  const isNamed = airportDestination !== undefined || destination.country !== undefined;
  const country = isNamed
    ? (destination.country ?? found?.value.country)
    : merger.fillGap('destination.country', found && { ...found, value: found.value.country });
  return { airportDestination, destination: mergeDelivery({ ...destination, country }, llm, merger) };
}

/** A delivery place fills a gap only in the country that the goods fly to. */
function mergeDelivery(
  destination: ShipmentRequest['destination'],
  { deliveryPlace }: LlmExtraction,
  merger: ExtractionMerger,
): ShipmentRequest['destination'] {
  if (!deliveryPlace) return destination;
  const town = { ...deliveryPlace, value: deliveryPlace.value.city };
  const current = destination.city ?? destination.address;
  if (
    current === undefined &&
    destination.country !== undefined &&
    destination.country !== deliveryPlace.value.country
  ) {
    merger.recordConflict(
      'destination.city',
      COMPOSITE_MESSAGES.noDeliveryPlace(destination.country),
      town.value,
      town,
      'price',
    );
    return destination;
  }
  const city = merger.merge('destination.city', current, town, TOWN_COMPARISON, 'price');
  if (current !== undefined) return destination;
  return { ...destination, city, country: destination.country ?? deliveryPlace.value.country };
}

/** The second reader shows words that ask for a price, in an email that speaks of a shipment. */
function acceptLlmRequest(
  request: ShipmentRequest,
  { request: asked }: LlmExtraction,
  merger: ExtractionMerger,
): boolean {
  if (!asked || countShipmentFacts(request) < MIN_REQUEST_FACTS) return false;
  merger.evidence.isQuotationRequest = asked.evidence;
  merger.warnings.push(COMPOSITE_MESSAGES.requestSeenInWords(asked.evidence[0]?.text ?? ''));
  return true;
}

function extractAirport(
  found: ExtractedValue<{ readonly airport: string | undefined }> | undefined,
): ExtractedValue<string> | undefined {
  return found?.value.airport === undefined ? undefined : { value: found.value.airport, evidence: found.evidence };
}

function toSpecified(value: number | undefined): number | undefined {
  return isSpecified(value) ? value : undefined;
}
