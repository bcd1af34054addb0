import type { ChargeCategory } from './charge-category.js';

/** How the forwarder sorts a service into a category, from its code or its name. */
export abstract class ChargeCategoryRule {
  abstract categorize(service: { readonly code?: string; readonly name?: string }): ChargeCategory;
}
