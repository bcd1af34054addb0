import type { Big } from 'big.js';
import type { ManualChange } from '../../pricing/charge-line.js';
import type { CompleteCharges } from '../../pricing/complete-charges.js';
import type { ChargeCategory } from '../../tariff/charge-category/charge-category.js';

/** What a person made of one line; a shipment has one at most for a charge code. */
export interface LineAdjustment {
  readonly change: ManualChange;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly serviceNameEs: string | undefined;
  readonly category: ChargeCategory;
  /** US dollars, whole cents; 0 where it is waived, below it where an added line is a rebate. */
  readonly amountUsd: Big;
  readonly reason: string;
  /** A user's email. */
  readonly actor: string;
  readonly at: Date;
}

/** What people changed by hand, and what the tariff alone comes to. */
export interface AdjustedCharges {
  readonly adjustments: readonly LineAdjustment[];
  readonly tariffCharges: CompleteCharges;
}
