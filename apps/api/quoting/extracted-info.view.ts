import { formatDimensions } from '../../../domain/cargo/dimensions-text.js';
import type { PastedEmail } from '../../../domain/quoting/pasted-email.js';
import type { Evidence, ShipmentRequest } from '../../../domain/quoting/shipment-request.js';

/** An extracted shipment of the wire: what the email does not state is null. */
export function toExtractedInfoView(request: ShipmentRequest) {
  const { goods, destination, sender } = request;
  return {
    isQuotationRequest: request.isQuotationRequest,
    language: request.language,
    confidence: request.confidence,
    sender: {
      name: sender.name ?? null,
      company: sender.company ?? null,
      email: sender.email ?? null,
      phone: sender.phone ?? null,
      address: sender.address ?? null,
    },
    incoterm: request.incoterm ?? null,
    goods: {
      weight: goods.grossWeightKg ?? null,
      pieces: goods.pieces ?? null,
      dimensions: goods.dimensionLines.length > 0 ? formatDimensions(goods.dimensionLines) : null,
      dimensionLines: goods.dimensionLines,
      originalDimensions: goods.originalDimensions ?? null,
      volume: goods.volumeM3 ?? null,
      cbm: goods.volumeM3 ?? null,
      value: goods.value ?? null,
      description: goods.description ?? null,
      dangerous: goods.dangerous,
      additionalInfo: goods.additionalInfo ?? null,
    },
    origin: request.origin ?? null,
    airportOrigin: request.airportOrigin ?? null,
    destination: {
      address: destination.address ?? null,
      city: destination.city ?? null,
      country: destination.country ?? null,
    },
    airportDestination: request.airportDestination ?? null,
  };
}

/** What was read out of a pasted email; evidence is counted from the start of what was pasted. */
export function toExtractedEmailView(request: ShipmentRequest, pasted: PastedEmail) {
  const shiftToPasted = ({ part, start, end, text, method }: Evidence) => ({
    part,
    start: start + pasted.offsets[part],
    end: end + pasted.offsets[part],
    text,
    method,
  });
  return {
    extractedInfo: toExtractedInfoView(request),
    evidence: Object.fromEntries(
      Object.entries(request.evidence).map(([field, found]) => [field, found.map(shiftToPasted)]),
    ),
    warnings: request.warnings,
    rawPerplexityResponse: request.rawAnswer,
    extractor: request.extractor,
  };
}
