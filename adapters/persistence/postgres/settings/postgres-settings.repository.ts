import type { EntityManager } from 'typeorm';
import { SettingsRepository } from '../../../../application/operations/settings/settings.repository.js';
import type { Settings } from '../../../../domain/operations/settings.js';
import { SettingTable } from './setting.table.js';
import { toSettings, toSettingsDocument } from './settings-document.mapper.js';

const SETTINGS_KEY = 'desk';

/** The settings in PostgreSQL; a setting that a later release adds starts at its default. */
export class PostgresSettingsRepository extends SettingsRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async getCurrent(): Promise<Settings> {
    const row = await this.manager.findOneBy(SettingTable, { name: SETTINGS_KEY });
    return toSettings(row?.value ?? {});
  }

  async save(settings: Settings): Promise<void> {
    const row = { name: SETTINGS_KEY, value: toSettingsDocument(settings) };
    await this.manager.upsert(SettingTable, row, ['name']);
  }
}
