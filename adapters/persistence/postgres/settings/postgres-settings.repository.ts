import type { EntityManager } from 'typeorm';
import { SettingsRepository } from '../../../../application/operations/settings/settings.repository.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../../domain/operations/settings.js';
import { prepareStatement, query } from '../query.js';
import { sanitizeJson } from '../sanitize.js';

const SETTINGS_KEY = 'desk';
const SELECT = prepareStatement('SELECT value FROM desk_setting WHERE name = $1');

/** Settings as JSON keeps them: null is "indefinitely", an absent one has never been set. */
type StoredSettings = Partial<Omit<Settings, 'retentionDays'>> & { readonly retentionDays?: number | null };

/** The desk's settings in PostgreSQL; a setting that a later release adds starts at its default. */
export class PostgresSettingsRepository extends SettingsRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async getCurrent(): Promise<Settings> {
    const { rows } = await query<{ value: StoredSettings }>(this.manager, SELECT, [SETTINGS_KEY]);
    const { retentionDays = DEFAULT_SETTINGS.retentionDays, ...stored } = rows[0]?.value ?? {};
    return { ...DEFAULT_SETTINGS, ...stored, retentionDays: retentionDays ?? undefined };
  }

  async save(settings: Settings): Promise<void> {
    const stored: StoredSettings = { ...settings, retentionDays: settings.retentionDays ?? null };
    await query(
      this.manager,
      'INSERT INTO desk_setting (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [SETTINGS_KEY, sanitizeJson(stored)],
    );
  }
}
