import { Big } from 'big.js';
import { toCents } from '../money/usd.js';
import type { ChargeCategory } from '../tariff/charge-category/charge-category.js';
import type { ChargeCategoryRule } from '../tariff/charge-category/charge-category-rule.port.js';

/** A charge as stored quotations hold it; older ones name fields differently. */
export interface StoredCharge {
  readonly serviceCode?: string;
  readonly serviceName?: string;
  readonly description?: string;
  readonly amount?: number | null;
  readonly calculatedAmount?: number | null;
}

/** `requirements.destinationCharges` as stored quotations hold it (section 3 of the specification). */
export interface StoredDestinationCharges {
  readonly totalDestinationCharges?: number | null;
  readonly compulsoryCharges?: readonly StoredCharge[];
  readonly deliveryCharges?: readonly StoredCharge[];
  readonly totals?: { readonly compulsory?: number; readonly delivery?: number };
  readonly totalCharges?: number | null;
  readonly breakdown?: readonly StoredCharge[];
  readonly charges?: readonly StoredCharge[];
}

/** The amount that the dashboard shows for a quotation, and whether it rests on its charges or on the stored amount. */
export interface QuoteAmount {
  readonly amount: Big;
  readonly source: 'strict' | 'fallback';
  /** Why the stored amount was used instead. */
  readonly reason?: 'CHARGES_DATA_REQUIRED' | 'ZERO_CALCULATION_ERROR';
}

const COUNTED_CATEGORIES: readonly ChargeCategory[] = ['Compulsory', 'Delivery'];

/**
 * Section 9 of the specification. Strict, in order: the total of destination charges; compulsory plus delivery lists; the
 * legacy total; the sum over a charge list, of which only compulsory and delivery charges count. Fallback: the stored
 * amount, where there are no charges, where they come to nothing, or where they cannot be read.
 */
export function computeQuoteAmount(
  charges: StoredDestinationCharges | undefined,
  storedAmount: number | undefined,
  categories: ChargeCategoryRule,
): QuoteAmount {
  const fallback = toCents(Big(storedAmount ?? 0));
  const strict = charges && computeStrictAmount(charges, categories);
  if (strict === undefined) return { amount: fallback, source: 'fallback', reason: 'CHARGES_DATA_REQUIRED' };
  if (strict.eq(0)) return { amount: fallback, source: 'fallback', reason: 'ZERO_CALCULATION_ERROR' };
  return { amount: toCents(strict), source: 'strict' };
}

/** Strict amounts as a whole percentage of all (data quality); 0 where there is no quotation. */
export function computeDataQualityPercent(strictCount: number, total: number): number {
  return total === 0 ? 0 : Math.round((strictCount / total) * 100);
}

function computeStrictAmount(charges: StoredDestinationCharges, categories: ChargeCategoryRule): Big | undefined {
  if (isAmount(charges.totalDestinationCharges)) return Big(charges.totalDestinationCharges);
  const compulsory = toChargeList(charges.compulsoryCharges);
  const delivery = toChargeList(charges.deliveryCharges);
  if (compulsory || delivery) return sumCharges([...(compulsory ?? []), ...(delivery ?? [])]);
  if (isAmount(charges.totalCharges)) return Big(charges.totalCharges);
  const list = toChargeList(charges.breakdown) ?? toChargeList(charges.charges);
  return list && sumCharges(list.filter((charge) => COUNTED_CATEGORIES.includes(categorize(charge, categories))));
}

function categorize(charge: StoredCharge, categories: ChargeCategoryRule): ChargeCategory {
  const name = charge.serviceName ?? charge.description;
  return categories.categorize({
    ...(charge.serviceCode === undefined ? {} : { code: charge.serviceCode }),
    ...(name === undefined ? {} : { name }),
  });
}

/** Stored JSON may be older than its type: what is no list of records counts as not there. */
function toChargeList(charges: readonly StoredCharge[] | undefined): readonly StoredCharge[] | undefined {
  if (!Array.isArray(charges)) return undefined;
  return charges.filter((charge) => typeof charge === 'object' && charge !== null);
}

function isAmount(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function sumCharges(charges: readonly StoredCharge[]): Big {
  return charges.reduce((total, charge) => {
    const amount = charge.calculatedAmount ?? charge.amount;
    return isAmount(amount) ? total.plus(amount) : total;
  }, Big(0));
}
