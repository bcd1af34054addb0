import type { ChargeableWeight } from '../cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { GrantedRebate } from '../customers/volume-rebate.js';
import type { Assumption } from '../pricing/assumption.js';
import type { CompleteCharges } from '../pricing/complete-charges.js';
import type { AdjustedCharges } from './line-adjustment/adjusted-charges.js';
import type { MissingField, ShipmentRequest } from './shipment-request.js';

/** A priced shipment: the content of a quotation before it has a number. */
export interface PricedShipment {
  readonly request: ShipmentRequest;
  readonly description: string;
  /** IATA code. */
  readonly originAirport: string;
  readonly weight: ChargeableWeight;
  readonly charges: CompleteCharges;
  /** All that was assumed, the charges' own assumptions among them. */
  readonly assumptions: readonly Assumption[];
  readonly missingFields: readonly MissingField[];
  /** Transit time as displayed. */
  readonly timeline: string;
  /** As agreed with the customer; absent: none are named. */
  readonly paymentTerms?: string;
  /** The rebate by the month's volume that the rates hold; absent: none. */
  readonly volumeRebate?: GrantedRebate;
  /** The sentences in Spanish, by the English ones; absent in quotations from before they were kept. */
  readonly spanish?: Readonly<Record<string, string>>;
  /** What people changed of the lines by hand; `charges` hold it. Absent where nobody did. */
  readonly adjusted?: AdjustedCharges;
  /** The other shipments of the same quotation, in their order; absent where it holds one (decision 0069). */
  readonly furtherShipments?: readonly PricedShipment[];
}

/** The priced content of a quotation without what makes it one. */
export function extractPricedShipment(quoted: PricedShipment): PricedShipment {
  const { request, description, originAirport, weight, charges, assumptions, missingFields, timeline } = quoted;
  const { paymentTerms, volumeRebate, adjusted, furtherShipments, spanish } = quoted;
  return {
    ...{ request, description, originAirport, weight, charges, assumptions, missingFields, timeline },
    ...(paymentTerms === undefined ? {} : { paymentTerms }),
    ...(volumeRebate ? { volumeRebate } : {}),
    ...(adjusted ? { adjusted } : {}),
    ...(spanish ? { spanish } : {}),
    ...(furtherShipments ? { furtherShipments } : {}),
  };
}
