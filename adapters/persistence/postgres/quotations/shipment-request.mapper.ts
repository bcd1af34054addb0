import type { LedgerDecision } from '../../../../domain/quoting/ledger/ledger-decision.types.js';
import type { RequestedHandling, ShipmentRequest, ValueConflict } from '../../../../domain/quoting/shipment-request.js';
import {
  type EntryMeasure,
  FINDINGS,
  type Ledger,
  type LeftOver,
} from '../../../../domain/reading/ledger/ledger.types.js';

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
    handling: request.handling && mapHandling(request.handling),
    origin: request.origin,
    airportOrigin: request.airportOrigin,
    destination: { address: destination.address, city: destination.city, country: destination.country },
    airportDestination: request.airportDestination,
    evidence: mapEvidence(request.evidence),
    warnings: request.warnings,
    severalShipments: request.severalShipments,
    isDoubtful: request.isDoubtful,
    conflicts: request.conflicts?.map(mapConflict),
    ledger: mapLedger(request.ledger),
    ledgerDecisions: request.ledgerDecisions?.map(mapDecision),
    routeFindings: request.routeFindings?.map(({ code, words }) => ({ code, words })),
    cargoDoubts: request.cargoDoubts?.map(({ code, words }) => ({ code, words })),
    corrected: request.corrected,
    correctedEarlier: request.correctedEarlier,
    rawAnswer: request.rawAnswer,
    extractor: request.extractor,
  };
}

/** A request as it is stored. */
export type RequestDocument = ReturnType<typeof toRequestDocument>;

/** The request in the domain's form; fields that the document leaves out were not stated. */
export function toShipmentRequest(document: RequestDocument): ShipmentRequest {
  const { sender, goods, destination, conflicts, cargoDoubts, corrected, correctedEarlier, ledgerDecisions } = document;
  const { ledger, routeFindings, isDoubtful, severalShipments } = upcastFindings(document);
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
    ...(document.handling ? { handling: mapHandling(document.handling) } : {}),
    origin: document.origin,
    airportOrigin: document.airportOrigin,
    destination: { address: destination.address, city: destination.city, country: destination.country },
    airportDestination: document.airportDestination,
    evidence: mapEvidence(document.evidence),
    warnings: document.warnings,
    severalShipments,
    ...(isDoubtful ? { isDoubtful } : {}),
    ...(conflicts ? { conflicts: conflicts.map(mapConflict) } : {}),
    ...(ledger ? { ledger } : {}),
    ...(ledgerDecisions ? { ledgerDecisions: ledgerDecisions.map(mapDecision) } : {}),
    ...(routeFindings ? { routeFindings } : {}),
    ...(cargoDoubts ? { cargoDoubts: cargoDoubts.map(({ code, words }) => ({ code, words })) } : {}),
    ...(corrected ? { corrected } : {}),
    ...(correctedEarlier ? { correctedEarlier } : {}),
    rawAnswer: document.rawAnswer,
    extractor: document.extractor,
  };
}

/** The names are the same as they are stored. */
function mapConflict({ field, current, other, recognized }: ValueConflict): ValueConflict {
  if (!recognized) return { field, current, other };
  const { filename, page, line, words } = recognized;
  return { field, current, other, recognized: { filename, page, line, words } };
}

/** The names are the same as they are stored. */
function mapHandling(handling: RequestedHandling): RequestedHandling {
  const { commodity, unNumbers, services, storageDays } = handling;
  const { counts, dayKind, hour, collectTotalUsd, thirdPartyInvoiceUsd } = handling;
  return {
    ...{ commodity, unNumbers, services, storageDays },
    ...(counts ? { counts } : {}),
    ...(dayKind ? { dayKind } : {}),
    ...(hour === undefined ? {} : { hour }),
    ...(collectTotalUsd === undefined ? {} : { collectTotalUsd }),
    ...(thirdPartyInvoiceUsd === undefined ? {} : { thirdPartyInvoiceUsd }),
  };
}

type Findings = Pick<ShipmentRequest, 'ledger' | 'routeFindings' | 'isDoubtful' | 'severalShipments'>;

/**
 * What was found in the email, each in its present place: ledgers once had findings of their own for another mode, several
 * shipments and other purposes.
 */
function upcastFindings(document: RequestDocument): Findings {
  const ledger = mapLedger(document.ledger);
  const routeFindings = document.routeFindings?.map(({ code, words }) => ({ code, words }));
  const findOld = (code: string) => ledger?.findings.find((one: { readonly code: string }) => one.code === code);
  const mode = findOld('other-mode');
  const isKnown = ({ code }: { readonly code: string }) => FINDING_CODES.has(code);
  return {
    ledger: ledger && { ...ledger, findings: ledger.findings.filter(isKnown) },
    routeFindings: mode ? [...(routeFindings ?? []), { code: 'other-mode', words: mode.words }] : routeFindings,
    isDoubtful: document.isDoubtful === true || findOld('other-purpose') ? true : undefined,
    severalShipments: document.severalShipments || findOld('several') !== undefined,
  };
}

const FINDING_CODES: ReadonlySet<string> = new Set(FINDINGS);

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
      leftOver: ledger.leftOver.map(mapLedgerEntry),
      ...(ledger.setAside
        ? { setAside: ledger.setAside.map(({ role, ...entry }) => ({ ...mapLedgerEntry(entry), role })) }
        : {}),
      doubts: ledger.doubts.map(({ code, words }) => ({ code, words })),
      findings: ledger.findings.map(({ code, words }) => ({ code, words })),
    }
  );
}

function mapLedgerEntry({ kind, part, start, end, text, measure }: LeftOver): LeftOver {
  return { kind, part, start, end, text, ...(measure ? { measure: mapMeasure(measure) } : {}) };
}

function mapMeasure({ values, sides, hasUnit, currency }: EntryMeasure): EntryMeasure {
  return {
    values,
    ...(sides ? { sides } : {}),
    hasUnit,
    ...(currency === undefined ? {} : { currency }),
  };
}

function mapDecision({ kind, part, start, end, text, choice, fields }: LedgerDecision): LedgerDecision {
  return { kind, part, start, end, text, choice, fields };
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
