import { EntitySchema } from 'typeorm';
import type { CountryRow } from '../airport-directory/country.table.js';
import { ID, TEXT, TIMESTAMP, VERSION } from '../column-types.js';

/** A row of `tax_rate`; rates in percent, as the database writes numbers. */
export interface TaxRateRow {
  readonly id: number;
  readonly version: number;
  readonly countryId: number;
  readonly vatRate: string;
  readonly whtRate: string;
  readonly notes: string;
  readonly lastUpdated: Date;
  /** Null for seeded rows. */
  readonly lastUpdatedBy: string | null;
  readonly country: CountryRow;
}

/** The taxes: one row for each country. */
export const TaxRateTable = new EntitySchema<TaxRateRow>({
  name: 'tax_rate',
  columns: {
    id: ID,
    version: VERSION,
    countryId: { type: 'integer', name: 'country_id' },
    vatRate: { type: 'numeric', name: 'vat_rate' },
    whtRate: { type: 'numeric', name: 'wht_rate' },
    notes: TEXT,
    lastUpdated: { ...TIMESTAMP, name: 'last_updated' },
    lastUpdatedBy: { type: 'text', name: 'last_updated_by', nullable: true },
  },
  relations: { country: { type: 'many-to-one', target: 'country', joinColumn: { name: 'country_id' } } },
});
