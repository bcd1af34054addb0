import type { Found, SecondReading } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import {
  type Evidence,
  isStated,
  type RequestedGoods,
  type ShipmentRequest,
  type ValueConflict,
} from '../../../domain/quoting/shipment-request.js';
import { FACTS_OF_A_REQUEST, factsOfShipment } from './select-facts-to-ask.js';
import {
  CUBIC_METRES,
  KILOGRAMS,
  type Measure,
  PIECES,
  SIZES,
  TOWN,
  VALUE,
  volumeM3Of,
  WORDS,
} from './value-comparison.js';

/** By how much of what is left to certainty each event moves the confidence. */
const AGREED = 0.15;
const FILLED = 0.3;
const DOUBTED = 0.7;

/** How much a difference weighs: `price` stops the send gate, `note` is only told. */
type Weight = 'price' | 'note';

/**
 * The rules' reading with a second one beside it: gaps are filled, agreement raises the confidence, and where the two
 * differ the rules' value stands and the difference is shown.
 */
export function withSecondOpinion(first: ShipmentRequest, second: SecondReading, name: string): ShipmentRequest {
  const desk = new Comparison(first, name);
  const size = sizeOf(first.goods, second, desk);
  const goods: RequestedGoods = {
    ...first.goods,
    grossWeightKg: desk.settle('goods.weight', stated(first.goods.grossWeightKg), second.weight, KILOGRAMS, 'price'),
    pieces: desk.settle('goods.pieces', stated(first.goods.pieces), second.pieces, PIECES, 'price'),
    ...size,
    value: desk.settle('goods.value', first.goods.value, second.value, VALUE, 'price'),
    description: first.goods.description ?? desk.fill('goods.description', second.description),
    dangerous: first.goods.dangerous || desk.fill('goods.dangerous', second.dangerous) === true,
  };
  const { origin } = second;
  const request: ShipmentRequest = {
    ...first,
    goods,
    incoterm: desk.settle('incoterm', first.incoterm, second.incoterm, WORDS_OF_TERM, 'price'),
    origin: first.origin ?? desk.fill('origin', origin && { ...origin, value: origin.value.origin }),
    airportOrigin: desk.settle('airportOrigin', first.airportOrigin, airportOf(origin), WORDS, 'note'),
    ...placesOf(first, second, desk),
  };
  const isQuotationRequest = first.isQuotationRequest || asksAfterAll(request, second, desk);
  return {
    ...request,
    isQuotationRequest,
    confidence: desk.confidence,
    evidence: { ...first.evidence, ...desk.evidence },
    warnings: [...new Set([...first.warnings, ...second.warnings, ...desk.warnings])],
    ...(desk.conflicts.length > 0 ? { conflicts: [...(first.conflicts ?? []), ...desk.conflicts] } : {}),
    rawAnswer: `${first.rawAnswer}\n\n${name}:\n${second.rawAnswer}`,
    extractor: `${first.extractor}+${name}`,
  };
}

const WORDS_OF_TERM: Measure<NonNullable<ShipmentRequest['incoterm']>> = {
  isSame: (one, other) => one === other,
  show: (term) => term,
};

/** Keeps what stands, and notes how the second reading relates to it. */
class Comparison {
  readonly evidence: Record<string, readonly Evidence[]> = {};
  readonly warnings: string[] = [];
  readonly conflicts: ValueConflict[] = [];
  confidence: number;

  constructor(
    private readonly first: ShipmentRequest,
    private readonly name: string,
  ) {
    this.confidence = first.confidence;
  }

  /** The first reading's value, or the second's where the first has none. */
  settle<T>(
    field: string,
    kept: T | undefined,
    found: Found<T> | undefined,
    by: Measure<T>,
    weight: Weight,
  ): T | undefined {
    if (!found) return kept;
    if (kept === undefined) return this.fill(field, found);
    this.evidence[field] = [...(this.first.evidence[field] ?? []), ...found.evidence];
    if (by.isSame(kept, found.value)) this.agree();
    else this.differ(field, by.show(kept), by.show(found.value), found, weight);
    return kept;
  }

  fill<T>(field: string, found: Found<T> | undefined): T | undefined {
    if (!found) return undefined;
    this.evidence[field] = found.evidence;
    this.move(this.confidence + (1 - this.confidence) * FILLED);
    return found.value;
  }

  agree(): void {
    this.move(this.confidence + (1 - this.confidence) * AGREED);
  }

  differ(field: string, kept: string, other: string, found: Found<unknown>, weight: Weight): void {
    const words = found.evidence[0]?.text.replace(/\s+/g, ' ').slice(0, 120) ?? '';
    this.warnings.push(
      `${field}: the rules read ${kept}, ${this.name} read ${other} in "${words}". The rules' value was kept.`,
    );
    if (weight === 'price') this.conflicts.push({ field, kept, other });
    this.move(this.confidence * DOUBTED);
  }

  private move(confidence: number): void {
    this.confidence = Math.round(confidence * 100) / 100;
  }
}

/** Sizes and volume belong together: a volume beside other sizes would describe a shipment that nobody has. */
function sizeOf(
  goods: RequestedGoods,
  second: SecondReading,
  desk: Comparison,
): Pick<RequestedGoods, 'dimensionLines' | 'volumeM3'> {
  const { dimensionLines } = goods;
  const volumeM3 = stated(goods.volumeM3);
  const { dimensions, volume } = second;
  if (dimensionLines.length > 0) {
    desk.settle('goods.dimensions', dimensionLines, dimensions, SIZES, 'price');
    if (!dimensions) desk.settle('goods.volume', volumeM3 ?? volumeM3Of(dimensionLines), volume, CUBIC_METRES, 'price');
    return { dimensionLines, volumeM3: goods.volumeM3 };
  }
  if (volumeM3 !== undefined) {
    const other = volume ?? (dimensions && { ...dimensions, value: volumeM3Of(dimensions.value) });
    desk.settle('goods.volume', volumeM3, other, CUBIC_METRES, 'price');
    return { dimensionLines, volumeM3 };
  }
  const lines = desk.fill('goods.dimensions', dimensions);
  if (!lines) return { dimensionLines, volumeM3: desk.fill('goods.volume', volume) };
  desk.settle('goods.volume', volumeM3Of(lines), volume, CUBIC_METRES, 'price');
  return { dimensionLines: lines, volumeM3: volumeM3Of(lines) };
}

function placesOf(
  first: ShipmentRequest,
  second: SecondReading,
  desk: Comparison,
): Pick<ShipmentRequest, 'airportDestination' | 'destination'> {
  const { destination } = first;
  const found = second.airportDestination;
  const isElsewhere =
    destination.country !== undefined && found !== undefined && found.value.country !== destination.country;
  let { airportDestination } = first;
  if (isElsewhere && (airportDestination === undefined || found.value.airport === undefined)) {
    desk.differ('destination.country', destination.country ?? '', found.value.country ?? '', found, 'price');
  } else {
    airportDestination = desk.settle('airportDestination', airportDestination, airportOf(found), WORDS, 'price');
  }
  const isNamed = airportDestination !== undefined || destination.country !== undefined;
  const country = isNamed
    ? (destination.country ?? found?.value.country)
    : desk.fill('destination.country', found && { ...found, value: found.value.country });
  return { airportDestination, destination: deliveryOf({ ...destination, country }, second, desk) };
}

/** A delivery place fills a gap only in the country that the goods fly to. */
function deliveryOf(
  destination: ShipmentRequest['destination'],
  { deliveryPlace }: SecondReading,
  desk: Comparison,
): ShipmentRequest['destination'] {
  if (!deliveryPlace) return destination;
  const town = { ...deliveryPlace, value: deliveryPlace.value.city };
  const stands = destination.city ?? destination.address;
  if (
    stands === undefined &&
    destination.country !== undefined &&
    destination.country !== deliveryPlace.value.country
  ) {
    desk.differ('destination.city', `no delivery place in ${destination.country}`, town.value, town, 'price');
    return destination;
  }
  const settled = desk.settle('destination.city', stands, town, TOWN, 'price');
  if (stands !== undefined) return destination;
  return { ...destination, city: settled, country: destination.country ?? deliveryPlace.value.country };
}

/** The second reader shows words that ask for a price, in an email that speaks of a shipment. */
function asksAfterAll(request: ShipmentRequest, { request: asked }: SecondReading, desk: Comparison): boolean {
  if (!asked || factsOfShipment(request) < FACTS_OF_A_REQUEST) return false;
  desk.evidence.isQuotationRequest = asked.evidence;
  desk.warnings.push(`The rules saw no request for a quotation; the words "${asked.evidence[0]?.text ?? ''}" are one.`);
  return true;
}

function airportOf(found: Found<{ readonly airport: string | undefined }> | undefined): Found<string> | undefined {
  return found?.value.airport === undefined ? undefined : { value: found.value.airport, evidence: found.evidence };
}

function stated(figure: number | undefined): number | undefined {
  return isStated(figure) ? figure : undefined;
}
