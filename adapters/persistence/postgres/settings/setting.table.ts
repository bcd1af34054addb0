import { EntitySchema } from 'typeorm';

/** A row of `desk_setting`. */
export interface DeskSettingRow {
  readonly name: string;
  readonly value: unknown;
}

/** Groups of settings by name. */
export const DeskSettingTable = new EntitySchema<DeskSettingRow>({
  name: 'desk_setting',
  columns: { name: { type: 'text', primary: true }, value: { type: 'jsonb' } },
});
