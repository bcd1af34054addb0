import type { Settings } from '../../../domain/operations/settings.js';

/** Stores the settings. */
export abstract class SettingsRepository {
  /** The current settings; the defaults if none were changed. */
  abstract getCurrent(): Promise<Settings>;
  abstract save(settings: Settings): Promise<void>;
}
