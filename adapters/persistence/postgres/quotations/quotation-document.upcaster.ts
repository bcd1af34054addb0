import { QUOTATION_SCHEMA_VERSION, type QuotationDocument } from './quotation-document.js';
import type { DecisionDocumentV1 } from './release-decision.mapper.js';
import type { RequestDocument } from './shipment-request.mapper.js';

/** The first version, which has no version number: with `missingFacts`, `kept`, and the release decision as `gate`. */
export interface QuotationDocumentV1 extends Omit<QuotationDocument, 'schemaVersion' | 'request' | 'missingFields'> {
  readonly schemaVersion?: undefined;
  readonly request: Omit<RequestDocument, 'conflicts'> & {
    readonly conflicts?: ReadonlyArray<{ readonly field: string; readonly kept: string; readonly other: string }>;
  };
  readonly missingFacts: QuotationDocument['missingFields'];
  readonly gate: DecisionDocumentV1;
}

/** A document as it is found: of any version. */
export type StoredQuotationDocument = QuotationDocument | QuotationDocumentV1;

/** A stored document in its newest version. */
export function upcastQuotation(stored: StoredQuotationDocument): QuotationDocument {
  return stored.schemaVersion === undefined ? upcastV1(stored) : stored;
}

/** The release decision that the first version holds; undefined where it stands in a column. */
export function extractStoredDecision(stored: StoredQuotationDocument): DecisionDocumentV1 | undefined {
  return stored.schemaVersion === undefined ? stored.gate : undefined;
}

function upcastV1({ request, missingFacts, gate: _decision, ...rest }: QuotationDocumentV1): QuotationDocument {
  const { conflicts, ...statements } = request;
  return {
    ...rest,
    schemaVersion: QUOTATION_SCHEMA_VERSION,
    request: {
      ...statements,
      conflicts: conflicts?.map(({ field, kept, other }) => ({ field, current: kept, other })),
    },
    missingFields: missingFacts,
  };
}
