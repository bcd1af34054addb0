import { EntitySchema } from 'typeorm';
import { TEXT } from '../column-types.js';

/** A row of `country`. */
export interface CountryRow {
  readonly id: number;
  readonly code: string;
  readonly alpha3: string;
  readonly name: string;
}

/** The countries, with fixed ids (section 3 of the specification). */
export const CountryTable = new EntitySchema<CountryRow>({
  name: 'country',
  columns: { id: { type: 'integer', primary: true }, code: TEXT, alpha3: TEXT, name: TEXT },
});
