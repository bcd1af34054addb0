import type { PricedShipment, QuotationDraft } from '../../../../domain/quoting/quotation.js';
import {
  toAdjustedDocument,
  toAssumptionDocument,
  toChargesDocument,
  toWeightDocument,
} from './priced-shipment.mapper.js';
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
    ...toShipmentDocument(content),
    furtherShipments: content.furtherShipments?.map(toShipmentDocument),
    createdAt: content.createdAt.toISOString(),
    validUntil: content.validUntil.toISOString(),
    customerNote: content.customerNote,
  };
}

function toShipmentDocument(shipment: PricedShipment) {
  return {
    request: toRequestDocument(shipment.request),
    description: shipment.description,
    originAirport: shipment.originAirport,
    weight: toWeightDocument(shipment.weight),
    charges: toChargesDocument(shipment.charges),
    paymentTerms: shipment.paymentTerms,
    volumeRebate: shipment.volumeRebate,
    spanish: shipment.spanish,
    adjusted: shipment.adjusted && toAdjustedDocument(shipment.adjusted),
    assumptions: shipment.assumptions.map(toAssumptionDocument),
    missingFields: shipment.missingFields,
    timeline: shipment.timeline,
  };
}

/** One of a quotation's shipments as it is stored. */
export type ShipmentDocument = ReturnType<typeof toShipmentDocument>;

/** A quotation's content as a document of the newest version. */
export type QuotationDocument = ReturnType<typeof toQuotationDocument>;
