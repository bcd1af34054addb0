import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../domain/operations/settings.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface SettingsRow {
  readonly id: number;
  readonly settings: Settings;
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
    return this.rows.find(SINGLE_ROW_ID)?.settings ?? DEFAULT_SETTINGS;
  }

  async save(settings: Settings): Promise<void> {
    this.rows.put({ id: SINGLE_ROW_ID, settings });
  }
}
