import type { Big } from 'big.js';

/** What a customer had accepted in the calendar month before a shipment is priced. */
export interface MonthVolume {
  readonly chargeableKg: Big;
  readonly shipments: number;
}
