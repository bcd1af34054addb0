import type { ChargeCategory } from '../charge-category/charge-category.js';
import type { ChargeCategoryRule } from '../charge-category/charge-category-rule.port.js';
import type { ChargeCode } from './charge-code.js';
import { normalizeChargeCode } from './charge-code.js';

/** The charge codes that staff keep, and the rule that proposes a category for a code that is not among them. */
export class ChargeCodeCatalog {
  constructor(
    readonly codes: readonly ChargeCode[],
    private readonly proposal: ChargeCategoryRule,
  ) {}

  /** The charge code, in any case; undefined where none is kept. */
  find(code: string): ChargeCode | undefined {
    const normalized = normalizeChargeCode(code);
    return this.codes.find((one) => one.code === normalized);
  }

  /** The category of a kept code; of another, the one that the rule proposes by code or name. */
  categorize(charge: { readonly code: string; readonly name: string }): ChargeCategory {
    return this.find(charge.code)?.category ?? this.proposal.categorize(charge);
  }
}
