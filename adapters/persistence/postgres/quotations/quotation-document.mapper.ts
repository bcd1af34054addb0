import type { PricedShipment } from '../../../../domain/quoting/quotation.js';
import { toAdjusted, toAssumptionDocument, toCharges, toWeight } from './priced-shipment.mapper.js';
import type { QuotationContent, ShipmentDocument } from './quotation-document.js';
import { type StoredQuotationDocument, upcastQuotation } from './quotation-document.upcaster.js';
import { toShipmentRequest } from './shipment-request.mapper.js';

/** The content as the domain knows it, whatever release has stored it. */
export function toQuotationContent(stored: StoredQuotationDocument): QuotationContent {
  const document = upcastQuotation(stored);
  return {
    emailId: document.emailId,
    clientEmail: document.clientEmail,
    ...toShipment(document),
    ...(document.furtherShipments ? { furtherShipments: document.furtherShipments.map(toShipment) } : {}),
    createdAt: new Date(document.createdAt),
    validUntil: new Date(document.validUntil),
    ...(document.customerNote ? { customerNote: document.customerNote } : {}),
  };
}

function toShipment(document: ShipmentDocument): PricedShipment {
  return {
    request: toShipmentRequest(document.request),
    description: document.description,
    originAirport: document.originAirport,
    weight: toWeight(document.weight),
    charges: toCharges(document.charges),
    ...(document.paymentTerms === undefined ? {} : { paymentTerms: document.paymentTerms }),
    ...(document.volumeRebate ? { volumeRebate: document.volumeRebate } : {}),
    ...(document.spanish ? { spanish: document.spanish } : {}),
    ...(document.adjusted ? { adjusted: toAdjusted(document.adjusted) } : {}),
    assumptions: document.assumptions.map(toAssumptionDocument),
    missingFields: document.missingFields,
    timeline: document.timeline,
  };
}
