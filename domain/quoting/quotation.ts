import type { PricedShipment } from '../pricing/priced-shipment.js';
import type { QuotationStatus } from './quotation-status.js';
import type { ReleaseDecision } from './release-policy.js';

export type { PricedShipment } from '../pricing/priced-shipment.js';

/** What is quoted to whom, before it has a number. */
export interface QuotationDraft extends PricedShipment {
  /** The email that asked. */
  readonly emailId: number;
  /** The From mailbox of that email: the only address that the quotation is sent to. */
  readonly clientEmail: string;
  readonly status: QuotationStatus;
  readonly releaseDecision: ReleaseDecision;
  readonly createdAt: Date;
  readonly validUntil: Date;
}

/** A quotation as stored, in its newest revision. */
export interface Quotation extends QuotationDraft {
  readonly id: number;
  /** Counted from 1. */
  readonly revision: number;
}

/** A quotation is shown by its number `Q{id}`. */
export function formatQuotationNumber(id: number): string {
  return `Q${id}`;
}
