import type { HoldReason, HoldReasonCode, HoldReasonText } from '../../../../domain/quoting/hold-reason.js';
import type { ReleaseDecision } from '../../../../domain/quoting/release-policy.js';
import { QUOTATION_SCHEMA_VERSION, type QuotationDocument } from './quotation-document.js';
import type { RequestDocument } from './shipment-request.mapper.js';

/** The first version, which names no version: reasons as sentences, `gate`, `missingFacts` and `kept`. */
export interface QuotationDocumentV1
  extends Omit<QuotationDocument, 'schemaVersion' | 'request' | 'missingFields' | 'releaseDecision'> {
  readonly schemaVersion?: undefined;
  readonly request: Omit<RequestDocument, 'conflicts'> & {
    readonly conflicts?: ReadonlyArray<{ readonly field: string; readonly kept: string; readonly other: string }>;
  };
  readonly missingFacts: QuotationDocument['missingFields'];
  readonly gate: Omit<ReleaseDecision, 'reasons'> & {
    readonly reasons: ReadonlyArray<HoldReason | ({ readonly code: HoldReasonCode } & HoldReasonText)>;
  };
}

/** A document as it is found: of any version. */
export type StoredQuotationDocument = QuotationDocument | QuotationDocumentV1;

/** A stored document in its newest version. */
export function upcastQuotation(stored: StoredQuotationDocument): QuotationDocument {
  return stored.schemaVersion === undefined ? upcastV1(stored) : stored;
}

function upcastV1({ request, missingFacts, gate: decision, ...rest }: QuotationDocumentV1): QuotationDocument {
  const { conflicts, ...statements } = request;
  return {
    ...rest,
    schemaVersion: QUOTATION_SCHEMA_VERSION,
    request: {
      ...statements,
      conflicts: conflicts?.map(({ field, kept, other }) => ({ field, current: kept, other })),
    },
    missingFields: missingFacts,
    releaseDecision: { ...decision, reasons: decision.reasons.map(toHoldReason) },
  };
}

function toHoldReason(stored: QuotationDocumentV1['gate']['reasons'][number]): HoldReason {
  if (!('message' in stored)) return stored;
  const { code, message, remedy } = stored;
  return { code, recordedText: { message, remedy } };
}
