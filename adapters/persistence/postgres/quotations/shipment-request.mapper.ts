import type { ShipmentRequest } from '../../../../domain/quoting/shipment-request.js';
import type { Ledger } from '../../../../domain/reading/ledger/ledger.types.js';

/** A request as it is stored within a quotation; the names are those of the document, whatever the domain calls them. */
export function toRequestDocument(request: ShipmentRequest) {
  const { sender, goods, destination } = request;
  return {
    isQuotationRequest: request.isQuotationRequest,
    language: request.language,
    confidence: request.confidence,
    sender: {
      name: sender.name,
      company: sender.company,
      email: sender.email,
      phone: sender.phone,
      address: sender.address,
    },
    incoterm: request.incoterm,
    goods: {
      grossWeightKg: goods.grossWeightKg,
      pieces: goods.pieces,
      dimensionLines: goods.dimensionLines.map((line) => ({
        lengthCm: line.lengthCm,
        widthCm: line.widthCm,
        heightCm: line.heightCm,
        pieces: line.pieces,
      })),
      originalDimensions: goods.originalDimensions,
      volumeM3: goods.volumeM3,
      value: goods.value && { amount: goods.value.amount, currency: goods.value.currency },
      description: goods.description,
      dangerous: goods.dangerous,
      additionalInfo: goods.additionalInfo,
    },
    origin: request.origin,
    airportOrigin: request.airportOrigin,
    destination: { address: destination.address, city: destination.city, country: destination.country },
    airportDestination: request.airportDestination,
    evidence: mapEvidence(request.evidence),
    warnings: request.warnings,
    severalShipments: request.severalShipments,
    isDoubtful: request.isDoubtful,
    conflicts: request.conflicts?.map(({ field, current, other }) => ({ field, current, other })),
    ledger: mapLedger(request.ledger),
    routeFindings: request.routeFindings?.map(({ code, words }) => ({ code, words })),
    cargoDoubts: request.cargoDoubts?.map(({ code, words }) => ({ code, words })),
    corrected: request.corrected,
    rawAnswer: request.rawAnswer,
    extractor: request.extractor,
  };
}

/** A request as it is stored. */
export type RequestDocument = ReturnType<typeof toRequestDocument>;

/** The request in the domain's form; fields that the document leaves out were not stated. */
export function toShipmentRequest(document: RequestDocument): ShipmentRequest {
  const { sender, goods, destination, isDoubtful, conflicts, routeFindings, cargoDoubts, corrected } = document;
  const ledger = mapLedger(document.ledger);
  return {
    isQuotationRequest: document.isQuotationRequest,
    language: document.language,
    confidence: document.confidence,
    sender: {
      name: sender.name,
      company: sender.company,
      email: sender.email,
      phone: sender.phone,
      address: sender.address,
    },
    incoterm: document.incoterm,
    goods: {
      grossWeightKg: goods.grossWeightKg,
      pieces: goods.pieces,
      dimensionLines: goods.dimensionLines.map((line) => ({
        lengthCm: line.lengthCm,
        widthCm: line.widthCm,
        heightCm: line.heightCm,
        pieces: line.pieces,
      })),
      originalDimensions: goods.originalDimensions,
      volumeM3: goods.volumeM3,
      value: goods.value && { amount: goods.value.amount, currency: goods.value.currency },
      description: goods.description,
      dangerous: goods.dangerous,
      additionalInfo: goods.additionalInfo,
    },
    origin: document.origin,
    airportOrigin: document.airportOrigin,
    destination: { address: destination.address, city: destination.city, country: destination.country },
    airportDestination: document.airportDestination,
    evidence: mapEvidence(document.evidence),
    warnings: document.warnings,
    severalShipments: document.severalShipments,
    ...(isDoubtful ? { isDoubtful } : {}),
    ...(conflicts ? { conflicts: conflicts.map(({ field, current, other }) => ({ field, current, other })) } : {}),
    ...(ledger ? { ledger } : {}),
    ...(routeFindings ? { routeFindings: routeFindings.map(({ code, words }) => ({ code, words })) } : {}),
    ...(cargoDoubts ? { cargoDoubts: cargoDoubts.map(({ code, words }) => ({ code, words })) } : {}),
    ...(corrected ? { corrected } : {}),
    rawAnswer: document.rawAnswer,
    extractor: document.extractor,
  };
}

function mapLedger(ledger: Ledger | undefined): Ledger | undefined {
  return (
    ledger && {
      ...(ledger.extent
        ? {
            extent: {
              words: ledger.extent.words,
              otherNumbers: ledger.extent.otherNumbers,
              otherAmounts: ledger.extent.otherAmounts,
            },
          }
        : {}),
      endsAtAirport: ledger.endsAtAirport,
      leftOver: ledger.leftOver.map(({ kind, part, start, end, text }) => ({ kind, part, start, end, text })),
      doubts: ledger.doubts.map(({ code, words }) => ({ code, words })),
      findings: ledger.findings.map(({ code, words }) => ({ code, words })),
    }
  );
}

type EvidenceByField = ShipmentRequest['evidence'];

function mapEvidence(evidence: EvidenceByField): EvidenceByField {
  return Object.fromEntries(
    Object.entries(evidence).map(([field, places]) => [
      field,
      places.map(({ part, start, end, text, method, filename }) => {
        return { part, start, end, text, method, ...(filename === undefined ? {} : { filename }) };
      }),
    ]),
  );
}
