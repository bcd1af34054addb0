import type { EntityManager } from 'typeorm';
import { DEFAULT_SETTINGS, type DeskSettings } from '../../../../domain/operations/settings.js';
import { SettingsShelf } from '../../../../application/operations/settings/settings.repository.js';
import { prepared, run } from '../query.js';
import { storableJson } from '../sanitize.js';

const DESK = 'desk';
const SELECT = prepared('SELECT value FROM desk_setting WHERE name = $1');

/** Settings as JSON keeps them: null is "indefinitely", an absent one has never been set. */
type StoredSettings = Partial<Omit<DeskSettings, 'retentionDays'>> & { readonly retentionDays?: number | null };

/** The desk's settings in PostgreSQL; a setting that a later release adds starts at its default. */
export class PostgresSettingsShelf extends SettingsShelf {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async current(): Promise<DeskSettings> {
    const { rows } = await run<{ value: StoredSettings }>(this.manager, SELECT, [DESK]);
    const { retentionDays = DEFAULT_SETTINGS.retentionDays, ...stored } = rows[0]?.value ?? {};
    return { ...DEFAULT_SETTINGS, ...stored, retentionDays: retentionDays ?? undefined };
  }

  async keep(settings: DeskSettings): Promise<void> {
    const stored: StoredSettings = { ...settings, retentionDays: settings.retentionDays ?? null };
    await run(
      this.manager,
      'INSERT INTO desk_setting (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [DESK, storableJson(stored)],
    );
  }
}
