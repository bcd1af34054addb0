import { mergedRequest } from './merge-requests.js';
import { isStated, missingFacts, type ShipmentRequest } from './shipment-request.js';

/** What an answer in a thread does to the shipment. */
export type ShipmentChange = 'stated' | 'possible' | 'none';

/** A request with the customer's answer merged in, and whether the answer changes it. */
export interface ContinuedRequest {
  readonly request: ShipmentRequest;
  readonly change: ShipmentChange;
}

/**
 * Goes on with a request (decision 15). Figures, sizes, values and terms that an answer states change the shipment, and so
 * does a destination that was missing. Words alone, such as a place in a question or a signature, change it only where the
 * answer asks for a quotation anew; else they may, which is for a person to say.
 */
export function continuedRequest(earlier: ShipmentRequest, answer: ShipmentRequest): ContinuedRequest {
  const merged = mergedRequest(earlier, answer);
  // Evidence stands in the email that it is shown beside; a few words and figures do not change a conversation's language.
  const request = { ...merged, evidence: answer.evidence };
  if (answer.isQuotationRequest) {
    return {
      request,
      change: isEqual(wordsOf, earlier, merged) && isEqual(figuresOf, earlier, merged) ? 'none' : 'stated',
    };
  }
  const description = earlier.goods.description ?? answer.goods.description;
  const continued = { ...request, language: earlier.language, goods: { ...request.goods, description } };
  const fillsDestination =
    missingFacts(earlier).includes('destination') && !missingFacts(merged).includes('destination');
  if (fillsDestination || !isEqual(figuresOf, earlier, merged)) return { request: continued, change: 'stated' };
  return { request: continued, change: isEqual(placesOf, earlier, merged) ? 'none' : 'possible' };
}

type Facts = (request: ShipmentRequest) => readonly unknown[];

function isEqual(facts: Facts, one: ShipmentRequest, other: ShipmentRequest): boolean {
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other));
}

function figuresOf({ incoterm, goods, severalShipments }: ShipmentRequest): readonly unknown[] {
  const figure = (value: number | undefined) => (isStated(value) ? value : null);
  const sizes = goods.dimensionLines.map((line) => [line.lengthCm, line.widthCm, line.heightCm, line.pieces]);
  const cargo = [figure(goods.grossWeightKg), figure(goods.pieces), sizes, figure(goods.volumeM3), goods.dangerous];
  return [incoterm, cargo, goods.value?.amount, goods.value?.currency, severalShipments];
}

function placesOf({ airportOrigin, origin, airportDestination, destination }: ShipmentRequest): readonly unknown[] {
  const { address, city, country } = destination;
  return [airportOrigin ?? origin, airportDestination, address, city, country];
}

function wordsOf(request: ShipmentRequest): readonly unknown[] {
  return [...placesOf(request), request.goods.description];
}
