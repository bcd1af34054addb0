import { DEFAULT_SETTINGS, type DeskSettings } from '../../../domain/operations/settings.js';
import { SettingsShelf } from '../../../application/operations/settings/settings.repository.js';
import type { Journal } from './undo-log.js';
import { Rows } from './table.js';

interface SettingsRow {
  readonly id: number;
  readonly settings: DeskSettings;
}

const THE_ONLY_ROW = 1;

/** The settings in memory. */
export class InMemorySettingsShelf extends SettingsShelf {
  constructor(private readonly rows: Rows<SettingsRow> = Rows.empty<SettingsRow>()) {
    super();
  }

  within(journal: Journal): InMemorySettingsShelf {
    return new InMemorySettingsShelf(this.rows.within(journal));
  }

  async current(): Promise<DeskSettings> {
    return this.rows.find(THE_ONLY_ROW)?.settings ?? DEFAULT_SETTINGS;
  }

  async keep(settings: DeskSettings): Promise<void> {
    this.rows.put({ id: THE_ONLY_ROW, settings });
  }
}
