import { mergeRequests } from './merge-requests.js';
import { findMissingFields, isSpecified, type ShipmentRequest } from './shipment-request.js';

/** What an answer in a thread does to the shipment. */
export type ShipmentChange = 'stated' | 'possible' | 'none';

/** A request with the customer's answer merged in, and whether the answer changes it. */
export interface FollowUpResult {
  readonly request: ShipmentRequest;
  readonly change: ShipmentChange;
}

/**
 * Continues a request (rule 15). Numbers, sizes, values and terms that an answer states change the shipment, and so
 * does a destination that was missing. Words alone, such as a place in a question or a signature, change it only where
 * the answer asks for a quotation anew; otherwise staff decide.
 */
export function applyFollowUp(earlier: ShipmentRequest, answer: ShipmentRequest): FollowUpResult {
  const merged = mergeRequests(earlier, answer);
  // Evidence offsets refer to the email that they are shown with; a few words and numbers do not change a
  // conversation's language.
  const request = { ...merged, evidence: answer.evidence };
  if (answer.isQuotationRequest) {
    return {
      request,
      change: isEqual(extractTexts, earlier, merged) && isEqual(extractNumbers, earlier, merged) ? 'none' : 'stated',
    };
  }
  const description = earlier.goods.description ?? answer.goods.description;
  const continued = { ...request, language: earlier.language, goods: { ...request.goods, description } };
  // A country with several airports leaves the airport open, which the answer then names.
  const namesAirport = earlier.airportDestination === undefined && merged.airportDestination !== undefined;
  const fillsDestination =
    namesAirport ||
    (findMissingFields(earlier).includes('destination') && !findMissingFields(merged).includes('destination'));
  if (fillsDestination || !isEqual(extractNumbers, earlier, merged)) return { request: continued, change: 'stated' };
  return { request: continued, change: isEqual(extractPlaces, earlier, merged) ? 'none' : 'possible' };
}

type RequestProjection = (request: ShipmentRequest) => readonly unknown[];

function isEqual(project: RequestProjection, one: ShipmentRequest, other: ShipmentRequest): boolean {
  return JSON.stringify(project(one)) === JSON.stringify(project(other));
}

function extractNumbers({ incoterm, goods, severalShipments }: ShipmentRequest): readonly unknown[] {
  const toNumberOrNull = (value: number | undefined) => (isSpecified(value) ? value : null);
  const sizes = goods.dimensionLines.map((line) => [line.lengthCm, line.widthCm, line.heightCm, line.pieces]);
  const cargo = [
    toNumberOrNull(goods.grossWeightKg),
    toNumberOrNull(goods.pieces),
    sizes,
    toNumberOrNull(goods.volumeM3),
    goods.dangerous,
  ];
  return [incoterm, cargo, goods.value?.amount, goods.value?.currency, severalShipments];
}

function extractPlaces({
  airportOrigin,
  origin,
  airportDestination,
  destination,
}: ShipmentRequest): readonly unknown[] {
  const { address, city, country } = destination;
  return [airportOrigin ?? origin, airportDestination, address, city, country];
}

function extractTexts(request: ShipmentRequest): readonly unknown[] {
  return [...extractPlaces(request), request.goods.description];
}
