import { EntitySchema } from 'typeorm';
import { ID, TEXT, VERSION } from '../column-types.js';

/** A row of `disclaimer`. */
export interface DisclaimerRow {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly content: string;
  readonly priority: number;
  readonly place: number;
  readonly airports: DisclaimerAirportRow[];
}

/** The disclaimers. */
export const DisclaimerTable = new EntitySchema<DisclaimerRow>({
  name: 'disclaimer',
  columns: {
    id: ID,
    version: VERSION,
    title: TEXT,
    content: TEXT,
    priority: { type: 'integer' },
    place: { type: 'integer', name: 'position' },
  },
  relations: { airports: { type: 'one-to-many', target: 'disclaimer_airport', inverseSide: 'disclaimer' } },
});

/** A row of `disclaimer_airport`. */
export interface DisclaimerAirportRow {
  readonly disclaimerId: number;
  readonly airportId: number;
  readonly disclaimer: DisclaimerRow;
}

/** The airports that a disclaimer is for; a disclaimer without any is for all. */
export const DisclaimerAirportTable = new EntitySchema<DisclaimerAirportRow>({
  name: 'disclaimer_airport',
  columns: {
    disclaimerId: { type: 'integer', name: 'disclaimer_id', primary: true },
    airportId: { type: 'integer', name: 'airport_id', primary: true },
  },
  relations: {
    disclaimer: {
      type: 'many-to-one',
      target: 'disclaimer',
      inverseSide: 'airports',
      joinColumn: { name: 'disclaimer_id' },
    },
  },
});
