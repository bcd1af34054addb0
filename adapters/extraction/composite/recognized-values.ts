import type { AttachmentText } from '../../../domain/inbound-mail/attachment-text-extractor.port.js';
import { computeVolume, listConfirmedFields } from '../../../domain/quoting/recognition/confirm-figures.js';
import type { Evidence, ShipmentRequest, ValueConflict } from '../../../domain/quoting/shipment-request.js';
import { findMissingFields } from '../../../domain/quoting/shipment-request.js';
import { COMPOSITE_MESSAGES } from './composite.messages.js';
import {
  DECLARED_VALUE_COMPARISON,
  DIMENSIONS_COMPARISON,
  KILOGRAM_COMPARISON,
  PIECES_COMPARISON,
  VOLUME_COMPARISON,
} from './value-comparison.js';

/** A reading before and after the values of a document whose text was recognized in a picture. */
export interface RecognizedReading {
  readonly document: AttachmentText;
  readonly before: ShipmentRequest;
  readonly after: ShipmentRequest;
  /** What was read of the document alone. */
  readonly extracted: ShipmentRequest;
  /** Where the values that the document filled in stand in it. */
  readonly filled: Readonly<Record<string, readonly Evidence[]>>;
}

/** Facts that a price rests on no more than a person sees anyway. */
const WITHOUT_PRICE: ReadonlySet<string> = new Set(['goods.description', 'goods.dangerous']);
const FIELD_NAMES = { weight: 'goods.weight', volume: 'goods.volume' } as const;

/**
 * The values that rest on nothing but the picture: neither the email says them, nor does the document confirm them. What
 * the email and the picture together leave out counts, too: it may be what was not legible.
 */
export function findUnconfirmedValues({
  document,
  before,
  after,
  extracted,
  filled,
}: RecognizedReading): ValueConflict[] {
  const confirmed: ReadonlySet<string> = listConfirmedFields(
    document.text,
    extracted.goods,
    computeVolume(before.goods),
  );
  const unconfirmed = Object.entries(filled)
    .filter(([field]) => !confirmed.has(field) && !WITHOUT_PRICE.has(field))
    .map(([field, evidence]) => createConflict(field, showValue(field, after), evidence[0], document));
  const missing = findMissingFields(after).flatMap((field) =>
    field === 'destination' ? [] : [createConflict(FIELD_NAMES[field], undefined, undefined, document)],
  );
  return [...unconfirmed, ...missing];
}

function createConflict(
  field: string,
  value: string | undefined,
  evidence: Evidence | undefined,
  document: AttachmentText,
): ValueConflict {
  const { filename, text } = document;
  const line = evidence && findLine(document, evidence, value);
  const words = line ? text.slice(line.start, line.end).replace(/\s+/g, ' ').trim() : '';
  const current = value ?? COMPOSITE_MESSAGES.notLegible;
  const recognized = { filename, page: line?.page ?? 1, line: line?.line ?? 0, words };
  return { field, current, other: COMPOSITE_MESSAGES.readFromPicture(recognized), recognized };
}

/** The line that shows the figure of a value, the last of a table; else the one where its evidence begins. */
function findLine({ text, recognizedLines = [] }: AttachmentText, evidence: Evidence, value = '') {
  const lines = recognizedLines.filter(({ start, end }) => start < evidence.end && end > evidence.start);
  const figure = /\d[\d.]*/.exec(value)?.[0];
  const showing =
    figure === undefined ? undefined : lines.findLast((one) => text.slice(one.start, one.end).includes(figure));
  return showing ?? lines[0];
}

function showValue(field: string, { goods, ...request }: ShipmentRequest): string {
  const shown: Readonly<Record<string, string | undefined>> = {
    'goods.weight': goods.grossWeightKg === undefined ? undefined : KILOGRAM_COMPARISON.show(goods.grossWeightKg),
    'goods.pieces': goods.pieces === undefined ? undefined : PIECES_COMPARISON.show(goods.pieces),
    'goods.dimensions': DIMENSIONS_COMPARISON.show(goods.dimensionLines),
    'goods.volume': goods.volumeM3 === undefined ? undefined : VOLUME_COMPARISON.show(goods.volumeM3),
    'goods.value': goods.value && DECLARED_VALUE_COMPARISON.show(goods.value),
    airportOrigin: request.airportOrigin,
    airportDestination: request.airportDestination,
    'destination.country': request.destination.country,
  };
  return shown[field] ?? '';
}
