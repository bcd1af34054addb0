import type { EntityManager } from 'typeorm';
import {
  SettingsRepository,
  type VersionedSettings,
} from '../../../../application/operations/settings/settings.repository.js';
import { createStaleSettingsError } from '../../../../domain/errors/repository-errors.js';
import type { Settings } from '../../../../domain/operations/settings.js';
import { rebuildRollups } from '../analytics/rollups.js';
import { SettingTable } from './setting.table.js';
import { toSettings, toSettingsDocument } from './settings-document.mapper.js';

const SETTINGS_KEY = 'desk';

/** One statement compares and stores, so that of two saves at once the second sees the first; documents of older releases count as 0. */
const SAVE_SQL = `
  INSERT INTO setting (name, value) VALUES ($1, $2::jsonb || jsonb_build_object('version', 1))
  ON CONFLICT (name) DO UPDATE
    SET value = $2::jsonb || jsonb_build_object('version', coalesce((setting.value->>'version')::int, 0) + 1)
    WHERE $3::int IS NULL OR coalesce((setting.value->>'version')::int, 0) = $3
  RETURNING (value->>'version')::int AS version`;

/** The settings in PostgreSQL; a setting that a later release adds starts at its default. */
export class PostgresSettingsRepository extends SettingsRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async getCurrent(): Promise<Settings> {
    return (await this.getVersioned()).settings;
  }

  async getVersioned(): Promise<VersionedSettings> {
    const row = await this.manager.findOneBy(SettingTable, { name: SETTINGS_KEY });
    return { settings: toSettings(row?.value ?? {}), version: row?.value.version ?? 0 };
  }

  async save(settings: Settings, version?: number): Promise<number> {
    const before = await this.getCurrent();
    const document = JSON.stringify(toSettingsDocument(settings));
    const rows: Array<{ version: number }> = await this.manager.query(SAVE_SQL, [
      SETTINGS_KEY,
      document,
      version ?? null,
    ]);
    const [saved] = rows;
    if (!saved) throw createStaleSettingsError();
    if (before.timeZone !== settings.timeZone) await rebuildRollups(this.manager);
    return saved.version;
  }
}
