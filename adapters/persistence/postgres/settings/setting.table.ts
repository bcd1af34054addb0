import { EntitySchema } from 'typeorm';

/** A row of `setting`. */
export interface SettingRow {
  readonly name: string;
  readonly value: unknown;
}

/** Groups of settings by name. */
export const SettingTable = new EntitySchema<SettingRow>({
  name: 'setting',
  columns: { name: { type: 'text', primary: true }, value: { type: 'jsonb' } },
});
