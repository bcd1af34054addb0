import type { AttachmentText } from '../../../domain/inbound-mail/attachment-text-extractor.port.js';
import type { ReadableEmail, ShipmentReader } from '../../../domain/quoting/shipment-extractor.port.js';
import {
  type Evidence,
  isStated,
  type RequestedGoods,
  type ShipmentRequest,
} from '../../../domain/quoting/shipment-request.js';
import { FACTS_OF_A_REQUEST, factsOfShipment } from './select-facts-to-ask.js';
import { CUBIC_METRES, KILOGRAMS, type Measure, PIECES, SIZES, VALUE } from './value-comparison.js';

/** By how much of what is left to certainty a fact out of a document moves the confidence. */
const FILLED = 0.3;
/** Documents beyond this many are not read: no request needs them. */
const MOST_DOCUMENTS = 10;

/**
 * The shipment that an email and its documents state: what the email itself says stands, documents fill its gaps, and a
 * difference between the two is told.
 */
export async function readWithDocuments(reader: ShipmentReader, email: ReadableEmail): Promise<ShipmentRequest> {
  let request = await reader.read(email);
  const documents = (email.attachments ?? []).slice(0, MOST_DOCUMENTS);
  for (const document of documents) {
    const nothing = { from: undefined, to: undefined, subject: undefined };
    request = completed(request, await reader.read({ ...nothing, body: document.text }), document);
  }
  if (request.isQuotationRequest || documents.length === 0 || factsOfShipment(request) < FACTS_OF_A_REQUEST)
    return request;
  // `See the attached list` asks for nothing by itself, but does beside a list of cargo.
  const body = [email.body, ...documents.map(({ text }) => text)].join('\n\n');
  const { isQuotationRequest } = await reader.read({ ...email, body });
  return { ...request, isQuotationRequest };
}

function completed(request: ShipmentRequest, read: ShipmentRequest, document: AttachmentText): ShipmentRequest {
  const desk = new Completion(request, read, document.filename);
  const { goods } = request;
  const other = read.goods;
  const weight = desk.settle('goods.weight', stated(goods.grossWeightKg), stated(other.grossWeightKg), KILOGRAMS);
  const hasDestination = Boolean(request.airportDestination ?? request.destination.country);
  const completedGoods: RequestedGoods = {
    ...goods,
    grossWeightKg: weight,
    pieces: desk.settle('goods.pieces', stated(goods.pieces), stated(other.pieces), PIECES),
    ...sizeOf(goods, other, desk),
    value: desk.settle('goods.value', goods.value, other.value, VALUE),
    description: goods.description ?? desk.fill('goods.description', other.description),
    dangerous: goods.dangerous || (other.dangerous && desk.fill('goods.dangerous', true) === true),
  };
  return {
    ...request,
    goods: completedGoods,
    airportOrigin: request.airportOrigin ?? desk.fill('airportOrigin', read.airportOrigin),
    airportDestination: hasDestination
      ? request.airportDestination
      : desk.fill('airportDestination', read.airportDestination),
    // The consignee's address on an invoice is no order to deliver there, and its Incoterm is that of another contract.
    destination: hasDestination
      ? request.destination
      : { ...request.destination, country: desk.fill('destination.country', read.destination.country) },
    confidence: desk.confidence,
    evidence: { ...request.evidence, ...desk.evidence },
    warnings: [...new Set([...request.warnings, ...desk.warnings])],
  };
}

/** Fills the gaps of a reading from one document. */
class Completion {
  readonly evidence: Record<string, readonly Evidence[]> = {};
  readonly warnings: string[] = [];
  confidence: number;

  constructor(
    request: ShipmentRequest,
    private readonly read: ShipmentRequest,
    private readonly filename: string,
  ) {
    this.confidence = request.confidence;
  }

  settle<T>(field: string, kept: T | undefined, other: T | undefined, by: Measure<T>): T | undefined {
    if (kept === undefined) return this.fill(field, other);
    if (other !== undefined && !by.isSame(kept, other)) {
      this.warnings.push(
        `${field}: the email states ${by.show(kept)}, ${this.filename} ${by.show(other)}. The email's value was taken.`,
      );
    }
    return kept;
  }

  fill<T>(field: string, value: T | undefined): T | undefined {
    if (value === undefined) return undefined;
    this.evidence[field] = (this.read.evidence[field] ?? []).map((one) => ({
      ...one,
      part: 'attachment',
      filename: this.filename,
    }));
    this.confidence = Math.round((this.confidence + (1 - this.confidence) * FILLED) * 100) / 100;
    return value;
  }
}

/** Sizes and volume belong together, as everywhere. */
function sizeOf(
  goods: RequestedGoods,
  other: RequestedGoods,
  desk: Completion,
): Pick<RequestedGoods, 'dimensionLines' | 'originalDimensions' | 'volumeM3'> {
  const { dimensionLines, originalDimensions, volumeM3 } = goods;
  const lines = linesOf(goods);
  if (lines || isStated(volumeM3)) {
    if (lines) desk.settle('goods.dimensions', lines, linesOf(other), SIZES);
    else desk.settle('goods.volume', stated(volumeM3), stated(other.volumeM3), CUBIC_METRES);
    return { dimensionLines, originalDimensions, volumeM3 };
  }
  return {
    dimensionLines: desk.fill('goods.dimensions', linesOf(other)) ?? [],
    originalDimensions: other.originalDimensions,
    volumeM3: desk.fill('goods.volume', stated(other.volumeM3)),
  };
}

function linesOf({ dimensionLines }: RequestedGoods): RequestedGoods['dimensionLines'] | undefined {
  return dimensionLines.length > 0 ? dimensionLines : undefined;
}

function stated(figure: number | undefined): number | undefined {
  return isStated(figure) ? figure : undefined;
}
