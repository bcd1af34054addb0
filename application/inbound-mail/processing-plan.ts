import type { PricedShipment, Quotation } from '../../domain/quoting/quotation.js';
import type { ReleaseDecision } from '../../domain/quoting/release-policy.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { DecidedByCustomer } from './answer-in-thread.js';

/** The result of processing an email, before anything is written. */
export interface ProcessingPlan {
  readonly request: ShipmentRequest;
  /** Undefined where the email asks for no quotation. */
  readonly shipment: PricedShipment | undefined;
  readonly releaseDecision: ReleaseDecision;
  /** The quotation that the email answers; undefined where it starts a new one. */
  readonly answered: Quotation | undefined;
  /** What the answer decides about it; undefined where it decides nothing. */
  readonly decided?: DecidedByCustomer | undefined;
}
