import type { Settings } from '../../../domain/operations/settings.js';

/** The settings, and how often they have been saved. */
export interface VersionedSettings {
  readonly settings: Settings;
  /** 0 while nobody has saved any; every save adds one. */
  readonly version: number;
}

/** Stores the settings. */
export abstract class SettingsRepository {
  /** The current settings; the defaults if none were changed. */
  abstract getCurrent(): Promise<Settings>;
  /** The current settings with the version that an edit of them starts from. */
  abstract getVersioned(): Promise<VersionedSettings>;
  /**
   * @param version the version that was edited; undefined overwrites any version
   * @returns the new version
   * @throws StaleVersionError if somebody has saved since that version
   */
  abstract save(settings: Settings, version?: number): Promise<number>;
}
