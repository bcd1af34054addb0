import type { AttachmentText } from '../../../domain/inbound-mail/attachment-text-extractor.port.js';
import { createCargoDoubt, filterDoubtsAbout, toCargoDoubts } from '../../../domain/quoting/cargo-doubt.js';
import { KIND_OF_NO_PRICE } from '../../../domain/quoting/request-purpose.js';
import type { ExtractionInput, ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import {
  type Evidence,
  isSpecified,
  type RequestedGoods,
  type ShipmentRequest,
  type ValueConflict,
} from '../../../domain/quoting/shipment-request.js';
import { computeConfidence } from '../../../domain/reading/confidence/compute-confidence.js';
import type { DoubtEntry, EntryKind, LeftOver } from '../../../domain/reading/ledger/ledger.types.js';
import { COMPOSITE_MESSAGES } from './composite.messages.js';
import { findUnconfirmedValues } from './recognized-values.js';
import { countShipmentFacts, MIN_REQUEST_FACTS } from './select-facts-to-ask.js';
import { statesWeight } from './stated-weight.js';
import {
  DECLARED_VALUE_COMPARISON,
  DIMENSIONS_COMPARISON,
  KILOGRAM_COMPARISON,
  PIECES_COMPARISON,
  type ValueComparison,
  VOLUME_COMPARISON,
} from './value-comparison.js';

/** Documents beyond this many are not read: no request needs them. */
const MAX_DOCUMENTS = 10;

/**
 * The shipment that an email and its documents state: what the email itself says takes precedence, documents fill its
 * gaps, and a difference between the two is left to a person.
 */
export async function extractWithAttachments(
  extractor: ShipmentExtractor,
  email: ExtractionInput,
): Promise<ShipmentRequest> {
  const read = await extractor.extract(email);
  const documents = (email.attachments ?? []).slice(0, MAX_DOCUMENTS);
  let request = documents.length > 0 ? leaveTogether(read) : read;
  for (const document of documents) {
    const nothing = { from: undefined, to: undefined, subject: undefined };
    request = mergeAttachment(request, await extractor.extract({ ...nothing, body: document.text }), document);
  }
  if (request.isQuotationRequest || documents.length === 0 || countShipmentFacts(request) < MIN_REQUEST_FACTS)
    return request;
  // `See the attached list` alone asks for nothing, but does together with a list of cargo.
  const body = [email.body, ...documents.map(({ text }) => text)].join('\n\n');
  const { isQuotationRequest } = await extractor.extract({ ...email, body });
  const asked = isQuotationRequest ? { ...request, isQuotationRequest } : doubtPurpose(request);
  return { ...asked, confidence: computeConfidence(asked) };
}

/** An email that asks for nothing in its words, but brings a cargo with a route: a person must see whether it wants a price. */
function doubtPurpose(request: ShipmentRequest): ShipmentRequest {
  const { purpose } = request;
  if (purpose?.kind !== KIND_OF_NO_PRICE) return request;
  return { ...request, purpose: { ...purpose, describesRequest: true } };
}

/** Which of several shipments does a document belong to? Then they count as not told apart. */
function leaveTogether({ furtherShipments, ...first }: ShipmentRequest): ShipmentRequest {
  if (!furtherShipments) return first;
  return { ...first, severalShipments: true, warnings: [...first.warnings, COMPOSITE_MESSAGES.severalWithDocuments] };
}

function mergeAttachment(
  request: ShipmentRequest,
  extracted: ShipmentRequest,
  document: AttachmentText,
): ShipmentRequest {
  const merger = new AttachmentMerger(extracted, document.filename);
  const { goods } = request;
  const other = extracted.goods;
  const weight = merger.merge(
    'goods.weight',
    toSpecified(goods.grossWeightKg),
    toSpecified(other.grossWeightKg),
    KILOGRAM_COMPARISON,
  );
  if (!isSpecified(goods.grossWeightKg) && weight !== undefined && !statesWeight(document.text, weight)) {
    merger.reportConflict('goods.weight', KILOGRAM_COMPARISON.show(weight), COMPOSITE_MESSAGES.noStatedTotal);
  }
  const { airportDestination } = extracted;
  if (airportDestination && request.airportDestination && airportDestination !== request.airportDestination)
    merger.reportConflict('airportDestination', request.airportDestination, airportDestination);
  const hasDestination = Boolean(request.airportDestination ?? request.destination.country);
  const completedGoods: RequestedGoods = {
    ...goods,
    grossWeightKg: weight,
    pieces: merger.merge('goods.pieces', toSpecified(goods.pieces), toSpecified(other.pieces), PIECES_COMPARISON),
    ...mergeSize(goods, other, merger),
    value: merger.merge('goods.value', goods.value, other.value, DECLARED_VALUE_COMPARISON),
    description: goods.description ?? merger.fillGap('goods.description', other.description),
    dangerous: goods.dangerous || (other.dangerous && merger.fillGap('goods.dangerous', true) === true),
  };
  const completed: ShipmentRequest = {
    ...request,
    goods: completedGoods,
    airportOrigin: request.airportOrigin ?? merger.fillGap('airportOrigin', extracted.airportOrigin),
    airportDestination: hasDestination
      ? request.airportDestination
      : merger.fillGap('airportDestination', extracted.airportDestination),
    // The consignee's address on an invoice is no request to deliver there, and its Incoterm belongs to another
    // contract.
    destination: hasDestination
      ? request.destination
      : { ...request.destination, country: merger.fillGap('destination.country', extracted.destination.country) },
    evidence: { ...request.evidence, ...merger.evidence },
    warnings: [...new Set([...request.warnings, ...merger.warnings])],
    ...(merger.conflicts.length > 0 ? { conflicts: [...(request.conflicts ?? []), ...merger.conflicts] } : {}),
    ...toCargoDoubts([
      ...(request.cargoDoubts ?? []),
      ...filterDoubtsAbout(
        [...(extracted.cargoDoubts ?? []), ...listUnmetCounts(extracted), ...doubtLeftOver(extracted, document.text)],
        Object.keys(merger.evidence),
      ),
      // A list that was not understood may contradict the email, whatever it fills.
      ...(extracted.cargoDoubts ?? []).filter(({ code }) => code === 'column-unread'),
    ]),
  };
  const recognized = document.recognizedLines
    ? findUnconfirmedValues({ document, before: request, after: completed, extracted, filled: merger.evidence })
    : [];
  const conflicts = [...(completed.conflicts ?? []), ...recognized];
  const checked = conflicts.length > 0 ? { ...completed, conflicts } : completed;
  return { ...checked, confidence: computeConfidence(checked) };
}

/** Counts in the words of a document that its rows do not come to. */
function listUnmetCounts({ ledger }: ShipmentRequest): readonly DoubtEntry[] {
  return (ledger?.doubts ?? []).filter(({ code }) => code === 'pieces-differ-from-sizes');
}

const CARGO_FIGURES: ReadonlySet<EntryKind> = new Set(['volume', 'size']);

/** Weights, sizes and packages in the words of a document on which no value rests: another list, or a total that differs. */
function doubtLeftOver({ ledger }: ShipmentRequest, document: string): readonly DoubtEntry[] {
  const words = (ledger?.leftOver ?? []).filter((one) => isCargoFigure(one, document)).map(({ text }) => text);
  return words.length > 0 ? [createCargoDoubt('figures-ambiguous', words.join(', '))] : [];
}

/** In a row of a table the other weights and counts are those of columns that were not needed. */
function isCargoFigure({ kind, measure, start }: LeftOver, document: string): boolean {
  const line = document.slice(document.lastIndexOf('\n', start - 1) + 1).split('\n', 1)[0] ?? '';
  const isPackages = kind === 'count' || (kind === 'weight' && measure?.hasUnit === true);
  return CARGO_FIGURES.has(kind) || (isPackages && !line.includes('\t'));
}

/** Fills the gaps of a reading from one document. */
class AttachmentMerger {
  readonly evidence: Record<string, readonly Evidence[]> = {};
  readonly warnings: string[] = [];
  readonly conflicts: ValueConflict[] = [];

  constructor(
    private readonly extracted: ShipmentRequest,
    private readonly filename: string,
  ) {}

  merge<T>(field: string, current: T | undefined, other: T | undefined, comparison: ValueComparison<T>): T | undefined {
    if (current === undefined) return this.fillGap(field, other);
    if (other !== undefined && !comparison.isSame(current, other)) {
      this.warnings.push(
        COMPOSITE_MESSAGES.emailValueTaken({
          field,
          stated: comparison.show(current),
          source: this.filename,
          other: comparison.show(other),
        }),
      );
      this.reportConflict(field, comparison.show(current), comparison.show(other));
    }
    return current;
  }

  reportConflict(field: string, current: string, other: string): void {
    this.conflicts.push({ field, current, other: `${other} (${this.filename})` });
  }

  fillGap<T>(field: string, value: T | undefined): T | undefined {
    if (value === undefined) return undefined;
    this.evidence[field] = (this.extracted.evidence[field] ?? []).map((one) => ({
      ...one,
      part: 'attachment',
      filename: this.filename,
    }));
    return value;
  }
}

/** Sizes and volume belong together, as everywhere. */
function mergeSize(
  goods: RequestedGoods,
  other: RequestedGoods,
  merger: AttachmentMerger,
): Pick<RequestedGoods, 'dimensionLines' | 'originalDimensions' | 'volumeM3'> {
  const { dimensionLines, originalDimensions, volumeM3 } = goods;
  const lines = getDimensionLines(goods);
  if (lines || isSpecified(volumeM3)) {
    if (lines) merger.merge('goods.dimensions', lines, getDimensionLines(other), DIMENSIONS_COMPARISON);
    else merger.merge('goods.volume', toSpecified(volumeM3), toSpecified(other.volumeM3), VOLUME_COMPARISON);
    return { dimensionLines, originalDimensions, volumeM3 };
  }
  return {
    dimensionLines: merger.fillGap('goods.dimensions', getDimensionLines(other)) ?? [],
    originalDimensions: other.originalDimensions,
    volumeM3: merger.fillGap('goods.volume', toSpecified(other.volumeM3)),
  };
}

function getDimensionLines({ dimensionLines }: RequestedGoods): RequestedGoods['dimensionLines'] | undefined {
  return dimensionLines.length > 0 ? dimensionLines : undefined;
}

function toSpecified(value: number | undefined): number | undefined {
  return isSpecified(value) ? value : undefined;
}
