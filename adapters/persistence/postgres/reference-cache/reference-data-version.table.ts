import { EntitySchema } from 'typeorm';

/** The row of `standing_version`. */
export interface ReferenceDataVersionRow {
  readonly one: boolean;
  readonly version: string;
}

/** Counts the changes of what staff keep; triggers of those tables do it. */
export const ReferenceDataVersionTable = new EntitySchema<ReferenceDataVersionRow>({
  name: 'standing_version',
  columns: {
    one: { type: 'boolean', primary: true },
    version: { type: 'bigint' },
  },
});
