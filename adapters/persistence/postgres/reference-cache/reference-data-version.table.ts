import { EntitySchema } from 'typeorm';

/** The row of `standing_version`. */
export interface StandingVersionRow {
  readonly one: boolean;
  readonly version: string;
}

/** Counts the changes of what staff keep; triggers of those tables do it. */
export const StandingVersionTable = new EntitySchema<StandingVersionRow>({
  name: 'standing_version',
  columns: {
    one: { type: 'boolean', primary: true },
    version: { type: 'bigint' },
  },
});
