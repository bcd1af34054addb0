import type { TaxRateDraft } from '../../domain/tariff/tax/tax-rate.js';

const CHECK = 'Check both rates with your tax adviser before relying on them.';

/** The countries' standard VAT, and withholding on services of non-residents as far as known; all in percent. */
export const SAMPLE_TAX_RATES: readonly TaxRateDraft[] = [
  { countryCode: 'PA', vatRate: 7, whtRate: 12.5, notes: `ITBMS; withholding on half the amount at 25 %. ${CHECK}` },
  { countryCode: 'CR', vatRate: 13, whtRate: 25, notes: `IVA; withholding on fees and technical services. ${CHECK}` },
  { countryCode: 'NI', vatRate: 15, whtRate: 20, notes: `IVA; withholding on services. ${CHECK}` },
  { countryCode: 'HN', vatRate: 15, whtRate: 25, notes: `ISV; withholding on services. ${CHECK}` },
  { countryCode: 'SV', vatRate: 13, whtRate: 20, notes: `IVA; withholding on services. ${CHECK}` },
  { countryCode: 'GT', vatRate: 12, whtRate: 15, notes: `IVA; withholding on fees and technical advice. ${CHECK}` },
];
