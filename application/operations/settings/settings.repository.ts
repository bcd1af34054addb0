import type { DeskSettings } from '../../../domain/operations/settings.js';

/** Where the desk's settings are kept. */
export abstract class SettingsShelf {
  /** The settings in force; the defaults where nobody has changed them. */
  abstract current(): Promise<DeskSettings>;
  abstract keep(settings: DeskSettings): Promise<void>;
}
