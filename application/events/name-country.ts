import type { TaxRate } from '../../domain/tariff/tax/tax-rate.js';

const SPANISH_NAMES = new Intl.DisplayNames(['es'], { type: 'region' });

/** The name of a country in Spanish. */
export function nameCountry({ countryCode, countryName }: Pick<TaxRate, 'countryCode' | 'countryName'>): string {
  return SPANISH_NAMES.of(countryCode) ?? countryName;
}
