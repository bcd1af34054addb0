import type { Big } from 'big.js';
import { EntitySchema } from 'typeorm';
import type { ChargeCategory } from '../../../../domain/tariff/charge-category/charge-category.js';
import type { RateConditionsEntry } from '../../../../domain/tariff/condition/rate-conditions.js';
import type { RateFormulaEntry } from '../../../../domain/tariff/formula/rate-formula.js';
import type { RateCriterion } from '../../../../domain/tariff/rate-criterion.js';
import type { Day } from '../../../../domain/tariff/rate-validity.js';
import type { AirportRow } from '../airport-directory/airport.table.js';
import type { ChargeCodeRow } from '../charge-codes/charge-code.table.js';
import { DAY, DECIMAL, ID, JSON_VALUE, TEXT, TIMESTAMP, VERSION } from '../column-types.js';

/** A row of `rate`. */
export interface RateRow {
  readonly id: number;
  readonly version: number;
  readonly countryId: number;
  readonly locationId: number;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly criterion: RateCriterion;
  /** Null: US dollars. */
  readonly currency: string | null;
  readonly baseRate: Big;
  readonly minimumCharge: Big | null;
  readonly maximumCharge: Big | null;
  /** Null: the base rate alone. */
  readonly formula: RateFormulaEntry | null;
  /** Null: the rate applies always. */
  readonly conditions: RateConditionsEntry | null;
  /** What was proposed when the rate was entered; the category of its code counts. */
  readonly proposedCategory: ChargeCategory;
  readonly isRequired: boolean;
  readonly description: string;
  readonly validFrom: Day | null;
  readonly validUntil: Day | null;
  readonly isSample: boolean;
  readonly updatedAt: Date;
  readonly airport: AirportRow;
  readonly chargeCode: ChargeCodeRow;
}

/** The tariff: for each airport and service one row, or several that are in force one after the other. */
export const RateTable = new EntitySchema<RateRow>({
  name: 'rate',
  columns: {
    id: ID,
    version: VERSION,
    countryId: { type: 'integer', name: 'country_id' },
    locationId: { type: 'integer', name: 'location_id' },
    serviceCode: { ...TEXT, name: 'service_code' },
    serviceName: { ...TEXT, name: 'service_name' },
    criterion: { type: 'text' },
    currency: { type: 'text', nullable: true },
    baseRate: { ...DECIMAL, name: 'base_rate' },
    minimumCharge: { ...DECIMAL, name: 'minimum_charge', nullable: true },
    maximumCharge: { ...DECIMAL, name: 'maximum_charge', nullable: true },
    formula: { ...JSON_VALUE, nullable: true },
    conditions: { ...JSON_VALUE, nullable: true },
    proposedCategory: { type: 'text', name: 'category' },
    isRequired: { type: 'boolean', name: 'is_required' },
    description: TEXT,
    validFrom: { ...DAY, name: 'valid_from', nullable: true },
    validUntil: { ...DAY, name: 'valid_until', nullable: true },
    isSample: { type: 'boolean', name: 'is_sample' },
    updatedAt: { ...TIMESTAMP, name: 'updated_at' },
  },
  relations: {
    airport: { type: 'many-to-one', target: 'airport', joinColumn: { name: 'location_id' } },
    chargeCode: {
      type: 'many-to-one',
      target: 'charge_code',
      joinColumn: { name: 'service_code', referencedColumnName: 'code' },
    },
  },
});
