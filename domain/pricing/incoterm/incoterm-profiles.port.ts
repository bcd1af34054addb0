import type { ChargeCategory } from '../../tariff/charge-category/charge-category.js';
import type { Incoterm } from './incoterm.js';

/** Who pays what at destination under a term, and which charges the total holds. */
export interface IncotermProfile {
  readonly incoterm: Incoterm;
  readonly categoriesInTotal: readonly ChargeCategory[];
  /** Who pays the destination charges of this quotation under the term, for the quotation's "who pays what". */
  readonly destinationCharges: 'seller' | 'buyer';
  /** Who clears the goods through customs at destination (Incoterms 2020, A7 and B7). */
  readonly importClearance: 'seller' | 'buyer';
  readonly duties: 'seller' | 'buyer';
}

/** Which categories enter the total under a term, and who pays what. */
export abstract class IncotermProfiles {
  abstract get(incoterm: Incoterm): IncotermProfile;
}
