import {
  SettingsRepository,
  type VersionedSettings,
} from '../../../application/operations/settings/settings.repository.js';
import { createStaleSettingsError } from '../../../domain/errors/repository-errors.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../domain/operations/settings.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface SettingsRow extends VersionedSettings {
  readonly id: number;
}

const SINGLE_ROW_ID = 1;

/** The settings in memory. */
export class InMemorySettingsRepository extends SettingsRepository {
  constructor(private readonly rows: Table<SettingsRow> = Table.createEmpty<SettingsRow>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemorySettingsRepository {
    return new InMemorySettingsRepository(this.rows.withUndoLog(undoLog));
  }

  async getCurrent(): Promise<Settings> {
    return (await this.getVersioned()).settings;
  }

  async getVersioned(): Promise<VersionedSettings> {
    const { settings, version } = this.rows.find(SINGLE_ROW_ID) ?? { settings: DEFAULT_SETTINGS, version: 0 };
    return { settings, version };
  }

  async save(settings: Settings, version?: number): Promise<number> {
    const stored = this.rows.find(SINGLE_ROW_ID)?.version ?? 0;
    if (version !== undefined && version !== stored) throw createStaleSettingsError();
    return this.rows.put({ id: SINGLE_ROW_ID, settings, version: stored + 1 }).version;
  }
}
