import { EntitySchema } from 'typeorm';
import { MOMENT } from '../column-types.js';

/** A row of `desk_mark`. */
export interface DeskMarkRow {
  readonly name: string;
  readonly at: Date;
}

/** What was done once and is never to be done again. */
export const DeskMarkTable = new EntitySchema<DeskMarkRow>({
  name: 'desk_mark',
  columns: { name: { type: 'text', primary: true }, at: MOMENT },
});
