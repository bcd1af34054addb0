import type { TaxRate } from '../../../domain/tariff/tax/tax-rate.js';

/** The taxes of one country, in percent. */
export class TaxRateView {
  readonly id!: number;
  readonly version!: number;
  /** ISO alpha-2. */
  readonly countryCode!: string;
  readonly countryName!: string;
  readonly vatRate!: number;
  readonly whtRate!: number;
  readonly notes!: string;
  /** ISO moment. */
  readonly lastUpdated!: string;
  /** The administrator's email; null where no person has entered it. */
  readonly lastUpdatedBy!: string | null;
}

/** The taxes of a country for the wire. */
export function toTaxRateView(taxRate: TaxRate): TaxRateView {
  return {
    id: taxRate.id,
    version: taxRate.version,
    countryCode: taxRate.countryCode,
    countryName: taxRate.countryName,
    vatRate: taxRate.vatRate,
    whtRate: taxRate.whtRate,
    notes: taxRate.notes,
    lastUpdated: taxRate.lastUpdated.toISOString(),
    lastUpdatedBy: taxRate.lastUpdatedBy ?? null,
  };
}
