import type { FieldError } from '../../errors/domain-error.js';
import { TAX_MESSAGES } from '../tariff.messages.js';

/**
 * Taxes of a destination country, in percent. Replies show them for information (rule 9); where the settings ask for the tax
 * on services, it is computed by the VAT rate that stands here.
 */
export interface TaxRate {
  readonly id: number;
  readonly version: number;
  /** ISO alpha-2. */
  readonly countryCode: string;
  readonly countryName: string;
  readonly vatRate: number;
  readonly whtRate: number;
  readonly notes: string;
  readonly lastUpdated: Date;
  /** The administrator's email; undefined for seeded rows. */
  readonly lastUpdatedBy: string | undefined;
}

/** What staff enter for a country. */
export interface TaxRateDraft {
  readonly countryCode: string;
  readonly vatRate: number;
  readonly whtRate: number;
  readonly notes: string;
}

/** In percent: no country has a finer one. */
const MIN_TAX = 0.01;

/** What is wrong with a tax rate entry, first things first. */
export function validateTaxRate(entry: Partial<TaxRateDraft>): FieldError[] {
  const errors: FieldError[] = [];
  if (!entry.countryCode?.trim()) errors.push({ field: 'countryCode', message: TAX_MESSAGES.country });
  for (const field of ['vatRate', 'whtRate'] as const) {
    const rate = entry[field];
    const isPercent = rate !== undefined && rate >= 0 && rate <= 100;
    if (!isPercent) errors.push({ field, message: TAX_MESSAGES.range });
    else if (rate > 0 && rate < MIN_TAX) errors.push({ field, message: TAX_MESSAGES.tooSmall });
  }
  return errors;
}
