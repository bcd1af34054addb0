import type { EntityManager } from 'typeorm';
import { SettingsRepository } from '../../../../application/operations/settings/settings.repository.js';
import type { Settings } from '../../../../domain/operations/settings.js';
import { prepareStatement, query } from '../query.js';
import { sanitizeJson } from '../sanitize.js';
import { type StoredSettings, toSettings, toSettingsDocument } from './settings-document.mapper.js';

const SETTINGS_KEY = 'desk';
const SELECT = prepareStatement('SELECT value FROM setting WHERE name = $1');

/** The desk's settings in PostgreSQL; a setting that a later release adds starts at its default. */
export class PostgresSettingsRepository extends SettingsRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async getCurrent(): Promise<Settings> {
    const { rows } = await query<{ value: StoredSettings }>(this.manager, SELECT, [SETTINGS_KEY]);
    return toSettings(rows[0]?.value ?? {});
  }

  async save(settings: Settings): Promise<void> {
    await query(
      this.manager,
      'INSERT INTO setting (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [SETTINGS_KEY, sanitizeJson(toSettingsDocument(settings))],
    );
  }
}
