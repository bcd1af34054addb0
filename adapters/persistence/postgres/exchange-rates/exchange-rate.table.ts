import type { Big } from 'big.js';
import { EntitySchema } from 'typeorm';
import type { Day } from '../../../../domain/tariff/rate-validity.js';
import { DAY, DECIMAL, ID, TEXT, TIMESTAMP, VERSION } from '../column-types.js';

/** A row of `exchange_rate`. */
export interface ExchangeRateRow {
  readonly id: number;
  readonly version: number;
  readonly currency: string;
  readonly validFrom: Day;
  readonly validUntil: Day;
  readonly unitsPerUsd: Big;
  readonly marginPercent: Big;
  readonly notes: string;
  readonly updatedAt: Date;
}

/** The exchange rates: one row for a currency and the day that it begins on. */
export const ExchangeRateTable = new EntitySchema<ExchangeRateRow>({
  name: 'exchange_rate',
  columns: {
    id: ID,
    version: VERSION,
    currency: { type: 'text' },
    validFrom: { ...DAY, name: 'valid_from' },
    validUntil: { ...DAY, name: 'valid_until' },
    unitsPerUsd: { ...DECIMAL, name: 'units_per_usd' },
    marginPercent: { ...DECIMAL, name: 'margin_percent' },
    notes: TEXT,
    updatedAt: { ...TIMESTAMP, name: 'updated_at' },
  },
});
