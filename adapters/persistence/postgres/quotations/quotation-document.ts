import type { QuotationDraft } from '../../../../domain/quoting/quotation.js';
import { toAssumptionDocument, toChargesDocument, toWeightDocument } from './priced-shipment.mapper.js';
import { toRequestDocument } from './shipment-request.mapper.js';

/** The version of the documents that are written today. */
export const QUOTATION_SCHEMA_VERSION = 2;

/** The stored document: what never changes within a revision; the rest is in columns. */
export type QuotationContent = Omit<QuotationDraft, 'status' | 'releaseDecision'>;

/** A quotation's content in the newest form of its document. */
export function toQuotationDocument(content: QuotationContent) {
  return {
    schemaVersion: QUOTATION_SCHEMA_VERSION,
    emailId: content.emailId,
    clientEmail: content.clientEmail,
    request: toRequestDocument(content.request),
    description: content.description,
    originAirport: content.originAirport,
    weight: toWeightDocument(content.weight),
    charges: toChargesDocument(content.charges),
    assumptions: content.assumptions.map(toAssumptionDocument),
    missingFields: content.missingFields,
    timeline: content.timeline,
    createdAt: content.createdAt.toISOString(),
    validUntil: content.validUntil.toISOString(),
  };
}

/** A quotation's content as a document of the newest version. */
export type QuotationDocument = ReturnType<typeof toQuotationDocument>;
