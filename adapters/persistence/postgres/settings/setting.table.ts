import { EntitySchema } from 'typeorm';
import { JSON_VALUE } from '../column-types.js';
import type { StoredSettings } from './settings-document.mapper.js';

/** A row of `setting`. */
export interface SettingRow {
  readonly name: string;
  readonly value: StoredSettings;
}

/** Groups of settings by name. */
export const SettingTable = new EntitySchema<SettingRow>({
  name: 'setting',
  columns: { name: { type: 'text', primary: true }, value: JSON_VALUE },
});
