import type { ShipmentRequest } from '../../../../domain/quoting/shipment-request.js';

/** Said to staff where an email holds several shipments that the reader did not tell apart. */
export const NOT_TOLD_APART =
  'The email holds several shipments that could not be told apart; they should be quoted one by one.';

/**
 * One request of several shipments: the first with the others beside it. Who asks, in which language and whether a
 * quotation is asked for is the whole email's.
 * @param whole the email as it is read as one shipment
 */
export function joinShipments(whole: ShipmentRequest, shipments: readonly ShipmentRequest[]): ShipmentRequest {
  const { isQuotationRequest, language, sender, isDoubtful } = whole;
  const common = { isQuotationRequest, language, sender, ...(isDoubtful ? { isDoubtful } : {}) };
  const [first, ...others] = shipments.map((shipment) => {
    return { ...shipment, ...common, warnings: shipment.warnings.filter((warning) => warning !== NOT_TOLD_APART) };
  });
  if (!first) return whole;
  const confidence = Math.min(...shipments.map((shipment) => shipment.confidence));
  const note = `The email holds ${shipments.length} shipments; each was read by itself.`;
  return { ...first, confidence, warnings: [...first.warnings, note], furtherShipments: others };
}
