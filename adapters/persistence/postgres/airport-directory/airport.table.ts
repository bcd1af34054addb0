import { EntitySchema } from 'typeorm';
import { TEXT } from '../column-types.js';
import type { CountryRow } from './country.table.js';

/** A row of `airport`. */
export interface AirportRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly countryId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly aliases: string[];
  readonly country: CountryRow;
}

/** The destination airports, with fixed ids (section 3 of the specification). */
export const AirportTable = new EntitySchema<AirportRow>({
  name: 'airport',
  columns: {
    id: { type: 'integer', primary: true },
    code: TEXT,
    name: TEXT,
    city: TEXT,
    countryId: { type: 'integer', name: 'country_id' },
    latitude: { type: 'double precision' },
    longitude: { type: 'double precision' },
    aliases: { type: 'text', array: true },
  },
  relations: { country: { type: 'many-to-one', target: 'country', joinColumn: { name: 'country_id' } } },
});
