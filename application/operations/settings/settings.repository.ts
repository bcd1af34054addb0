import type { Settings } from '../../../domain/operations/settings.js';

/** Where the desk's settings are kept. */
export abstract class SettingsRepository {
  /** The settings in force; the defaults where nobody has changed them. */
  abstract getCurrent(): Promise<Settings>;
  abstract save(settings: Settings): Promise<void>;
}
