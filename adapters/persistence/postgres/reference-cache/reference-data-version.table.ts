import { EntitySchema } from 'typeorm';

/** The row of `reference_data_version`. */
export interface ReferenceDataVersionRow {
  readonly isSingleton: boolean;
  readonly version: string;
}

/** Counts the changes of reference data; triggers of those tables update it. */
export const ReferenceDataVersionTable = new EntitySchema<ReferenceDataVersionRow>({
  name: 'reference_data_version',
  columns: {
    isSingleton: { type: 'boolean', name: 'is_singleton', primary: true },
    version: { type: 'bigint' },
  },
});
