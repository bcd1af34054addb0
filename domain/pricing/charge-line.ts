import type { Big } from 'big.js';
import type { ChargeCategory } from '../tariff/charge-category/charge-category.js';
import type { RateCriterion } from '../tariff/rate-criterion.js';
import type { StorageInformation } from './storage-line.js';

/** What a person did to a line: added one that the tariff does not make, or put nothing or another amount in its place. */
export const MANUAL_CHANGES = ['added', 'waived', 'overridden'] as const;
export type ManualChange = (typeof MANUAL_CHANGES)[number];

/** One line of a quotation. Amounts in US dollars. */
export interface ChargeLine {
  readonly serviceCode: string;
  readonly serviceName: string;
  /** As a Spanish quotation writes it; undefined: as in English. */
  readonly serviceNameEs?: string | undefined;
  readonly category: ChargeCategory;
  readonly criterion: RateCriterion;
  /** US dollars a unit, or percent. */
  readonly rate: Big;
  readonly quantity: Big | undefined;
  /** What the quantity counts, for instance `kg chargeable`. */
  readonly unit: string;
  readonly minimumCharge: Big | undefined;
  readonly maximumCharge: Big | undefined;
  /** Whole cents; undefined: on request, and in no total. */
  readonly amount: Big | undefined;
  /** What it will come to at least where it is on request, in whole cents; absent where that is not known. */
  readonly fromAmount?: Big | undefined;
  /** What bands came to before the limits; undefined where the rate has none. */
  readonly scaleAmount?: Big | undefined;
  /** Absent where the line is as the tariff makes it. */
  readonly manual?: ManualChange;
  /** Of storage by the day, what is free and what a day costs; undefined: the line is none. */
  readonly storage?: StorageInformation | undefined;
  /** Why it is in the quotation, for instance `dangerous goods`; undefined: it always is. */
  readonly appliesFor?: string | undefined;
  /** A cost of others that is handed on as it is; undefined: it is the forwarder's own. */
  readonly isPassThrough?: boolean | undefined;
  /** Whether the tax on services is due on it; undefined in quotations from before it was kept: it is. */
  readonly isTaxable?: boolean | undefined;
  /** What the forwarder pays for it, in whole cents: never for a customer; absent where no buying price is entered. */
  readonly costUsd?: Big | undefined;
  /** One readable sentence that explains the amount. */
  readonly trace: string;
}
