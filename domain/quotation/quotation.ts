import type { ChargeableWeight } from '../chargeable-weight/chargeable-weight-rule.port.js';
import type { CompleteCharges } from '../charges/complete-charges.js';
import type { Assumption } from '../shipment-request/assumption.js';
import type { MissingFact, ShipmentRequest } from '../shipment-request/shipment-request.js';
import type { QuotationStatus } from './quotation-status.js';
import type { GateVerdict } from './send-gate.js';

/** A shipment as priced: everything that a quotation says, before it has a number. */
export interface PricedShipment {
  readonly request: ShipmentRequest;
  readonly description: string;
  /** IATA code. */
  readonly originAirport: string;
  readonly weight: ChargeableWeight;
  readonly charges: CompleteCharges;
  /** All that was assumed, the charges' own assumptions among them. */
  readonly assumptions: readonly Assumption[];
  readonly missingFacts: readonly MissingFact[];
  /** Transit time as people read it. */
  readonly timeline: string;
}

/** What is quoted to whom, before it has a number. */
export interface QuotationDraft extends PricedShipment {
  /** The email that asked. */
  readonly emailId: number;
  /** The From mailbox of that email: the only address that the quotation is sent to. */
  readonly clientEmail: string;
  readonly status: QuotationStatus;
  readonly gate: GateVerdict;
  readonly createdAt: Date;
  readonly validUntil: Date;
}

/** A quotation as kept, in its newest revision. */
export interface Quotation extends QuotationDraft {
  readonly id: number;
  /** Counted from 1. */
  readonly revision: number;
}

/** A quotation is shown by its number `Q{id}`. */
export function quotationNumber(id: number): string {
  return `Q${id}`;
}
