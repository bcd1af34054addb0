import { EntitySchema } from 'typeorm';
import type { ChargeCategory } from '../../../../domain/tariff/charge-category/charge-category.js';
import type { ChargeApplication } from '../../../../domain/tariff/charge-code/charge-code.js';
import { ID, TEXT, TIMESTAMP, VERSION } from '../column-types.js';

/** A row of `charge_code`. */
export interface ChargeCodeRow {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly nameEn: string;
  readonly nameEs: string;
  readonly category: ChargeCategory;
  readonly iataCode: string | null;
  readonly application: ChargeApplication;
  readonly isPassThrough: boolean;
  readonly isTaxable: boolean;
  readonly needsReview: boolean;
  readonly updatedAt: Date;
}

/** The kinds of charge: one row for each code. */
export const ChargeCodeTable = new EntitySchema<ChargeCodeRow>({
  name: 'charge_code',
  columns: {
    id: ID,
    version: VERSION,
    code: TEXT,
    nameEn: { ...TEXT, name: 'name_en' },
    nameEs: { ...TEXT, name: 'name_es' },
    category: { type: 'text' },
    iataCode: { type: 'text', name: 'iata_code', nullable: true },
    application: { type: 'text' },
    isPassThrough: { type: 'boolean', name: 'is_pass_through' },
    isTaxable: { type: 'boolean', name: 'is_taxable' },
    needsReview: { type: 'boolean', name: 'needs_review' },
    updatedAt: { ...TIMESTAMP, name: 'updated_at' },
  },
});
